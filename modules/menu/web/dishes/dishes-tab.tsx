import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Dish } from '../../contract/fields.ts';
import type { MenuSearch } from '../menu-search.ts';
import { useMenu } from '../menu-queries.ts';
import type { WholeMenu } from '../menu-client.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { DishLine } from './dish-line.tsx';
import { dishesUnderHeadings, dishFilters, type DishFilter, passesDishFilter } from './dish-groups.ts';
import { dishFilterWord } from './dish-words.ts';

const GuestLinkDialog = lazy(async () => ({ default: (await import('../guest/guest-link-dialog.tsx')).GuestLinkDialog }));
const HeadingsSheet = lazy(async () => ({ default: (await import('./headings-sheet.tsx')).HeadingsSheet }));

/** What is sold, under its headings. */
export const DishesTab = () => {
  const { menu, query } = useMenu();
  return menu ? <Dishes menu={menu} /> : <Unread query={query} />;
};

const filterOf = { off: 'OFF', draft: 'DRAFT', retired: 'RETIRED' } as const;
const searchOf: Readonly<Record<DishFilter, MenuSearch>> = {
  ON_MENU: {},
  OFF: { show: 'off' },
  DRAFT: { show: 'draft' },
  RETIRED: { show: 'retired' },
};

const Dishes = ({ menu }: { readonly menu: WholeMenu }) => {
  const mayEdit = useCan('menu.edit');
  const seesSales = useCan('kitchen.view-takings');
  const { show }: MenuSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = show === undefined ? 'ON_MENU' : filterOf[show];
  const setFilter = (next: DishFilter) => void navigate({ to: '/menu', search: searchOf[next], replace: true });
  const [isOrdering, setIsOrdering] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const countOf = (one: DishFilter) => menu.dishes.filter((dish) => passesDishFilter(dish, one)).length;
  const shown = dishFilters.filter((one) => one === 'ON_MENU' || countOf(one) > 0);
  const dishes = menu.dishes.filter((dish) => passesDishFilter(dish, filter));
  return (
    <>
      {mayEdit && (
        <div className="flex flex-wrap items-center gap-2">
          <Link to="/menu/dishes/new" className={buttonClass('primary')}>
            {m.menu_add_dish()}
          </Link>
          <Link to="/menu/dishes/import" className={buttonClass('quiet')}>
            {m.menu_import_title()}
          </Link>
          <Button kind="quiet" onClick={() => setIsOrdering(true)}>
            {m.menu_headings()}
          </Button>
          <Button kind="quiet" icon={<QrCode aria-hidden />} onClick={() => setIsSharing(true)}>
            {m.menu_guest_menu()}
          </Button>
          {seesSales && (
            <Link to="/menu/engineering" className={buttonClass('quiet')}>
              {m.menu_engineering()}
            </Link>
          )}
        </div>
      )}
      {menu.dishes.length === 0 ? (
        <EmptyState title={m.menu_dishes_empty_title()}>{m.menu_dishes_empty()}</EmptyState>
      ) : (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
          {shown.map((one) => (
            <Chip key={one} pressed={filter === one} onPress={() => setFilter(one)} count={String(countOf(one))}>
              {dishFilterWord(one)}
            </Chip>
          ))}
        </div>
      )}
      {menu.dishes.length > 0 && dishes.length === 0 && <p className="text-body text-ink-2">{m.menu_dishes_none_here()}</p>}
      <Headings menu={menu} dishes={dishes} />
      {isSharing && (
        <Suspense fallback={null}>
          <GuestLinkDialog onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
      {isOrdering && (
        <Suspense fallback={null}>
          <HeadingsSheet categories={menu.categories} onClose={() => setIsOrdering(false)} />
        </Suspense>
      )}
    </>
  );
};

const Headings = ({ menu, dishes }: { readonly menu: WholeMenu; readonly dishes: readonly Dish[] }) => {
  const locale = useLocale();
  return dishesUnderHeadings(menu.categories, dishes).map(({ category, dishes: under }) => (
    <section key={category?.id ?? 'none'} className="flex flex-col">
      <h2 className="pb-2 text-heading">{category ? nameIn(category, locale) : m.menu_without_heading()}</h2>
      <ul className="border-b border-line">
        {under.map((dish) => (
          <DishLine key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  ));
};
