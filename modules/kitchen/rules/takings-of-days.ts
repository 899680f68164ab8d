import type { Channel } from '../../menu/rules/menu-limits.ts';

/** What a day took on a channel, by one who says so. */
export type SaidTakings = {
  readonly businessDate: string;
  readonly channel: Channel;
  readonly grossMinor: string;
  /** @unit guests */
  readonly covers: number | null;
  readonly source: 'ORDERS' | 'TYPED' | 'IMPORTED';
};

/** What a day took on a channel: as the orders add up, beside what somebody wrote down. */
export type ChannelTakings<Said extends SaidTakings> = {
  readonly channel: Channel;
  readonly orders: Said | null;
  readonly written: Said | null;
  /** The one that counts: what orders know comes before what was written. Null where nobody says anything. */
  readonly counted: Said | null;
};

/** A trading day with all that is known of it. */
export type DayTakings<Said extends SaidTakings> = {
  readonly businessDate: string;
  readonly channels: readonly ChannelTakings<Said>[];
  /** @unit minor units */
  readonly grossMinor: bigint;
  /**
   * As far as somebody counted them.
   *
   * @unit guests
   */
  readonly covers: number;
};

/**
 * Puts what orders say beside what was written, day by day in the order given.
 *
 * @invariant nothing is counted twice: of a day and channel one source counts, and the other stays visible.
 */
export const takingsOfDays = <Said extends SaidTakings>(
  said: readonly Said[],
  { days, channels }: { readonly days: readonly string[]; readonly channels: readonly Channel[] },
): readonly DayTakings<Said>[] => {
  const at = new Map(said.map((one) => [`${one.businessDate} ${one.channel} ${one.source === 'ORDERS'}`, one]));
  return days.map((businessDate) => {
    const ofDay = channels.map((channel) => {
      const orders = at.get(`${businessDate} ${channel} true`) ?? null;
      const written = at.get(`${businessDate} ${channel} false`) ?? null;
      return { channel, orders, written, counted: orders ?? written };
    });
    return {
      businessDate,
      channels: ofDay,
      grossMinor: ofDay.reduce((sum, { counted }) => sum + BigInt(counted?.grossMinor ?? '0'), 0n),
      covers: ofDay.reduce((sum, { counted }) => sum + (counted?.covers ?? 0), 0),
    };
  });
};
