import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { ModifierGroup } from '../../contract/fields.ts';
import { useMenu, useRecipes } from '../menu-queries.ts';
import { amountText } from '../show/money-text.ts';
import { Unread } from '../../../../ui/unread.tsx';

const GroupSheet = lazy(async () => ({ default: (await import('./group-sheet.tsx')).GroupSheet }));

/** What guests may add, leave out or change, in the groups that dishes name. */
export const ChoicesTab = () => {
  const { menu, query } = useMenu();
  const mayEdit = useCan('menu.edit');
  const [changing, setChanging] = useState<ModifierGroup | 'new'>();
  if (!menu) return <Unread query={query} />;
  return (
    <>
      {mayEdit && (
        <Button kind="primary" className="self-start" onClick={() => setChanging('new')}>
          {m.menu_add_group()}
        </Button>
      )}
      {menu.groups.length === 0 && <EmptyState title={m.menu_groups_empty_title()}>{m.menu_groups_empty()}</EmptyState>}
      <div className="grid gap-8 md:grid-cols-2">
        {menu.groups.map((group) => (
          <Group key={group.id} group={group} onChange={mayEdit ? () => setChanging(group) : undefined} />
        ))}
      </div>
      {changing && (
        <Suspense fallback={null}>
          <GroupSheet group={changing === 'new' ? null : changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </>
  );
};

const boundsText = ({ chooseMin, chooseMax }: ModifierGroup): string => {
  if (chooseMax === null) return chooseMin === 0 ? m.menu_choose_any() : m.menu_choose_from({ min: chooseMin });
  return chooseMin === chooseMax ? m.menu_choose_exactly({ min: chooseMin }) : m.menu_choose_between({ min: chooseMin, max: chooseMax });
};

type GroupProps = { readonly group: ModifierGroup; readonly onChange: (() => void) | undefined };

const Group = ({ group, onChange }: GroupProps) => {
  const locale = useLocale();
  const { currency } = useRestaurant();
  return (
    <section className="flex flex-col">
      <header className="flex items-center justify-between gap-4 pb-2">
        <div>
          <h2 className="text-heading">{nameIn(group, locale)}</h2>
          <p className="text-small text-ink-2">{boundsText(group)}</p>
        </div>
        {onChange && (
          <Button kind="row" aria-label={m.menu_change_named({ name: nameIn(group, locale) })} onClick={onChange}>
            {m.menu_change()}
          </Button>
        )}
      </header>
      <ul className="border-b border-line">
        {group.modifiers.map((modifier) => (
          <li key={modifier.id} className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-body">
            <span className="min-w-0">
              {nameIn(modifier, locale)}
              <Effect modifier={modifier} />
            </span>
            <span className="shrink-0">{modifier.priceDeltaMinor === '0' ? '' : amountText(modifier.priceDeltaMinor, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What it does to stock; one that nobody has said is named, never taken as nothing. */
const Effect = ({ modifier: { stockEffect, recipeId, leavesOut } }: { readonly modifier: ModifierGroup['modifiers'][number] }) => {
  const locale = useLocale();
  const recipe = useRecipes().data?.recipes.find(({ id }) => id === recipeId);
  if (stockEffect === 'UNMAPPED') {
    return (
      <span className="block text-small">
        <StatusLine status="soon">{m.menu_effect_unmapped()}</StatusLine>
      </span>
    );
  }
  const name = recipe ? nameIn(recipe, locale) : '';
  const text =
    stockEffect === 'NONE' ? m.menu_effect_none() : leavesOut ? m.menu_effect_leaves_out({ name }) : m.menu_effect_takes({ name });
  return <span className="block text-small text-ink-2">{text}</span>;
};
