import { normalizeText } from '../../../../kit/text/normalize-text.ts';

/** What a supplier calls something, as it is printed on a paper. */
export type PrintedName = { readonly code: string | null; readonly text: string };

/** What people have said that a supplier means by a line; the code and the text are in the form that is compared. */
export type LearnedRule = {
  readonly supplierId: string;
  readonly code: string | null;
  readonly text: string;
  readonly itemId: string;
  /** How often it was said without being corrected. */
  readonly confirmedCount: number;
};

/** Somebody looked at a line and said which item it is. */
export type Confirmation = { readonly supplierId: string; readonly line: PrintedName; readonly itemId: string };

/** What a line means to those who confirmed it: the item, how often, and whether everything that was said agrees. */
export type Learned = { readonly itemId: string; readonly confirmedCount: number; readonly isUndisputed: boolean };

/** A code as it is compared: suppliers print "AB-12", "AB 12" and "ab12" for one article. */
export const codeKey = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The rules after a person confirmed or corrected a line. The latest word on a line counts: a correction takes the place
 * of what was said before and begins to count anew.
 *
 * @invariant the newest rule is the last; a line of a supplier has one rule
 */
export const learnFrom = (rules: readonly LearnedRule[], { supplierId, line, itemId }: Confirmation): readonly LearnedRule[] => {
  const key = printedKey(line);
  if (key.code === null && key.text === '') return rules;
  const isSame = (rule: LearnedRule) => rule.supplierId === supplierId && rule.code === key.code && rule.text === key.text;
  const before = rules.find(isSame);
  const confirmedCount = before?.itemId === itemId ? before.confirmedCount + 1 : 1;
  return [...rules.filter((rule) => !isSame(rule)), { supplierId, ...key, itemId, confirmedCount }];
};

/**
 * What a supplier's line was said to mean: by its code and text together, else by its code, else by its text. Where
 * lines of one code or text were said to be different items, the newest counts, and it is disputed.
 */
export const recall = (rules: readonly LearnedRule[], line: PrintedName): Learned | null => {
  const { code, text } = printedKey(line);
  const isCode = (rule: LearnedRule) => code !== null && rule.code === code;
  const isText = (rule: LearnedRule) => text !== '' && rule.text === text;
  const whole = rules.filter((rule) => rule.code === code && rule.text === text);
  const byCode = rules.filter(isCode);
  const found = whole.length > 0 ? whole : byCode.length > 0 ? byCode : rules.filter(isText);
  const newest = found.at(-1);
  if (!newest) return null;
  const isUndisputed = found.every(({ itemId }) => itemId === newest.itemId);
  return { itemId: newest.itemId, confirmedCount: newest.confirmedCount, isUndisputed };
};

const printedKey = ({ code, text }: PrintedName): Pick<LearnedRule, 'code' | 'text'> => {
  const plain = code === null ? '' : codeKey(code);
  return { code: plain === '' ? null : plain, text: normalizeText(text) };
};
