/** How long ago something was fetched, in the words of the page: just now, minutes, hours. */
export type LastSynced =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute'; readonly count: number }
  | { readonly unit: 'hour'; readonly count: number };

const minuteMs = 60_000;
const minutesPerHour = 60;

/** How long ago it was; a clock that went back says just now. */
export const lastSynced = (at: number, now: number): LastSynced => {
  const minutes = Math.floor((now - at) / minuteMs);
  if (minutes < 1) return { unit: 'now' };
  return minutes < minutesPerHour ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.floor(minutes / minutesPerHour) };
};
