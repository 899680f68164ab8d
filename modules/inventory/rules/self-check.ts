/** What the self-checks of the stock books look at, in their order; the books as a whole come last. */
export const checkCodes = [
  'OPENING',
  'RECEIPT',
  'AVERAGE',
  'ISSUE',
  'UNITS',
  'UNDO',
  'SAME_KEY',
  'NEGATIVE',
  'COUNT',
  'FEFO',
  'FREEZE',
  'EXPIRY',
  'FIFO',
  'TRANSFER',
  'ISOLATION',
  'REBUILT',
] as const;

/** One of the self-checks. */
export type CheckCode = (typeof checkCodes)[number];

/** What is measured in a check. */
export type FactCode =
  | 'ON_HAND'
  | 'VALUE'
  | 'ON_HAND_THERE'
  | 'VALUE_THERE'
  | 'DIFFERENCE'
  | 'FIRST_LOT'
  | 'SECOND_LOT'
  | 'ROWS'
  | 'LISTED'
  | 'ITEMS'
  | 'DRIFTED'
  | 'SEEN_ROWS'
  | 'REFUSED_AS'
  | 'LOT_STATUS'
  | 'KEEPS_UNTIL';

/** How a measurement is written. */
export type FactKind = 'QUANTITY' | 'MONEY' | 'NUMBER' | 'WORD' | 'DAY';

/** What is measured in a check, and how it is written: grams, minor units of the restaurant's money, a bare number, a word or a day. */
export const factKinds: Readonly<Record<FactCode, FactKind>> = {
  ON_HAND: 'QUANTITY',
  VALUE: 'MONEY',
  ON_HAND_THERE: 'QUANTITY',
  VALUE_THERE: 'MONEY',
  DIFFERENCE: 'QUANTITY',
  FIRST_LOT: 'QUANTITY',
  SECOND_LOT: 'QUANTITY',
  ROWS: 'NUMBER',
  LISTED: 'NUMBER',
  ITEMS: 'NUMBER',
  DRIFTED: 'NUMBER',
  SEEN_ROWS: 'NUMBER',
  REFUSED_AS: 'WORD',
  LOT_STATUS: 'WORD',
  KEEPS_UNTIL: 'DAY',
};

/** One thing that was measured. */
export type CheckFact = { readonly fact: FactCode; readonly expected: string; readonly found: string };

/** How a check ended; BROKEN is one that could not be carried through. */
export type CheckOutcome = 'PASSED' | 'FAILED' | 'BROKEN';

/** Whether everything was found as expected; a check that measured nothing proves nothing. */
export const outcomeOf = (facts: readonly CheckFact[]): CheckOutcome =>
  facts.length > 0 && facts.every(({ expected, found }) => expected === found) ? 'PASSED' : 'FAILED';

/** How a run stands. */
export const checkRunStatuses = ['WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'BROKEN'] as const;

/** How a run stands. */
export type CheckRunStatus = (typeof checkRunStatuses)[number];
