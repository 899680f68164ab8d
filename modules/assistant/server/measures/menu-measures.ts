import { m } from '../../../../generated/messages/server/messages.js';
import { multiply, rational, roundHalfEven } from '../../../../kit/rational.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { allergenStateWord, allergenWord, amountWord, unitWord } from '../../../inventory/server/public.ts';
import { allergenCodes, type AllergenCode } from '../../../inventory/rules/allergen.ts';
import { soldDishes, ticketsNow, type SoldThing } from '../../../kitchen/server/public.ts';
import { dishCosts, partsOfDish, prepOfDays, toldDishes, type ToldDish } from '../../../menu/server/public.ts';
import { cellText } from '../../../reports/rules/cell-text.ts';
import { dayCell, lineTo, money, plain, signedSince, words } from '../../../reports/server/public.ts';
import type { MeasureId } from '../../rules/question/measures.ts';
import { listed, nameIn, said, type Asked, type Measurer } from '../finding.ts';
import { periodOf } from '../period-of.ts';

const idsOf = ({ names }: Asked, kind: 'dish' | 'allergen'): readonly string[] =>
  names.flatMap((name) => (name.kind === kind ? [name.id] : []));

const reader = ({ on }: Asked) => ({ wall: on.house, language: on.locale });
const evidenceOf = (dishes: readonly ToldDish[], { on }: Asked) =>
  dishes.slice(0, 3).map((dish) => ({ label: nameIn(dish, on), place: `/menu/dishes/${dish.id}` }));

const namedDishes = (tx: RestaurantTx, asked: Asked) => toldDishes(tx, idsOf(asked, 'dish'));

const isCode = (id: string): id is AllergenCode => allergenCodes.some((code) => code === id);

/** What is known of every allergen of the dishes, or of the ones that are named; what nobody knows is said to be unknown. */
const dishAllergens: Measurer = async (tx, asked) => {
  const { on } = asked;
  const dishes = await namedDishes(tx, asked);
  const wanted = idsOf(asked, 'allergen').filter(isCode);
  const codes = wanted.length > 0 ? wanted : allergenCodes;
  const [first] = dishes;
  if (!first) return { unknown: m.assistant_dish_gone({}, on) };
  if (dishes.every(({ allergens }) => allergens === null))
    return { unknown: m.assistant_allergens_unknown({ name: nameIn(first, on) }, on) };
  const stateOf = (dish: ToldDish, code: AllergenCode) => dish.allergens?.[code] ?? 'UNKNOWN';
  const table = {
    id: 'allergens',
    title: m.assistant_allergens({}, on),
    columns: [
      { id: 'allergen', label: m.assistant_allergen({}, on), side: 'left' as const },
      ...dishes.map((dish) => ({ id: dish.id, label: nameIn(dish, on), side: 'left' as const })),
    ],
    rows: codes
      .filter((code) => wanted.length > 0 || dishes.some((dish) => stateOf(dish, code) !== 'FREE'))
      .map((code) =>
        lineTo(`/menu/dishes/${first.id}`, [
          words(allergenWord(code, on.locale)),
          ...dishes.map((dish) => words(allergenStateWord(stateOf(dish, code), on.locale))),
        ]),
      ),
  };
  const contained = codes.filter((code) => stateOf(first, code) === 'CONTAINS').map((code) => allergenWord(code, on.locale));
  const facts = { name: nameIn(first, on), allergens: contained.join(', ') };
  // "May contain" and "nobody knows" are never told as "contains none": a guest may rely on it.
  const isOpen = codes.some((code) => ['UNKNOWN', 'MAY_CONTAIN'].includes(stateOf(first, code)));
  const told = [
    ...(contained.length > 0 ? [m.assistant_contains(facts, on)] : []),
    ...(isOpen ? [m.assistant_allergens_open(facts, on)] : []),
  ];
  const ofOne = told.length === 0 ? m.assistant_contains_none(facts, on) : told.join(' ');
  return listed(dishes.length > 1 ? m.assistant_several_dishes({ count: dishes.length }, on) : ofOne, table, evidenceOf(dishes, asked));
};

