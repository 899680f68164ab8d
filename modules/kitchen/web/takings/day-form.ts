import { formatDecimal } from '../../../../kit/decimal.ts';
import { parseMajorUnits } from '../../../../kit/money.ts';
import type { Takings } from '../../contract/book-fields.ts';

/** What is typed of a day and channel; an empty field is not known, which is not nought. */
export type TakingsFields = { readonly gross: string; readonly vat: string; readonly covers: string };

/** What was typed as it is told. */
export type SaidFields = { readonly grossMinor: string; readonly vatMinor: string | null; readonly covers: number | null };

/** What is wrong with a field. */
export type TakingsProblem = keyof TakingsFields | 'vat-over-gross';

const places = 2;
const amountDigitsMax = 12;
const coversMax = 100_000;

const typed = (minor: string | null | undefined): string =>
  minor === null || minor === undefined ? '' : formatDecimal(BigInt(minor), places, places);

/** What was written down, as it is typed again. */
export const typedTakings = (written: Takings | null): TakingsFields => ({
  gross: typed(written?.grossMinor),
  vat: typed(written?.vatMinor),
  covers: written?.covers === null || !written ? '' : String(written.covers),
});

/** An amount as people and their machines write it, with or without separators and the name of a currency. */
export const readAmount = (text: string): string | null => {
  const minor = parseMajorUnits(text.replaceAll(/[\s,]|ETB|GBP|Birr|ብር|£|Br/gi, ''));
  return minor === null || minor < 0n || String(minor).length > amountDigitsMax ? null : String(minor);
};

const readCovers = (text: string): number | null => (/^\d{1,6}$/.test(text) && Number(text) <= coversMax ? Number(text) : null);

/** What is wrong, each with whether it is so. */
const problemsOf = (
  { vat, covers }: TakingsFields,
  {
    grossMinor,
    vatMinor,
    guests,
  }: { readonly grossMinor: string | null; readonly vatMinor: string | null; readonly guests: number | null },
): readonly TakingsProblem[] => {
  const isOver = grossMinor !== null && vatMinor !== null && BigInt(vatMinor) > BigInt(grossMinor);
  const wrong: Readonly<Record<TakingsProblem, boolean>> = {
    gross: grossMinor === null,
    vat: vat !== '' && vatMinor === null,
    covers: covers !== '' && guests === null,
    'vat-over-gross': isOver,
  };
  return (Object.keys(wrong) as TakingsProblem[]).filter((problem) => wrong[problem]);
};

/** Reads what was typed; null where all of it is empty, so that nothing is said of the channel. */
export const readTakingsFields = (
  fields: TakingsFields,
): { readonly said: SaidFields | null; readonly problems: readonly TakingsProblem[] } => {
  const typedIn = { gross: fields.gross.trim(), vat: fields.vat.trim(), covers: fields.covers.trim() };
  if (Object.values(typedIn).every((text) => text === '')) return { said: null, problems: [] };
  const grossMinor = readAmount(typedIn.gross);
  const vatMinor = typedIn.vat === '' ? null : readAmount(typedIn.vat);
  const guests = readCovers(typedIn.covers);
  const problems = problemsOf(typedIn, { grossMinor, vatMinor, guests });
  return { said: grossMinor === null || problems.length > 0 ? null : { grossMinor, vatMinor, covers: guests }, problems };
};
