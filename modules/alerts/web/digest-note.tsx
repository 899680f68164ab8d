import { m } from '../../../generated/messages/web/messages.js';
import { clockText, instantAt } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useWall } from '../../../ui/when/wall.tsx';

const minutesAnHour = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** How much a person is told in a day, and when the rest comes. */
export const DigestNote = ({ minutes }: { /** @unit minutes after midnight */ readonly minutes: number }) => {
  const [wall, language] = [useWall(), useLocale()];
  const at = instantAt(
    '2026-01-01',
    `${twoDigits(Math.floor(minutes / minutesAnHour))}:${twoDigits(minutes % minutesAnHour)}`,
    wall.timeZone,
  );
  return <p className="border-t border-line px-4 py-3 text-small text-ink-2">{m.alerts_cap({ time: clockText(at, wall, language) })}</p>;
};
