import type { Stretch } from './clock-pairing.ts';
import { packOf } from './country-pack.ts';
import { minuteOfClock, type Premium } from './pay-law.ts';

/** Why a minute is paid as it is. */
export const payReasons = [
  'BASE',
  'ROUNDING',
  'HOUSE_WEEK',
  'LONG_DAY',
  'LONG_DAY_NIGHT',
  'LONG_WEEK',
  'LONG_WEEK_NIGHT',
  'REST_DAY',
  'HOLIDAY',
] as const;

/** One of them. */
export type PayReason = (typeof payReasons)[number];

/** What a reason is worth. */
export type PayTier = {
  readonly reason: PayReason;
  /** @unit thousandths of the hourly rate: 1500 is one and a half */
  readonly ratePermille: number;
};

/** By what the minutes of a week are told apart. */
export type TierRules = {
  /** @unit minutes of a trading day that are paid as they are; null where a day has no limit */
  readonly dayMinutes: number | null;
  /** @unit minutes of a week that are paid as they are; null where a week has no limit */
  readonly weekMinutes: number | null;
  /** Which reasons there are, and what each is worth. */
  readonly worth: Partial<Readonly<Record<PayReason, number>>>;
  /** @unit minutes after midnight on the wall, from when it is night */
  readonly nightFrom: number;
  /** @unit minutes after midnight on the wall, until when it is night */
  readonly nightUntil: number;
};

/** What was agreed in the house where no law says it. */
export type HouseOvertime = {
  /** @unit minutes of a week; null where nothing was agreed */
  readonly afterMinutes: number | null;
  /** @unit thousandths of the hourly rate */
  readonly ratePermille: number;
};

const permillePerBps = 10;

/** Under which reason a premium of the law is paid. */
const reasonsOfPremium = {
  OVERTIME: ['LONG_DAY', 'LONG_WEEK'],
  NIGHT_OVERTIME: ['LONG_DAY_NIGHT', 'LONG_WEEK_NIGHT'],
  REST_DAY: ['REST_DAY'],
  HOLIDAY: ['HOLIDAY'],
} as const satisfies Record<Premium['when'], readonly PayReason[]>;

/**
 * The tiers of a country on a day; where no law knows any, what the house agreed holds.
 *
 * @source the premiums and ordinary hours of the country's pack
 */
export const tierRulesOf = (country: string, day: string, house: HouseOvertime): TierRules => {
  const { ordinaryHours, premiums } = packOf(country);
  if (!ordinaryHours || ordinaryHours.validFrom > day)
    return { dayMinutes: null, weekMinutes: house.afterMinutes, worth: { HOUSE_WEEK: house.ratePermille }, nightFrom: 0, nightUntil: 0 };
  const worth = premiums
    .filter(({ validFrom }) => validFrom <= day)
    .flatMap(({ when, rateBps }) => reasonsOfPremium[when].map((reason) => [reason, rateBps / permillePerBps] as const));
  const { dayMinutes, weekMinutes, nightFrom, nightTo } = ordinaryHours;
  const night = { nightFrom: minuteOfClock(nightFrom), nightUntil: minuteOfClock(nightTo) };
  return { dayMinutes, weekMinutes, worth: Object.fromEntries(worth), ...night };
};

/** What the calendar says of a minute. */
export type Wall = {
  /** @unit minutes after midnight on the wall */
  readonly minuteOfDay: number;
  readonly isRestDay: boolean;
  readonly isHoliday: boolean;
};

/** Paid minutes under one reason. */
export type TierMinutes = PayTier & {
  /** @unit minutes */
  readonly minutes: number;
};

/** A trading day of a week. */
export type PaidDay = {
  readonly day: string;
  readonly paid: readonly Stretch[];
  /** @unit minutes given on top by rounding up */
  readonly roundingMinutes: number;
};

/**
 * The wall changes nothing within a quarter of an hour, in any zone.
 *
 * @unit minutes
 */
const quarter = 15;

/**
 * Tells the paid minutes of one week apart, each day by itself: every minute under exactly one reason, the one that is
 * worth most. What a premium was paid for does not count towards a limit again.
 */
export const tierMinutesOfWeek = (week: readonly PaidDay[], rules: TierRules, wallAt: (at: number) => Wall): Map<string, TierMinutes[]> => {
  const told = new Map<string, TierMinutes[]>();
  let plainOfWeek = 0;
  for (const { day, paid, roundingMinutes } of week.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const sums = new Map<PayReason, number>();
    let plainOfDay = 0;
    for (const piece of quarters(paid)) {
      for (const [reason, minutes] of reasonsOf(piece, rules, { plainOfDay, plainOfWeek, wall: wallAt(piece.from) })) {
        sums.set(reason, (sums.get(reason) ?? 0) + minutes);
        if (reason === 'BASE') [plainOfDay, plainOfWeek] = [plainOfDay + minutes, plainOfWeek + minutes];
      }
    }
    if (roundingMinutes > 0) sums.set('ROUNDING', roundingMinutes);
    told.set(
      day,
      payReasons.flatMap((reason) => {
        const minutes = sums.get(reason) ?? 0;
        return minutes === 0 ? [] : [{ reason, ratePermille: worthOf(reason, rules), minutes }];
      }),
    );
  }
  return told;
};

const plainPermille = 1000;
const worthOf = (reason: PayReason, { worth }: TierRules): number => worth[reason] ?? plainPermille;

const quarters = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap(({ from, to }) => {
    const cuts = [from];
    for (let at = (Math.floor(from / quarter) + 1) * quarter; at < to; at += quarter) cuts.push(at);
    return cuts.map((at, index) => ({ from: at, to: cuts[index + 1] ?? to }));
  });

type SoFar = { readonly plainOfDay: number; readonly plainOfWeek: number; readonly wall: Wall };

/** A piece may begin under one reason and end under another: where a limit is reached within it. */
const reasonsOf = ({ from, to }: Stretch, rules: TierRules, { plainOfDay, plainOfWeek, wall }: SoFar): (readonly [PayReason, number])[] => {
  const minutes = to - from;
  if (wall.isHoliday && rules.worth.HOLIDAY !== undefined) return [['HOLIDAY', minutes]];
  if (wall.isRestDay && rules.worth.REST_DAY !== undefined) return [['REST_DAY', minutes]];
  const leftOfDay = (rules.dayMinutes ?? Infinity) - plainOfDay;
  const leftOfWeek = (rules.weekMinutes ?? Infinity) - plainOfWeek;
  const plain = Math.max(0, Math.min(minutes, leftOfDay, leftOfWeek));
  const beyond: readonly [PayReason, number] = [reasonBeyond(leftOfDay <= leftOfWeek ? 'DAY' : 'WEEK', rules, wall), minutes - plain];
  return [['BASE', plain] as const, beyond].filter(([, some]) => some > 0);
};

const reasonBeyond = (limit: 'DAY' | 'WEEK', { worth, nightFrom, nightUntil }: TierRules, { minuteOfDay }: Wall): PayReason => {
  if (worth.HOUSE_WEEK !== undefined) return 'HOUSE_WEEK';
  const isNight = minuteOfDay >= nightFrom || minuteOfDay < nightUntil;
  if (limit === 'DAY') return isNight ? 'LONG_DAY_NIGHT' : 'LONG_DAY';
  return isNight ? 'LONG_WEEK_NIGHT' : 'LONG_WEEK';
};
