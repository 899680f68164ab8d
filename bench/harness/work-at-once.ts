/** What of a browser's trace counts here; times in microseconds, `tdur` those that the thread itself worked. */
export type TracedEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** How much slower Lighthouse's phone is, and how much work at a time blocks nobody there. */
const slowdown = 4;
const unnoticedMs = 50;

/**
 * What blocks touches after a page's first picture because its main thread works for longer than goes unnoticed, by that thread's
 * own time: unlike Lighthouse's total blocking time, what else the machine did meanwhile is not in it.
 *
 * @unit milliseconds of Lighthouse's phone
 */
export const workAtOnceMs = (events: readonly TracedEvent[], address: string): number => {
  const opened = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address);
  const ofPage = events.filter(({ pid, tid, ts }) => opened && pid === opened.pid && tid === opened.tid && ts >= opened.ts);
  const firstPicture = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  if (!firstPicture) throw new Error(`${address} showed nothing.`);
  const tasks = ofPage.filter(({ name, ts }) => name === 'RunTask' && ts >= firstPicture.ts);
  return Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0));
};
