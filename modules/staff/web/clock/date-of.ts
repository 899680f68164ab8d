/** @unit milliseconds */
export const minuteMs = 60_000;

/** The moment of a minute, as the clock counts them: since 1970. */
export const dateOf = (minute: number): Date => new Date(minute * minuteMs);
