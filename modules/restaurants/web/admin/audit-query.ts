import { instantAt } from '../../../../kit/time/wall.ts';

/** Which lines of the trail are wanted; empty means all. Days are inclusive, on the restaurant's wall. */
export type AuditFilter = { readonly actorId: string; readonly action: string; readonly from: string; readonly until: string };

/** Everything that was ever done. */
export const noAuditFilter: AuditFilter = { actorId: '', action: '', from: '', until: '' };

/** The first instant of a day, or of one after it, where the clock stands so. */
const startOfDay = (isoDay: string, timeZone: string, daysLater = 0): string => {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return instantAt(date.toISOString().slice(0, 10), '00:00', timeZone).toISOString();
};

/** The filter as the server is asked. */
export const auditQueryOf = (filter: AuditFilter, timeZone: string) => ({
  ...(filter.actorId !== '' && { actorId: filter.actorId }),
  ...(filter.action !== '' && { action: filter.action }),
  ...(filter.from !== '' && { from: startOfDay(filter.from, timeZone) }),
  ...(filter.until !== '' && { until: startOfDay(filter.until, timeZone, 1) }),
});
