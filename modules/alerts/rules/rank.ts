import type { Severity } from './signal-kinds.ts';

const weights: Readonly<Record<Severity, number>> = { INFO: 0, WARN: 100, CRITICAL: 200 };

/**
 * More money than this presses no more than this.
 *
 * @unit digits of the amount in minor units
 */
const digitsMax = 12;

/** How much presses, as a number: first by severity, then by how much money hangs on it. */
export const priorityOf = (severity: Severity, impactMinor: bigint | null): number =>
  weights[severity] + (impactMinor === null || impactMinor <= 0n ? 0 : Math.min(digitsMax, String(impactMinor).length));

/**
 * How long something critical may wait for anybody to look before it goes to whoever leads.
 *
 * @unit minutes
 */
export const escalatesAfterMinutes = 15;
