import { normalizeText } from '../../../kit/text/normalize-text.ts';
import type { ImportColumn } from './import-columns.ts';
import { inventoryLimits } from './limits.ts';
import type { DateType, Keeping, ShelfLife } from './lot.ts';

/** A cell that says something else than yes or no, a kind of date, or a number of days. */
export type KeepingRefusal = { readonly code: 'CHOICE_NOT_UNDERSTOOD'; readonly word: string };

/** The columns that say how something is kept. */
export type KeepingColumn = Extract<ImportColumn, 'lots' | 'dateType' | 'keyItem' | 'fasting' | `keeps${string}`>;

/** What a row says about keeping, and what in it was not understood. */
export type KeepingReading = {
  readonly keeping: Keeping;
  readonly isKeyItem: boolean;
  /** Without anything of an animal; null where the row does not say. */
  readonly isFasting: boolean | null;
  readonly problems: readonly ({ readonly field: KeepingColumn } & KeepingRefusal)[];
};

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'አዎ', 'አዎን'].map(normalizeText));
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'አይ', 'አይደለም', 'የለም'].map(normalizeText));
const dateWords: ReadonlyMap<string, DateType> = new Map(
  (
    [
      ['USE_BY', ['use by', 'use-by', 'use_by', 'expiry', 'እስከዚህ ይጠቀሙ', 'የመጠቀሚያ መጨረሻ ቀን']],
      ['BEST_BEFORE', ['best before', 'best-before', 'best_before', 'bbe', 'ጥራቱ የሚጠበቅበት ቀን']],
      ['NONE', ['none', 'no date', 'no', 'የለም']],
    ] as const
  ).flatMap(([type, words]) => words.map((word) => [normalizeText(word), type] as const)),
);
const dayColumns = { keepsSealed: 'sealed', keepsOpened: 'opened', keepsFrozen: 'frozen', keepsThawed: 'thawed' } as const;

/**
 * Reads how something is kept from a row of an imported list; what a row leaves empty is not said, and nothing is taken
 * for yes. A list that names days or a kind of date without saying whether deliveries are told apart means that they are.
 */
export const readKeeping = (cell: (column: KeepingColumn) => string | null): KeepingReading => {
  const problems: { field: KeepingColumn; code: 'CHOICE_NOT_UNDERSTOOD'; word: string }[] = [];
  const answer = <Value>(field: KeepingColumn, read: (text: string) => Value | undefined): Value | undefined => {
    const text = cell(field);
    if (text === null) return undefined;
    const value = read(text.trim());
    if (value === undefined) problems.push({ field, code: 'CHOICE_NOT_UNDERSTOOD', word: text });
    return value;
  };
  const shelfLife: { -readonly [Days in keyof ShelfLife]: number } = {};
  for (const [column, name] of Object.entries(dayColumns) as [keyof typeof dayColumns, keyof ShelfLife][]) {
    const days = answer(column, daysOf);
    if (days !== undefined) shelfLife[name] = days;
  }
  const dateType = answer('dateType', (text) => dateWords.get(normalizeText(text))) ?? 'NONE';
  const isSaid = dateType !== 'NONE' || Object.keys(shelfLife).length > 0;
  const keeping = { tracksLots: answer('lots', yesOrNo) ?? isSaid, dateType, shelfLife };
  const isFasting = answer('fasting', yesOrNo) ?? null;
  return { keeping, isKeyItem: answer('keyItem', yesOrNo) ?? false, isFasting, problems };
};

const yesOrNo = (text: string): boolean | undefined => {
  const word = normalizeText(text);
  return yes.has(word) ? true : no.has(word) ? false : undefined;
};

const daysOf = (text: string): number | undefined => {
  const days = /^(\d{1,4})(?:\s*(?:d|days?|ቀን|ቀናት))?$/i.exec(text)?.[1];
  return days === undefined || Number(days) > inventoryLimits.shelfLifeDaysMax ? undefined : Number(days);
};
