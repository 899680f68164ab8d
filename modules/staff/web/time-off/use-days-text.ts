import { m } from '../../../../generated/messages/web/messages.js';
import { clockText, dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { instantOfMinute } from '../../rules/availability.ts';
import type { TimeOffDays } from '../../rules/time-off.ts';

/** A minute of the wall of a day, as its clock shows it. */
export const useMinuteText = () => {
  const [wall, language] = [useWall(), useLocale()];
  return (day: string, minute: number): string => clockText(new Date(instantOfMinute(day, minute, wall.timeZone)), wall, language);
};

/** When somebody is away: "24 Dec to 27 Dec", "24 Dec, 10:00 am to 2:00 pm". */
export const useDaysText = () => {
  const [wall, language] = [useWall(), useLocale()];
  const minuteText = useMinuteText();
  const short = (day: string): string => dayText(day, 'short', { wall, language });
  return ({ fromDay, toDay, fromMinute, toMinute }: TimeOffDays): string => {
    if (fromMinute !== null && toMinute !== null)
      return `${short(fromDay)}${m.ui_comma()}${m.staff_off_span({ from: minuteText(fromDay, fromMinute), to: minuteText(fromDay, toMinute) })}`;
    return fromDay === toDay ? short(fromDay) : m.staff_off_span({ from: short(fromDay), to: short(toDay) });
  };
};
