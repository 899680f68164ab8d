import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { clockText, instantAt } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useWall } from '../../../ui/when/wall.tsx';
import { clockOfMinutes } from './telling/clock-minutes.ts';

export type PanelFootProps = {
  /** When the digest comes; undefined until it is known. @unit minutes after midnight */
  readonly minutes: number | undefined;
  readonly onGo: () => void;
};

/** How much a person is told in a day, when the rest comes, and where that is chosen. */
export const PanelFoot = ({ minutes, onGo }: PanelFootProps) => {
  const [wall, language] = [useWall(), useLocale()];
  const timeOf = (known: number): string => clockText(instantAt('2026-01-01', clockOfMinutes(known), wall.timeZone), wall, language);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 text-small text-ink-2">
      {minutes !== undefined && <p className="flex-1 basis-48">{m.alerts_cap({ time: timeOf(minutes) })}</p>}
      <Link
        to="/settings"
        search={{ tab: 'alerts' }}
        onClick={onGo}
        className="inline-flex min-h-9 items-center text-link focus-ring touch:min-h-11"
      >
        {m.alerts_settings()}
      </Link>
    </footer>
  );
};
