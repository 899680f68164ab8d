import { Printer } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { allergenCodes, type AllergenState } from '../../../inventory/rules/allergen.ts';
import { allergenStateWord, allergenWord, nameIn } from '../../../inventory/web/parts.ts';
import type { Dish } from '../../contract/fields.ts';
import { passesDishFilter } from '../dishes/dish-groups.ts';
import { useMenuWorld } from '../menu-client.ts';
import { useMenu } from '../menu-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { usePaper } from '../show/use-paper.ts';

/** One sign a state, told apart without colour; unknown is a question, never a blank. */
const signs: Readonly<Record<AllergenState, string>> = { CONTAINS: '●', MAY_CONTAIN: '◐', UNKNOWN: '?', FREE: '–' };
const tones: Readonly<Record<AllergenState, string>> = {
  CONTAINS: 'font-semibold',
  MAY_CONTAIN: 'font-semibold',
  UNKNOWN: 'bg-turmeric-wash font-semibold',
  FREE: 'text-ink-3',
};
const states: readonly AllergenState[] = ['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN', 'FREE'];

/** Every dish of the menu by the fourteen. */
export const AllergensTab = () => {
  const { menu, query } = useMenu();
  const { client, restaurantId } = useMenuWorld();
  const { print, isPrinting } = usePaper();
  const language = useLocale();
  if (!menu) return <Unread query={query} />;
  const dishes = menu.dishes.filter((dish) => passesDishFilter(dish, 'ON_MENU'));
  if (dishes.length === 0) return <EmptyState title={m.menu_dishes_empty_title()}>{m.menu_matrix_empty()}</EmptyState>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Legend />
        <Button
          icon={<Printer aria-hidden />}
          busyLabel={isPrinting ? m.ui_unread_loading() : undefined}
          onClick={() => void print(client.printAllergens({ restaurantId, language }))}
        >
          {m.menu_matrix_paper()}
        </Button>
      </div>
      <div className="-mx-4 overflow-x-auto px-4">
        <Matrix dishes={dishes} />
      </div>
      <p className="max-w-line text-small text-ink-2">{m.menu_matrix_note()}</p>
    </>
  );
};

const Legend = () => (
  <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
    {states.map((state) => (
      <span key={state}>
        <span aria-hidden className={`mr-1.5 inline-block w-5 text-center ${tones[state]}`}>
          {signs[state]}
        </span>
        {allergenStateWord(state)}
      </span>
    ))}
  </p>
);

const Matrix = ({ dishes }: { readonly dishes: readonly Dish[] }) => (
  <table className="w-full border-collapse text-small">
    <caption className="sr-only">{m.menu_tab_allergens()}</caption>
    <thead>
      <tr className="align-bottom">
        <th scope="col" className="sticky left-0 z-1 min-w-36 bg-teff py-2 pr-3 text-left font-medium">
          {m.menu_dish()}
        </th>
        {allergenCodes.map((code) => (
          <th key={code} scope="col" className="h-28 min-w-7 px-0.5 lg:min-w-9 pb-2 text-center font-medium">
            <span className="inline-block rotate-180 whitespace-nowrap [writing-mode:vertical-rl]">{allergenWord(code)}</span>
          </th>
        ))}
        <th scope="col" className="min-w-28 py-2 pl-3 text-left font-medium">
          {m.menu_vouched()}
        </th>
      </tr>
    </thead>
    <tbody>
      {dishes.map((dish) => (
        <MatrixRow key={dish.id} dish={dish} />
      ))}
    </tbody>
  </table>
);

const MatrixRow = ({ dish }: { readonly dish: Dish }) => {
  const locale = useLocale();
  const stands = dish.verification?.stands === true;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 z-1 bg-teff py-2 pr-3 text-left text-body font-medium">
        {nameIn(dish, locale)}
      </th>
      {allergenCodes.map((code) => {
        const state = dish.allergens?.[code] ?? 'UNKNOWN';
        return (
          <td key={code} className={`px-0.5 py-2 text-center ${tones[state]}`} title={`${allergenWord(code)}: ${allergenStateWord(state)}`}>
            <span aria-hidden>{signs[state]}</span>
            <span className="sr-only">{allergenStateWord(state)}</span>
          </td>
        );
      })}
      <td className="py-2 pl-3">
        <StatusLine status={stands ? 'good' : 'not-counted'}>{stands ? dish.verification?.verifiedBy : m.menu_nobody()}</StatusLine>
      </td>
    </tr>
  );
};