/** Dishes that contain or may contain it; a dish of which nobody knows stands among them, said to be unknown. */
const withAllergen: Measurer = async (tx, asked) => {
  const { on } = asked;
  const codes = idsOf(asked, 'allergen').filter(isCode);
  const dishes = await toldDishes(tx, null);
  const rows = dishes.flatMap((dish) => {
    const states = codes.map((code) => dish.allergens?.[code] ?? 'UNKNOWN');
    const state = (['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN'] as const).find((one) => states.includes(one));
    return state ? [{ dish, state }] : [];
  });
  const what = codes.map((code) => allergenWord(code, on.locale)).join(', ');
  const evidence = [{ label: m.assistant_menu({}, on), place: '/menu' }];
  if (rows.length === 0) return said(m.assistant_no_dish_contains({ what }, on), evidence);
  const table = {
    id: 'dishes',
    title: what,
    columns: [
      { id: 'dish', label: m.reports_dish({}, on), side: 'left' as const },
      { id: 'state', label: m.assistant_allergen({}, on), side: 'left' as const },
    ],
    rows: rows.map(({ dish, state }) =>
      lineTo(`/menu/dishes/${dish.id}`, [words(nameIn(dish, on)), words(allergenStateWord(state, on.locale))]),
    ),
  };
  const count = rows.filter(({ state }) => state === 'CONTAINS').length;
  return listed(m.assistant_dishes_contain({ count, what }, on), table, evidence);
};

const recipe: Measurer = async (tx, asked) => {
  const { on } = asked;
  const dishes = await namedDishes(tx, asked);
  const [dish] = dishes;
  if (!dish) return { unknown: m.assistant_dish_gone({}, on) };
  if (dishes.length > 1) return { unknown: m.assistant_which_dish({ names: dishes.map((one) => nameIn(one, on)).join(', ') }, on) };
  const found = await partsOfDish(tx, dish.id);
  if (found === null) return { unknown: m.assistant_no_recipe({ name: nameIn(dish, on) }, on) };
  const table = {
    id: 'parts',
    title: m.assistant_recipe({ name: nameIn(dish, on) }, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
      { id: 'amount', label: m.reports_quantity({}, on), side: 'right' as const },
    ],
    rows: found.parts.map((part) =>
      lineTo(part.place, [
        words(nameIn(part, on)),
        words(`${part.quantity} ${unitWord(part.unit as Parameters<typeof unitWord>[0], Number(part.quantity), on.locale)}`),
      ]),
    ),
  };
  const evidence = [{ label: m.assistant_recipe({ name: nameIn(dish, on) }, on), place: `/menu/recipes/${found.recipeId}` }];
  return listed(m.assistant_goes_in({ name: nameIn(dish, on), count: found.parts.length }, on), table, evidence);
};

const dishPrice: Measurer = async (tx, asked) => {
  const { on } = asked;
  const dishes = await namedDishes(tx, asked);
  const rows = dishes.flatMap((dish) => {
    const price = dish.prices.DINE_IN ?? Object.values(dish.prices)[0];
    return price === undefined ? [] : [{ dish, price: money(tx, BigInt(price)) }];
  });
  const [first] = rows;
  if (!first) return { unknown: m.assistant_no_dish_price({}, on) };
  const sentences = rows.map(({ dish, price }) =>
    m.assistant_name_amount({ name: nameIn(dish, on), amount: cellText(price, reader(asked)) }, on),
  );
  return said(sentences.join('; '), evidenceOf(dishes, asked));
};

const hundred = rational(100n);

const dishCost: Measurer = async (tx, asked) => {
  const { on } = asked;
  const dishes = await namedDishes(tx, asked);
  const costs = await dishCosts(
    tx,
    dishes.map(({ id }) => id),
  );
  const rows = dishes.map((dish) => {
    const cost = costs.get(dish.id)?.perPortion ?? null;
    return { dish, cost: cost === null ? null : money(tx, roundHalfEven(multiply(cost, hundred))) };
  });
  if (rows.length === 0) return { unknown: m.assistant_dish_gone({}, on) };
  if (rows.every(({ cost }) => cost === null)) return { unknown: m.assistant_no_dish_cost({}, on) };
  const sentences = rows.map(({ dish, cost }) =>
    m.assistant_name_amount(
      { name: nameIn(dish, on), amount: cost === null ? m.assistant_not_known({}, on) : cellText(cost, reader(asked)) },
      on,
    ),
  );
  return said(m.assistant_dish_costs({ costs: sentences.join('; ') }, on), evidenceOf(dishes, asked));
};

const unsold = ({ id, name, nameLocal }: ToldDish): SoldThing => ({ id, name, nameLocal, portions: 0, listMinor: 0n });

