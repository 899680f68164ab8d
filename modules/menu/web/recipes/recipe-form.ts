import { formatQuantity, type Quantity, quantity } from '../../../../kit/quantity.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { parseEnteredNumber } from '../../../inventory/rules/entered-number.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import type { EntryRefusal } from '../../../inventory/rules/quantity-entry.ts';
import { isMeasurementUnit, isUnit } from '../../../inventory/rules/unit.ts';
import { typedUnit } from '../../../inventory/web/parts.ts';
import type { RecipeRow, VersionBody } from '../../contract/recipe-fields.ts';
import type { Channel } from '../../rules/menu-limits.ts';
import { apartFromPackaging } from '../../rules/packaging.ts';
import type { LineSubject, RecipeKind } from '../../rules/recipe.ts';
import { readShare, typedShare } from '../show/money-text.ts';
import { anyMeasure, readLineAmount } from './line-units.ts';

/** A line as it is typed. */
export type LineForm = {
  readonly lineId: string;
  readonly subject: LineSubject;
  readonly amount: string;
  /** What is left after trimming, in percent. */
  readonly usable: string;
  readonly isOptional: boolean;
  /** Packaging for what is sold by these, per portion; null for what is cooked with. */
  readonly channels: readonly Channel[] | null;
  readonly note: string;
};

/** What a person has typed and chosen about a recipe; figures are still texts. */
export type RecipeForm = {
  readonly name: string;
  readonly nameLocal: string;
  readonly kind: RecipeKind;
  readonly stockItemId: string;
  /** How much of a prep is to be ready, in the unit that it yields. */
  readonly par: string;
  readonly yields: string;
  readonly portions: string;
  readonly active: string;
  readonly passive: string;
  readonly lines: readonly LineForm[];
  readonly steps: readonly { readonly text: string; readonly textLocal: string; readonly pictureId: string | null }[];
  readonly changeNote: string;
};

/** What stands in the way: a field, or a line by its id with what was not understood of it. */
export type RecipeProblem =
  | { readonly at: 'name' | 'yields' | 'portions' | 'par' | 'active' | 'passive' }
  | { readonly at: 'amount'; readonly lineId: string; readonly refusal: EntryRefusal }
  | { readonly at: 'usable' | 'channels' | 'called'; readonly lineId: string };

export const emptyRecipeForm: RecipeForm = {
  name: '',
  nameLocal: '',
  kind: 'DISH',
  stockItemId: '',
  par: '',
  yields: '',
  portions: '',
  active: '',
  passive: '',
  lines: [],
  steps: [],
  changeNote: '',
};

const typedAmountIn = (size: string, unit: string, locale: Locale): string => `${size} ${isUnit(unit) ? typedUnit(unit, locale) : unit}`;

