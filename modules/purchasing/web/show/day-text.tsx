import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';

/** A day by the calendar on the reader's wall. */
export const DayText = ({ day }: { readonly day: string }) => {
  const [wall, language] = [useWall(), useLocale()];
  return <time dateTime={day}>{dayText(day, 'short', { wall, language })}</time>;
};