/** What was sold, and beside it, where the least is wanted, what stands on the menu and was not sold at all. */
const soldOf = async (tx: RestaurantTx, { span, order, names }: Asked): Promise<readonly SoldThing[]> => {
  const sold = await soldDishes(tx, span);
  if (order !== 'least' || names.length > 0) return sold;
  const known = new Set(sold.map(({ id }) => id));
  return [...sold, ...(await toldDishes(tx, null)).filter(({ id }) => !known.has(id)).map(unsold)];
};

/** Portions of dishes that were sold: of the named ones, or of all in order. */
const dishSold: Measurer = async (tx, asked) => {
  const { on, order, span } = asked;
  const ids = new Set(idsOf(asked, 'dish'));
  const sold = (await soldOf(tx, asked)).filter(({ id }) => ids.size === 0 || ids.has(id));
  const sign = order === 'least' ? 1 : -1;
  const rows = sold.toSorted((left, right) => sign * (left.portions - right.portions)).slice(0, asked.limit ?? undefined);
  const period = periodOf(span, asked);
  const evidence = [{ label: m.assistant_sales_report({}, on), place: `/reports/sales?from=${span.from}&to=${span.to}` }];
  const total = rows.reduce((sum, { portions }) => sum + portions, 0);
  const named = asked.names.map(({ name }) => name).join(', ');
  const [first] = rows;
  if (!first)
    return said(named === '' ? m.assistant_sold_nothing({ period }, on) : m.assistant_sold_none({ names: named, period }, on), evidence);
  const table = {
    id: 'sold',
    title: m.assistant_portions({}, on),
    columns: [
      { id: 'dish', label: m.reports_dish({}, on), side: 'left' as const },
      { id: 'portions', label: m.reports_portions({}, on), side: 'right' as const },
    ],
    rows: rows.map((dish) => lineTo(`/menu/dishes/${dish.id}`, [words(nameIn(dish, on)), plain('count', dish.portions)])),
  };
  if (named !== '') return listed(m.assistant_sold({ names: named, count: total, period }, on), table, evidence);
  const facts = { name: nameIn(first, on), count: first.portions, period };
  return listed(order === 'least' ? m.assistant_sold_least(facts, on) : m.assistant_sold_most(facts, on), table, evidence);
};

const paused: Measurer = async (tx, asked) => {
  const { on } = asked;
  const off = (await toldDishes(tx, null)).filter(({ pause }) => pause !== null);
  const evidence = [{ label: m.assistant_menu({}, on), place: '/menu' }];
  if (off.length === 0) return said(m.assistant_none_paused({}, on), evidence);
  return said(m.assistant_paused({ count: off.length, names: off.map((dish) => nameIn(dish, on)).join(', ') }, on), evidence);
};

const prep: Measurer = async (tx, asked) => {
  const { on, span } = asked;
  const tasks = await prepOfDays(tx, span);
  const period = periodOf(span, asked);
  const isLonger = span.from < span.to;
  const evidence = [{ label: m.assistant_prep_list({}, on), place: '/menu?tab=prep' }];
  if (tasks.length === 0) return said(m.assistant_no_prep({ period }, on), evidence);
  const table = {
    id: 'prep',
    title: m.assistant_prep_list({}, on),
    columns: [
      ...(isLonger ? [{ id: 'day', label: m.reports_day({}, on), side: 'left' as const }] : []),
      { id: 'prep', label: m.assistant_prep_column({}, on), side: 'left' as const },
      { id: 'target', label: m.reports_quantity({}, on), side: 'right' as const },
    ],
    rows: tasks.map((task) =>
      lineTo('/menu?tab=prep', [
        ...(isLonger ? [dayCell(task.workDate)] : []),
        words(nameIn(task, on)),
        words(amountWord(task.target, task.baseUnit, on.locale)),
      ]),
    ),
  };
  return listed(m.assistant_prep({ count: tasks.length, period }, on), table, evidence);
};

const tickets: Measurer = async (tx, asked) => {
  const now = await ticketsNow(tx, signedSince);
  return said(m.assistant_tickets({ open: now.open, orders: now.orders, late: now.late }, asked.on), [
    { label: m.assistant_board({}, asked.on), place: '/kitchen' },
  ]);
};

/** The measures that menu and kitchen tell. */
export const menuMeasures: Partial<Readonly<Record<MeasureId, Measurer>>> = {
  'dish-allergens': dishAllergens,
  'dishes-with-allergen': withAllergen,
  recipe,
  'dish-price': dishPrice,
  'dish-cost': dishCost,
  'dish-sold': dishSold,
  'dishes-paused': paused,
  prep,
  'tickets-open': tickets,
};