/** A recipe as it stands, to be changed: what is being written, or what is in effect. */
export const recipeFormOf = (recipe: RecipeRow, body: VersionBody, locale: Locale): RecipeForm => ({
  name: recipe.name,
  nameLocal: recipe.nameLocal ?? '',
  kind: recipe.kind,
  stockItemId: recipe.stockItemId ?? '',
  par: recipe.par ?? '',
  yields: typedAmountIn(body.yieldQuantity, body.yieldUnit, locale),
  portions: body.portions ?? '',
  active: body.activeMinutes === 0 ? '' : String(body.activeMinutes),
  passive: body.passiveMinutes === 0 ? '' : String(body.passiveMinutes),
  lines: body.lines.map(({ lineId, subject, quantity: size, unit, usableShare, isOptional, channels, note }) => ({
    lineId,
    subject,
    amount: typedAmountIn(size, unit, locale),
    usable: typedShare(usableShare),
    isOptional,
    channels,
    note: note ?? '',
  })),
  steps: body.steps.map(({ text, textLocal, pictureId }) => ({ text, textLocal: textLocal ?? '', pictureId })),
  changeNote: '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const readMinutes = (form: RecipeForm, at: 'active' | 'passive', problems: RecipeProblem[]): number => {
  const text = form[at].trim();
  if (text === '') return 0;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  problems.push({ at });
  return 0;
};

const readNumber = (form: RecipeForm, at: 'portions' | 'par', problems: RecipeProblem[]): string | null => {
  const text = form[at].trim();
  if (text === '') return null;
  const number = parseEnteredNumber(text);
  if (number.ok && number.value > 0n) return formatQuantity(number.value);
  problems.push({ at });
  return null;
};

type Yield = Pick<VersionBody, 'yieldQuantity' | 'yieldUnit'>;

const readYield = ({ yields }: RecipeForm, problems: RecipeProblem[]): Yield => {
  const read = readLineAmount(yields, anyMeasure);
  if (read.ok && isMeasurementUnit(read.amount.unit))
    return { yieldQuantity: formatQuantity(read.amount.quantity as Quantity), yieldUnit: read.amount.unit };
  problems.push({ at: 'yields' });
  return { yieldQuantity: '1', yieldUnit: 'kg' };
};

type UnitsOf = (subject: LineSubject) => readonly ItemUnits[];

const readLine = (line: LineForm, unitsOf: UnitsOf, problems: RecipeProblem[]): VersionBody['lines'][number][] => {
  const { lineId, isOptional } = line;
  const subject = calledOf(line.subject);
  if (subject.kind === 'UNCOSTED' && subject.name === '') problems.push({ at: 'called', lineId });
  const channels = line.channels === null ? null : [...line.channels];
  if (channels?.length === 0) problems.push({ at: 'channels', lineId });
  const usableShare = readShare(line.usable);
  if (usableShare === undefined || usableShare === 0) problems.push({ at: 'usable', lineId });
  const read = readLineAmount(line.amount, unitsOf(subject));
  if (!read.ok) {
    problems.push({ at: 'amount', lineId, refusal: read.refusal });
    return [];
  }
  const { amount } = read;
  const size = formatQuantity(amount.quantity as Quantity);
  const said = { quantity: size, unit: amount.unit, usableShare: usableShare || 10_000, isOptional, channels, note: orNull(line.note) };
  return [{ lineId, subject, ...said }];
};

/** The names of what nobody keeps, as they are kept; everything else is called what it is called elsewhere. */
const calledOf = (subject: LineSubject): LineSubject =>
  subject.kind === 'UNCOSTED' ? { ...subject, name: subject.name.trim(), nameLocal: orNull(subject.nameLocal ?? '') } : subject;

/** What the form comes to. */
export type RecipeReading = { readonly body: VersionBody; readonly par: string | null; readonly problems: readonly RecipeProblem[] };

/** What the form comes to: what a version would say, as far as it is understood, and everything that stands in its way. */
export const readRecipeForm = (form: RecipeForm, unitsOf: UnitsOf): RecipeReading => {
  const problems: RecipeProblem[] = [];
  if (form.name.trim() === '') problems.push({ at: 'name' });
  const body: VersionBody = {
    ...readYield(form, problems),
    portions: readNumber(form, 'portions', problems),
    activeMinutes: readMinutes(form, 'active', problems),
    passiveMinutes: readMinutes(form, 'passive', problems),
    steps: form.steps.flatMap(({ text, textLocal, pictureId }) =>
      text.trim() === '' ? [] : [{ text: text.trim(), textLocal: orNull(textLocal), pictureId }],
    ),
    changeNote: orNull(form.changeNote),
    lines: form.lines.flatMap((line) => readLine(form.kind === 'PREP' ? { ...line, channels: null } : line, unitsOf, problems)),
  };
  const par = form.kind === 'PREP' ? readNumber(form, 'par', problems) : null;
  return { body, par, problems };
};

/** The version as the rules read it. */
export const draftVersion = (recipeId: string, body: VersionBody) => ({
  recipeId,
  versionNo: 0,
  yieldQuantity: quantity(body.yieldQuantity),
  yieldUnit: body.yieldUnit,
  portions: body.portions === null ? null : quantity(body.portions),
  ...apartFromPackaging(body.lines.map(({ note: _note, quantity: size, ...line }) => ({ ...line, quantity: quantity(size) }))),
  stockItemId: null,
});
