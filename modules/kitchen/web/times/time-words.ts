import { m } from '../../../../generated/messages/web/messages.js';
import type { KitchenOutputs } from '../kitchen-client.ts';

/** The times of a period as they are answered. */
export type Times = KitchenOutputs['readTicketTimes'];

/** How long a group of lines took, as it is answered. */
export type Group = Times['all'];

/** A length of time as a kitchen says it: "7:05 min". @param seconds @unit seconds */
export const durationText = (seconds: number): string =>
  m.kitchen_times_minutes({ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });

/** How many of those with a target were late: "12 of 40 (30%)"; a dash where none has a target. */
export const lateText = ({ late, targeted }: Pick<Group, 'late' | 'targeted'>): string =>
  targeted === 0 ? '–' : m.kitchen_times_late_of({ late, targeted, share: `${Math.round((late * 100) / targeted)}%` });

/** What one should know first, as a sentence. */
export const timesFindingText = (
  { finding, dishes }: Pick<Times, 'finding' | 'dishes'>,
  nameOf: (dish: Times['dishes'][number]) => string,
): string => {
  const named = (wanted: string): string => {
    const dish = dishes.find(({ dishId }) => dishId === wanted);
    return dish ? nameOf(dish) : '';
  };
  switch (finding.kind) {
    case 'NOTHING_READY':
      return m.kitchen_times_finding_nothing();
    case 'ALL_IN_TIME':
      return m.kitchen_times_finding_all_in_time({ time: durationText(finding.ninetieth) });
    case 'NO_TARGETS':
      return m.kitchen_times_finding_no_targets({ dish: named(finding.dishId), time: durationText(finding.median) });
    case 'DISH_LATE':
      return m.kitchen_times_finding_late({ dish: named(finding.dishId), late: finding.late, targeted: finding.targeted });
  }
};
