import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';

/** Says a day as its reader counts it: "1 January 2006", "Tahsas 23, 1998". */
export const useDayWords = () => {
  const wall = useWall();
  const language = useLocale();
  return (isoDay: string): string => dayText(isoDay, 'date', { wall, language });
};
