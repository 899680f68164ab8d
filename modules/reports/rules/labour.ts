/** What one person's trading day came to. */
export type WorkedDay = {
  readonly day: string;
  readonly workRoleId: string | null;
  readonly source: 'APPROVED' | 'WORKED' | 'ROTA' | 'MISSED';
  /** @unit minutes */
  readonly minutes: number;
  /** @unit minutes; null where the rota meant none */
  readonly plannedMinutes: number | null;
  /**
   * Null where nobody said what an hour earns.
   *
   * @unit minor units
   */
  readonly cost: { readonly wagesMinor: bigint; readonly premiumMinor: bigint; readonly onCostMinor: bigint } | null;
};

/** What work came to. */
export type Labour = {
  /** @unit minutes that are paid */
  readonly minutes: number;
  /**
   * What the rota meant; null where it meant nobody.
   *
   * @unit minutes
   */
  readonly plannedMinutes: number | null;
  /**
   * With premiums and what the employer adds, of the days that have a rate.
   *
   * @unit minor units; null where none has
   */
  readonly costMinor: bigint | null;
  readonly wagesMinor: bigint;
  readonly premiumMinor: bigint;
  readonly onCostMinor: bigint;
  /** @unit days of somebody that no rate is known of */
  readonly unpriced: number;
  /** @unit days on which the rota meant somebody who never came */
  readonly missed: number;
};

const sum = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((total, one) => total + of(one), 0);
const sumMinor = (all: readonly WorkedDay[], of: (cost: NonNullable<WorkedDay['cost']>) => bigint): bigint =>
  all.reduce((total, { cost }) => total + (cost ? of(cost) : 0n), 0n);

/** Adds work up. */
export const labourOf = (days: readonly WorkedDay[]): Labour => {
  const planned = days.flatMap(({ plannedMinutes }) => plannedMinutes ?? []);
  const wagesMinor = sumMinor(days, (cost) => cost.wagesMinor);
  const premiumMinor = sumMinor(days, (cost) => cost.premiumMinor);
  const onCostMinor = sumMinor(days, (cost) => cost.onCostMinor);
  return {
    minutes: sum(days, ({ minutes }) => minutes),
    plannedMinutes: planned.length === 0 ? null : sum(planned, (minutes) => minutes),
    costMinor: days.some(({ cost }) => cost !== null) ? wagesMinor + premiumMinor + onCostMinor : null,
    wagesMinor,
    premiumMinor,
    onCostMinor,
    unpriced: days.filter(({ cost }) => cost === null).length,
    missed: days.filter(({ source }) => source === 'MISSED').length,
  };
};

const minutesInHour = 60n;

/**
 * What an hour of work sold; null where nobody worked, or nothing is known to have been sold.
 *
 * @unit minor units, cut off
 */
export const salesPerHour = (netMinor: bigint | null, minutes: number): bigint | null =>
  netMinor === null || minutes <= 0 ? null : (netMinor * minutesInHour) / BigInt(minutes);
