import { and, asc, eq, inArray } from 'drizzle-orm';

import { m } from '../../../generated/messages/server/messages.js';
import { dayText, isoDayAt } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock, PaperText } from '../../../platform/server/pdf/paper.ts';
import { allergenCodes, type AllergenState } from '../../inventory/rules/allergen.ts';
import { allergenStateWord, allergenWord } from '../../inventory/server/public.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import type { Dish } from '../contract/fields.ts';
import { presentDishes } from './read-menu.ts';
import { dish } from './tables.ts';
import { paperDay } from './paper-day.ts';

type Language = 'en' | 'am';

/** What a cell says. Only what is known to be free is quiet; what nobody knows is a question that stands out. */
const signOf = (state: AllergenState, locale: Language): PaperText => {
  if (state === 'FREE') return '–';
  if (state === 'UNKNOWN') return { strong: '?' };
  return { strong: state === 'CONTAINS' ? m.menu_paper_yes({}, { locale }) : m.menu_paper_may({}, { locale }) };
};

const plain = (text: PaperText): string => (typeof text === 'string' ? text : text.strong);

const legendOf = (locale: Language): PaperBlock => {
  const states = ['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN', 'FREE'] as const;
  return {
    kind: 'text',
    text: states.map((state) => `${plain(signOf(state, locale))}  ${allergenStateWord(state, locale)}`).join('      '),
  };
};

type On = { readonly house: RestaurantDetails; readonly locale: Language };

/** Who vouches for a dish and since when, or that nobody does. */
const vouchedText = ({ verification }: Dish, { house, locale }: On): string => {
  if (verification === null) return m.menu_nobody({}, { locale });
  const day = dayText(isoDayAt(new Date(verification.verifiedAt), house.timeZone), 'short', { wall: house, language: locale });
  const said = { name: verification.verifiedBy, when: day };
  return verification.stands ? m.menu_paper_vouched(said, { locale }) : m.menu_paper_vouch_open(said, { locale });
};

const nameOf = ({ name, nameLocal }: Dish, locale: Language): string => (locale === 'am' ? (nameLocal ?? name) : name);

const tableOf = (dishes: readonly Dish[], on: On): PaperBlock => ({
  kind: 'table',
  spacing: 'close',
  columns: [
    { heading: m.menu_dish({}, on), side: 'left', isWide: true },
    ...allergenCodes.map((code) => ({ heading: allergenWord(code, on.locale), side: 'middle' as const, isWide: false })),
    { heading: m.menu_vouched({}, on), side: 'left', isWide: false },
  ],
  rows: dishes.map((one) => [
    nameOf(one, on.locale),
    ...allergenCodes.map((code) => signOf(one.allergens?.[code] ?? 'UNKNOWN', on.locale)),
    vouchedText(one, on),
  ]),
});

/** Dishes by the fourteen, as it hangs in a kitchen or is handed to a guest who asks. */
export const allergenPaper = (
  dishes: readonly Dish[],
  house: RestaurantDetails,
  { locale, madeAt }: { locale: Language; madeAt: Date },
): Paper => {
  const when = dayText(isoDayAt(madeAt, house.timeZone), 'date', { wall: house, language: locale });
  const title = `${house.name} · ${m.menu_tab_allergens({}, { locale })}`;
  return {
    title,
    language: locale,
    madeAt,
    sheet: 'across',
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'text', text: m.menu_as_of({ when }, { locale }) },
      legendOf(locale),
      tableOf(dishes, { house, locale }),
      { kind: 'text', text: m.menu_matrix_note({}, { locale }) },
    ],
  };
};

/** The allergens of every dish on the menu as a PDF, as they are known now. */
export const printAllergens = async (tx: RestaurantTx, { language }: { readonly language: Language }) => {
  const rows = await tx.db
    .select()
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.state, ['LIVE', 'PAUSED'])))
    .orderBy(asc(dish.sortOrder), asc(dish.name), asc(dish.id));
  const madeAt = paperDay(new Date(), tx.timeZone);
  const paper = allergenPaper(await presentDishes(tx, rows), await getDetails(tx), { locale: language, madeAt });
  return { fileName: `allergens-${isoDayAt(madeAt, tx.timeZone)}.pdf`, pdf: (await printForHouse(tx, paper)).toString('base64') };
};
