/** What generated ids name. */
export const scaleKinds = {
  person: 1,
  restaurant: 2,
  item: 3,
  dish: 16,
  recipe: 17,
  heading: 18,
  order: 19,
  line: 20,
  supplier: 21,
  receipt: 22,
  station: 23,
  shelf: 24,
} as const;

const prefixOf = (kind: number): string => `${kind.toString(16).padStart(8, '0')}-0000-7000-8000-`;

/** A uuid that is the same in every run: `kind` tells what it names, `number` which one. */
export const scaleId = (kind: number, number: number): string => `${prefixOf(kind)}${number.toString(16).padStart(12, '0')}`;

/** The same as an expression of SQL, of whatever expression says which one. */
export const scaleIdSql = (kind: number, number: string): string => `('${prefixOf(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;
