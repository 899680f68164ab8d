import { roleWord } from '../people/role-word.ts';
import type { AmountText } from './trail-words.ts';

/** What a person recognises a deed's subject by; ids and settings stay in the record under it. */
const tellingKeys: ReadonlySet<string> = new Set(['name', 'nameLocal', 'newName', 'role', 'department', 'email', 'text', 'note']);

const factsMax = 4;

/** The words within the subject of a deed, in its own order, each once: "Split peas", "2 sacks", "Chef". */
export const subjectFacts = (subject: string, amountText: AmountText): readonly string[] =>
  [...new Set(factsIn(JSON.parse(subject), amountText))].slice(0, factsMax);

const factsIn = (value: unknown, amountText: AmountText): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const amounts = amountsIn(value);
  if (amounts) return [amounts.map(({ quantity, unit }) => amountText(quantity, unit)).join(' + ')];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return factsIn(inner, amountText);
    if (!tellingKeys.has(key) || inner.trim() === '') return [];
    return [key === 'role' ? roleWord(inner) : inner];
  });
};

type Amount = { readonly quantity: string; readonly unit: string };

/** What was written as an amount, as it was understood: its own text has the codes of units in it. */
const amountsIn = (value: object): readonly Amount[] | null => {
  if (!('text' in value) || !('parts' in value) || !Array.isArray(value.parts)) return null;
  const parts: readonly unknown[] = value.parts;
  return parts.length > 0 && parts.every(isAmount) ? parts : null;
};

const isAmount = (part: unknown): part is Amount =>
  typeof part === 'object' &&
  part !== null &&
  'quantity' in part &&
  typeof part.quantity === 'string' &&
  'unit' in part &&
  typeof part.unit === 'string';
