import { m } from '../../../../generated/messages/web/messages.js';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { ToldShift } from '../../contract/rota-fields.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { useShiftTimes } from '../rota/shift-times.ts';

/** A day with its weekday, short: "Fri 27 Nov". */
export const useShortDay = () => {
  const [wall, language] = [useWall(), useLocale()];
  return (day: string): string => `${weekdayText(day, 'short', language)} ${dayText(day, 'short', { wall, language })}`;
};

/** A shift in a line: "Fri 27 Nov, 4:30 pm to 11:00 pm, Waiter". */
export const useShiftText = (workRoles: readonly WorkRole[]) => {
  const [language, times, shortDay] = [useLocale(), useShiftTimes(), useShortDay()];
  return (shift: ToldShift): string => {
    const role = workRoles.find(({ id }) => id === shift.workRoleId);
    return m.staff_swap_shift({ day: shortDay(shift.day), times: times(shift), role: role ? nameOfRole(role, language) : '' });
  };
};
