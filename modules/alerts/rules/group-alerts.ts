/** Under which heading an alert stands, the newest first. */
export const alertGroups = ['now', 'today', 'yesterday', 'older'] as const;

/** A heading of the list above. */
export type AlertGroup = (typeof alertGroups)[number];

/**
 * What came within so long is new.
 *
 * @unit milliseconds
 */
const nowMs = 3_600_000;

/** What decides where an alert stands: when it came, and which day that and today are on the wall. */
export type GroupFacts = { readonly at: Date; readonly now: Date; readonly dayOf: (at: Date) => string };

const dayMs = 86_400_000;

/** Under which heading something that came then stands now: what came within the hour is new, whatever day it was. */
export const groupOf = ({ at, now, dayOf }: GroupFacts): AlertGroup => {
  if (now.getTime() - at.getTime() < nowMs) return 'now';
  const day = dayOf(at);
  if (day === dayOf(now)) return 'today';
  return day === dayOf(new Date(now.getTime() - dayMs)) ? 'yesterday' : 'older';
};
