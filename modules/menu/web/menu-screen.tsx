import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { SegmentRow } from '../../../ui/segment-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { DishesTab } from './dishes/dishes-tab.tsx';
import type { MenuSearch, MenuTab } from './menu-search.ts';

const RecipesTab = lazy(async () => ({ default: (await import('./recipes/recipes-tab.tsx')).RecipesTab }));
const BatchesTab = lazy(async () => ({ default: (await import('./batches/batches-tab.tsx')).BatchesTab }));
const PrepTab = lazy(async () => ({ default: (await import('./prep/prep-tab.tsx')).PrepTab }));
const ChoicesTab = lazy(async () => ({ default: (await import('./choices/choices-tab.tsx')).ChoicesTab }));
const AllergensTab = lazy(async () => ({ default: (await import('./allergens/allergens-tab.tsx')).AllergensTab }));

/** What is sold and how it is made. The address says which of it. */
export const MenuScreen = () => {
  const search: MenuSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = search.tab ?? 'dishes';
  const show = (next: MenuTab) => void navigate({ to: '/menu', search: next === 'dishes' ? {} : { tab: next }, replace: true });
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-title">{m.menu_title()}</h1>
      <SegmentRow
        label={m.menu_tabs()}
        value={tab}
        onChange={show}
        options={[
          { value: 'dishes', label: m.menu_tab_dishes() },
          { value: 'recipes', label: m.menu_tab_recipes() },
          { value: 'prep', label: m.menu_tab_prep() },
          { value: 'batches', label: m.menu_tab_batches() },
          { value: 'choices', label: m.menu_tab_choices() },
          { value: 'allergens', label: m.menu_tab_allergens() },
        ]}
      />
      <Suspense fallback={<SkeletonRows rows={6} label={m.ui_unread_loading()} />}>
        {tab === 'dishes' && <DishesTab />}
        {tab === 'recipes' && <RecipesTab isArchived={search.archived === true} />}
        {tab === 'prep' && <PrepTab day={search.day} />}
        {tab === 'batches' && <BatchesTab prepId={search.prep} />}
        {tab === 'choices' && <ChoicesTab />}
        {tab === 'allergens' && <AllergensTab />}
      </Suspense>
    </section>
  );
};
