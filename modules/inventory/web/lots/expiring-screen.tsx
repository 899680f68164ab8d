import { useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Chip } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { stockRow } from '../list/stock-row.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { type Stock, useStock } from '../stock/use-stock.ts';
import { daysOffered } from './expiring-search.ts';
import { LotLine } from './lot-line.tsx';
import { daysKeptAhead } from './use-item-lots.ts';
import { useLots, type ShownLot } from './use-lots.ts';

const groupsOf = (lots: readonly ShownLot[]) => {
  const isOver = ({ status }: ShownLot) => status === 'EXPIRED' || status === 'RECALLED';
  const open = lots.filter((lot) => !isOver(lot));
  return [
    { title: m.inventory_expiring_over(), lots: lots.filter(isOver) },
    { title: m.inventory_expiring_today(), lots: open.filter(({ daysLeft }) => (daysLeft ?? 0) <= 0) },
    { title: m.inventory_expiring_soon(), lots: open.filter(({ daysLeft }) => (daysLeft ?? 0) > 0) },
  ].filter((group) => group.lots.length > 0);
};

/** What must be used or thrown away next in the whole restaurant. */
export const ExpiringScreen = () => {
  const { days = daysKeptAhead } = useSearch({ from: '/protected/in-restaurant/inventory/expiring' });
  const navigate = useNavigate();
  const { stock } = useStock();
  const { lots, query } = useLots({ withinDays: days });
  const look = (next: number) => void navigate({ to: '/inventory/expiring', search: { days: next }, replace: true });
  return (
    <div className="flex flex-col gap-6 pb-10">
      <header className="flex flex-col gap-3">
        <div>
          <h1 className="text-title">{m.inventory_expiring()}</h1>
          <p className="text-small text-ink-2">{m.inventory_expiring_why()}</p>
        </div>
        <DayChoice days={days} onLook={look} />
      </header>
      <StaleBanner query={query} />
      {(!lots || !stock) && <Unread query={query} />}
      {lots?.length === 0 && <EmptyState title={m.inventory_expiring_none()}>{m.inventory_expiring_none_why()}</EmptyState>}
      {lots && stock && <Groups lots={lots} find={stock.find} />}
      {query.data?.hasMore && <p className="text-small text-ink-2">{m.inventory_expiring_more()}</p>}
    </div>
  );
};

type DayChoiceProps = { readonly days: number; readonly onLook: (days: number) => void };

const DayChoice = ({ days, onLook }: DayChoiceProps) => (
  <div role="group" aria-label={m.inventory_expiring_within()} className="flex flex-wrap gap-2">
    {[...new Set([...daysOffered, days])]
      .toSorted((left, right) => left - right)
      .map((one) => (
        <Chip key={one} pressed={one === days} onPress={() => onLook(one)}>
          {one === 0 ? m.inventory_expiring_today() : m.inventory_expiring_in({ count: one })}
        </Chip>
      ))}
  </div>
);

type GroupsProps = { readonly lots: readonly ShownLot[]; readonly find: Stock['find'] };

const Groups = ({ lots, find }: GroupsProps) =>
  groupsOf(lots).map((group) => (
    <section key={group.title}>
      <h2 className="pb-2 text-heading">{group.title}</h2>
      <ul aria-label={group.title} className="border-t border-line">
        {group.lots.map((lot) => {
          const item = find(lot.itemId);
          return item && <LotLine key={lot.id} lot={lot} row={stockRow(item)} leadsWith="ITEM" />;
        })}
      </ul>
    </section>
  ));
