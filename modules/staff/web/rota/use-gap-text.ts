import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { WorkRole } from '../../contract/fields.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import type { CoverGap } from './rota-gaps.ts';

/** A gap in words, by itself or of a day: "Line cook: 1 short, 6:00 pm to 9:00 pm". */
export const useGapText = (workRoles: readonly WorkRole[]) => {
  const language = useLocale();
  const { clock } = useWhen();
  return ({ workRoleId, people, fromMs, toMs }: CoverGap, day?: string): string => {
    const role = workRoles.find(({ id }) => id === workRoleId);
    const words = { role: role ? nameOfRole(role, language) : '', people, from: clock(new Date(fromMs)), to: clock(new Date(toMs)) };
    return day === undefined ? m.staff_short_at(words) : m.staff_day_short({ day, ...words });
  };
};
