import type { Currency } from '../../../../kit/money.ts';
import type { Dish, DishBody } from '../../contract/fields.ts';
import { type Channel, channels, ordinaryVatRate } from '../../rules/menu-limits.ts';
import { readAmount, readShare, typedAmount, typedShare } from '../show/money-text.ts';
import { clockOf } from './availability-text.ts';

/** What a person has typed and chosen about a dish; figures are still texts. */
export type DishForm = {
  readonly name: string;
  readonly nameLocal: string;
  readonly description: string;
  readonly descriptionLocal: string;
  readonly categoryId: string;
  readonly recipeId: string;
  readonly prices: Readonly<Record<Channel, string>>;
  readonly vat: string;
  readonly target: string;
  readonly minutes: string;
  readonly course: string;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly fasting: DishBody['availability']['fasting'];
  readonly groupIds: readonly string[];
};

/** A field that something can be wrong with. */
export type DishProblem = 'name' | 'vat' | 'target' | 'minutes' | 'hours' | `price-${Channel}`;

/** A dish that nothing is said of yet; the rate is the ordinary one of where its money is spent. */
export const emptyDishForm = (currency: Currency): DishForm => ({
  name: '',
  nameLocal: '',
  description: '',
  descriptionLocal: '',
  categoryId: '',
  recipeId: '',
  prices: { DINE_IN: '', TAKEAWAY: '', DELIVERY: '' },
  vat: typedShare(ordinaryVatRate[currency]),
  target: '30',
  minutes: '',
  course: '1',
  days: [],
  from: '',
  to: '',
  fasting: 'ALWAYS',
  groupIds: [],
});

/** A dish as it stands, to be changed. */
export const dishFormOf = (dish: Dish): DishForm => {
  const { hours, days, fasting } = dish.availability;
  const { DINE_IN, TAKEAWAY, DELIVERY } = dish.prices;
  return {
    name: dish.name,
    nameLocal: dish.nameLocal ?? '',
    description: dish.description ?? '',
    descriptionLocal: dish.descriptionLocal ?? '',
    categoryId: dish.categoryId ?? '',
    recipeId: dish.recipeId ?? '',
    prices: { DINE_IN: typedAmount(DINE_IN), TAKEAWAY: typedAmount(TAKEAWAY), DELIVERY: typedAmount(DELIVERY) },
    vat: typedShare(dish.vatRate),
    target: typedShare(dish.targetFoodCostShare),
    minutes: dish.targetSeconds === null ? '' : String(dish.targetSeconds / 60),
    course: String(dish.course),
    days,
    from: hours === null ? '' : clockOf(hours.from),
    to: hours === null ? '' : clockOf(hours.to),
    fasting,
    groupIds: dish.groupIds,
  };
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

const readPrices = (form: DishForm, problems: DishProblem[]): DishBody['prices'] => {
  const prices: { -readonly [One in Channel]?: string } = {};
  for (const channel of channels) {
    const text = form.prices[channel];
    if (text.trim() === '') continue;
    const minor = readAmount(text);
    if (minor === undefined || minor < 0n) problems.push(`price-${channel}`);
    else prices[channel] = minor.toString();
  }
  return prices;
};

const readHours = ({ from, to }: DishForm, problems: DishProblem[]): DishBody['availability']['hours'] => {
  if (from === '' && to === '') return null;
  // From and to at one moment would offer it never; one of them alone says nothing.
  if (from === '' || to === '' || from === to) problems.push('hours');
  return { from: minutesOf(from), to: minutesOf(to) };
};

const readSeconds = (minutes: string, problems: DishProblem[]): number | null => {
  if (minutes.trim() === '') return null;
  const seconds = Math.round(Number(minutes) * 60);
  if (seconds >= 10 && seconds <= 36_000) return seconds;
  problems.push('minutes');
  return null;
};

/** Reads the form: the dish as far as it is understood, and what stands in its way. */
export const readDishForm = (
  form: DishForm,
): { readonly said: Omit<DishBody, 'dishId' | 'baseVersion'>; readonly problems: DishProblem[] } => {
  const problems: DishProblem[] = [];
  if (form.name.trim() === '') problems.push('name');
  const vatRate = readShare(form.vat);
  if (vatRate === undefined) problems.push('vat');
  const target = form.target.trim() === '' ? null : readShare(form.target);
  if (target === undefined || target === 0) problems.push('target');
  const said = {
    name: form.name.trim(),
    nameLocal: orNull(form.nameLocal),
    description: orNull(form.description),
    descriptionLocal: orNull(form.descriptionLocal),
    categoryId: orNull(form.categoryId),
    recipeId: orNull(form.recipeId),
    availability: { days: form.days.toSorted((left, right) => left - right), hours: readHours(form, problems), fasting: form.fasting },
    vatRate: vatRate ?? 0,
    targetFoodCostShare: target ?? null,
    targetSeconds: readSeconds(form.minutes, problems),
    course: Number(form.course),
    prices: readPrices(form, problems),
    groupIds: [...form.groupIds],
  };
  return { said, problems };
};
