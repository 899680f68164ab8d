/** What a country says of changing a shift that somebody knows of, as data. */
export type NoticeRule = {
  readonly id: string;
  readonly country: string;
  readonly source: string;
  /** Whether it binds yet; what does not is an estimate of what it may come to. */
  readonly isInForce: boolean;
  /** From when it is expected to bind, or binds. */
  readonly validFrom: string;
  /**
   * What is owed of the pay that somebody loses, by how little notice they had; the first that holds counts.
   *
   * @unit shares in hundredths of a percent
   */
  readonly tiers: readonly { readonly underHours: number; readonly shareBps: number }[];
};

/**
 * The rules of notice that are known.
 *
 * @source Employment Rights Act 2025 (United Kingdom): reasonable notice of shifts and of their changes, and payment for
 * what is cancelled, moved or curtailed at short notice. It is expected in force in 2027; hours and shares will stand in
 * regulations that nobody has made yet, and those here are Maed's assumption. Ethiopia has no such rule: there a change
 * costs what the tiers of overtime, rest day and holiday make of the hours.
 */
export const noticeRules: readonly NoticeRule[] = [
  {
    id: 'GB.short-notice',
    country: 'GB',
    source: 'Employment Rights Act 2025, expected in 2027; shares and hours are an assumption',
    isInForce: false,
    validFrom: '2027-01-01',
    tiers: [
      { underHours: 48, shareBps: 10_000 },
      { underHours: 168, shareBps: 5000 },
    ],
  },
];

/** The rule of notice of a country; null where none is known. */
export const noticeRuleOf = (country: string): NoticeRule | null => noticeRules.find((rule) => rule.country === country) ?? null;

/**
 * A shift as its person knows it, or as it is to be.
 *
 * @unit milliseconds since 1970
 */
export type NoticedShift = {
  readonly userId: string | null;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly isCancelled: boolean;
};

/** What happens to whoever knows of a shift. */
export const noticeKinds = ['CANCELLED', 'GIVEN_AWAY', 'MOVED', 'SHORTENED', 'LENGTHENED', 'OTHER'] as const;

/** One of them. */
export type NoticeKind = (typeof noticeKinds)[number];

/** A change of a known shift, as its person meets it. */
export type Notice = {
  readonly kind: NoticeKind;
  /**
   * Until the shift begins as they know it, or sooner where it begins sooner; none once it has begun.
   *
   * @unit minutes
   */
  readonly noticeMinutes: number;
  /**
   * Of what they were to work, what they don't.
   *
   * @unit minutes
   */
  readonly lostMinutes: number;
};

const minuteMs = 60_000;

/** What a change means to whoever knows of a shift; null where it was nobody's. */
export const noticeOf = (before: NoticedShift, after: NoticedShift, nowMs: number): Notice | null => {
  if (before.userId === null || before.isCancelled) return null;
  const isGone = after.isCancelled || after.userId !== before.userId;
  const kept = isGone ? 0 : Math.max(0, Math.min(before.endsMs, after.endsMs) - Math.max(before.startsMs, after.startsMs));
  const begins = isGone ? before.startsMs : Math.min(before.startsMs, after.startsMs);
  return {
    kind: kindOf(before, after),
    noticeMinutes: Math.max(0, Math.floor((begins - nowMs) / minuteMs)),
    lostMinutes: Math.round((before.endsMs - before.startsMs - kept) / minuteMs),
  };
};

const kindOf = (before: NoticedShift, after: NoticedShift): NoticeKind => {
  if (after.isCancelled) return 'CANCELLED';
  if (after.userId !== before.userId) return 'GIVEN_AWAY';
  const [start, end] = [after.startsMs - before.startsMs, after.endsMs - before.endsMs];
  if (start === 0 && end === 0) return 'OTHER';
  if (start >= 0 && end <= 0) return 'SHORTENED';
  return start <= 0 && end >= 0 ? 'LENGTHENED' : 'MOVED';
};

const perHour = 60n * 10_000n;

/**
 * What a change at short notice would cost by a rule; null without a rule.
 *
 * @param ratePerHour hundredths of the currency
 * @unit hundredths of the currency, rounded up: nobody is owed less
 */
export const noticePay = (rule: NoticeRule | null, { noticeMinutes, lostMinutes }: Notice, ratePerHour: bigint): bigint | null => {
  if (!rule) return null;
  const share = rule.tiers.find(({ underHours }) => noticeMinutes < underHours * 60)?.shareBps ?? 0;
  return (BigInt(lostMinutes) * BigInt(share) * ratePerHour + perHour - 1n) / perHour;
};
