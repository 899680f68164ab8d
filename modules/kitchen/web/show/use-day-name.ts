import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';

/** The name of a trading day: "Sat 21 Nov". */
export const useDayName = () => {
  const locale = useLocale();
  const { date } = useWhen();
  return (day: string): string => `${weekdayText(day, 'short', locale)} ${date(new Date(`${day}T12:00:00Z`))}`;
};
