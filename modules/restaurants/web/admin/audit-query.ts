import { localTimeOf } from '../../../../kit/time/business-date.ts';

/** Which lines of the trail are wanted; empty means all. Days are inclusive, on the restaurant's wall. */
export type AuditFilter = { readonly actorId: string; readonly action: string; readonly from: string; readonly until: string };

/** Everything that was ever done. */
export const noAuditFilter: AuditFilter = { actorId: '', action: '', from: '', until: '' };

const dayMs = 86_400_000;

/** The first instant of a day where the clock stands so. */
const startOfDay = (isoDay: string, timeZone: string): number => {
  const atUtc = Date.parse(`${isoDay}T00:00:00Z`);
  const { year, month, day, hour, minute } = localTimeOf(new Date(atUtc), timeZone);
  return 2 * atUtc - Date.UTC(year, month - 1, day, hour, minute);
};

/** The filter as the server is asked. */
export const auditQueryOf = (filter: AuditFilter, timeZone: string) => ({
  ...(filter.actorId !== '' && { actorId: filter.actorId }),
  ...(filter.action !== '' && { action: filter.action }),
  ...(filter.from !== '' && { from: new Date(startOfDay(filter.from, timeZone)).toISOString() }),
  ...(filter.until !== '' && { until: new Date(startOfDay(filter.until, timeZone) + dayMs).toISOString() }),
});
