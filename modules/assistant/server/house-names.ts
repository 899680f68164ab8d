import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import { allergenWord, namesOfItems } from '../../inventory/server/public.ts';
import { namesOfDishes } from '../../menu/server/public.ts';
import { namesOfSuppliers } from '../../purchasing/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { colleagues } from '../../restaurants/server/public.ts';
import type { Nameable } from '../rules/language/find-names.ts';

type Named = { readonly id: string; readonly name: string; readonly nameLocal: string | null };

const named = (kind: Nameable['kind'], things: readonly Named[], locale: 'en' | 'am'): Nameable[] =>
  things.map(({ id, name, nameLocal }) => ({
    kind,
    id,
    name: locale === 'am' ? (nameLocal ?? name) : name,
    names: nameLocal === null ? [name] : [name, nameLocal],
  }));

const allergens = (locale: 'en' | 'am'): Nameable[] =>
  allergenCodes.map((code) => {
    const words = [allergenWord(code, 'en'), allergenWord(code, 'am')];
    return { kind: 'allergen', id: code, name: allergenWord(code, locale), names: words };
  });

/** Everything of the house that a question may name, as far as whoever asks may see it. */
export const houseNames = async (tx: RestaurantTx, locale: 'en' | 'am'): Promise<readonly Nameable[]> => [
  ...named('item', await namesOfItems(tx), locale),
  ...named('dish', await namesOfDishes(tx), locale),
  ...(can(tx.role, 'reports.view') ? named('supplier', await namesOfSuppliers(tx), locale) : []),
  ...named(
    'person',
    (await colleagues(tx)).map(({ id, name }) => ({ id, name, nameLocal: null })),
    locale,
  ),
  ...allergens(locale),
];
