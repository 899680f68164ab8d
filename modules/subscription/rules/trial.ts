/** How long a new account may try everything. */
export const trialDays: number = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** When a trial that starts now ends: fourteen times twenty-four hours later, whatever the clocks do in between. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + trialDays * dayMs);
