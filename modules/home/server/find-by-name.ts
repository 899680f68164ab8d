import { m } from '../../../generated/messages/server/messages.js';
import { fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { findItems } from '../../inventory/server/public.ts';
import { namesOfDishes } from '../../menu/server/public.ts';
import { namesOfSuppliers } from '../../purchasing/server/public.ts';
import { reportIds } from '../../reports/rules/report-ids.ts';
import { reportName } from '../../reports/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { colleagues, getDetails } from '../../restaurants/server/public.ts';
import type { Found } from '../contract/home.contract.ts';
import { nameIn, type On } from './words-of.ts';

/** How many of each kind are found. */
const foundMax = 5;

type Named = { readonly id: string; readonly name: string; readonly nameLocal: string | null };
type Catalogue = { readonly kind: Found['kind']; readonly things: readonly Named[]; readonly placeOf: (thing: Named) => string };

/** Everything but items that whoever asks may see by its name. */
const cataloguesFor = async (tx: RestaurantTx, on: On): Promise<readonly Catalogue[]> => [
  ...(can(tx.role, 'reports.view')
    ? [
        {
          kind: 'figure' as const,
          things: reportIds.map((id) => ({
            id,
            name: reportName(id, { ...on, locale: 'en' }),
            nameLocal: reportName(id, { ...on, locale: 'am' }),
          })),
          placeOf: ({ id }: Named) => `/reports/${id}`,
        },
      ]
    : []),
  { kind: 'dish', things: await namesOfDishes(tx), placeOf: ({ id }) => `/menu/dishes/${id}` },
  ...(can(tx.role, 'purchasing.view')
    ? [{ kind: 'supplier' as const, things: await namesOfSuppliers(tx), placeOf: ({ id }: Named) => `/purchase/suppliers/${id}` }]
    : []),
  {
    kind: 'person',
    things: (await colleagues(tx)).map(({ id, name }) => ({ id, name, nameLocal: null })),
    placeOf: () => '/staff/people',
  },
];

const kindWords: Readonly<Record<Found['kind'], (on: On) => string>> = {
  item: (on) => m.home_found_item({}, on),
  person: (on) => m.home_found_person({}, on),
  supplier: (on) => m.home_found_supplier({}, on),
  dish: (on) => m.home_found_dish({}, on),
  figure: (on) => m.home_found_figure({}, on),
};

const foundIn = ({ kind, things, placeOf }: Catalogue, words: string, on: On): Found[] => {
  const index = fuzzyIndex(things, ({ name, nameLocal }) => [name, ...(nameLocal === null ? [] : [nameLocal])]);
  return fuzzyMatch(words, index, { limit: foundMax }).map(({ item }) => ({
    id: `${kind}-${item.id}`,
    kind,
    title: nameIn(item, on),
    detail: kindWords[kind](on),
    place: placeOf(item),
  }));
};

/** Items, people, suppliers, dishes and figures that some words may have meant. */
export const findByName = async (
  tx: RestaurantTx,
  { words, language }: { readonly words: string; readonly language: 'en' | 'am' },
): Promise<{ found: Found[] }> => {
  const house = await getDetails(tx);
  // Names alone are said: no day or hour is read.
  const on: On = { house, wall: house, locale: language };
  const items = (await findItems(tx, { words, limit: foundMax })).map((item): Found => ({
    id: `item-${item.id}`,
    kind: 'item',
    title: nameIn(item, on),
    detail: kindWords.item(on),
    place: `/inventory/${item.id}`,
  }));
  const catalogues = await cataloguesFor(tx, on);
  return { found: [...items, ...catalogues.flatMap((catalogue) => foundIn(catalogue, words, on))] };
};
