/** The lines of the account that goods of a category fall under. */
export const goodsLines = ['FOOD', 'DRINK', 'PACKAGING', 'OTHER_GOODS'] as const;

/** The lines of the account that sales of a heading of the menu fall under. */
export const salesLines = ['SALES_FOOD', 'SALES_DRINK', 'SALES_OTHER'] as const;

/** What people cost: at the plain rate, what overtime and rest days add, what the employer adds. */
export const labourLines = ['WAGES', 'PREMIUM', 'ON_COSTS'] as const;

/** What somebody in the house decides about. */
export const controllableLines = ['ENERGY', 'CLEANING', 'REPAIRS', 'MARKETING', 'PAYMENT_FEES', 'COMMISSION', 'OTHER_COSTS'] as const;

/** What the place costs, whoever comes. */
export const occupancyLines = ['RENT', 'RATES', 'INSURANCE'] as const;

/** What people enter by themselves, since no document of the house says it. */
export const enteredLines: readonly EnteredLine[] = [...controllableLines, ...occupancyLines];

/** Every line of the account, in its order. */
export const accountLines: readonly AccountLine[] = [...salesLines, ...goodsLines, ...labourLines, ...enteredLines];

/** A line that goods fall under. */
export type GoodsLine = (typeof goodsLines)[number];
/** A line that sales fall under. */
export type SalesLine = (typeof salesLines)[number];
/** A line of labour. */
export type LabourLine = (typeof labourLines)[number];
/** A line that people enter. */
export type EnteredLine = (typeof controllableLines)[number] | (typeof occupancyLines)[number];
/** A line of the account. */
export type AccountLine = SalesLine | GoodsLine | LabourLine | EnteredLine;

/** What a line was meant to come to: an amount in the month, or a share of net sales. */
export type BudgetValue =
  | { /** @unit minor units */ readonly amount: string }
  | { /** @unit hundredths of a percent of net sales */ readonly share: number };

/** What was meant for a month, by line; a line that nobody spoke of has none. */
export type Budget = Readonly<Partial<Record<AccountLine, BudgetValue>>>;

/** Under which line each category falls; one that nobody sorted falls under the others. */
export type Headings = {
  readonly items: Readonly<Record<string, GoodsLine>>;
  readonly dishes: Readonly<Record<string, SalesLine>>;
};

/** The line of goods of a category. */
export const goodsLineOf = ({ items }: Headings, categoryId: string | null): GoodsLine => items[categoryId ?? ''] ?? 'OTHER_GOODS';

/** The line of sales of a heading of the menu. */
export const salesLineOf = ({ dishes }: Headings, categoryId: string | null): SalesLine => dishes[categoryId ?? ''] ?? 'SALES_OTHER';

/**
 * What sales were meant to be in a month: the sum of the sales lines that say an amount; null where none does.
 *
 * @unit minor units
 */
export const plannedSales = (budget: Budget): bigint | null => {
  const said = salesLines.flatMap((line) => {
    const value = budget[line];
    return value && 'amount' in value ? [BigInt(value.amount)] : [];
  });
  return said.length === 0 ? null : said.reduce((sum, amount) => sum + amount, 0n);
};

const whole = 10_000n;

/**
 * The share of net sales that a line was meant to take; null where nobody said, or said an amount without saying sales.
 *
 * @unit hundredths of a percent, cut off
 */
export const goalShare = (budget: Budget, line: AccountLine): number | null => {
  const value = budget[line];
  if (!value) return null;
  if ('share' in value) return value.share;
  const sales = plannedSales(budget);
  return sales === null || sales === 0n ? null : Number((BigInt(value.amount) * whole) / sales);
};

/**
 * The share that lines were meant to take together: of those that say one; null where none does.
 *
 * @unit hundredths of a percent
 */
export const goalOf = (budget: Budget, lines: readonly AccountLine[]): number | null => {
  const said = lines.flatMap((line) => goalShare(budget, line) ?? []);
  return said.length === 0 ? null : said.reduce((sum, share) => sum + share, 0);
};

/**
 * What a line was meant to come to, given what was sold: a share of sales follows them; null where nobody said.
 *
 * @unit minor units, cut off
 */
export const plannedAmount = (budget: Budget, line: AccountLine, netMinor: bigint | null): bigint | null => {
  const value = budget[line];
  if (!value) return null;
  if ('amount' in value) return BigInt(value.amount);
  return netMinor === null ? null : (netMinor * BigInt(value.share)) / whole;
};
