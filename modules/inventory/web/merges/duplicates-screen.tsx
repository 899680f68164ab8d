import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { stockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { type Stock, useStock } from '../stock/use-stock.ts';
import { duplicateSignWord } from '../words/duplicate-sign-word.ts';
import { MergeSheet } from './merge-sheet.tsx';
import { PickPair } from './pick-pair.tsx';
import { RecentMerges } from './recent-merges.tsx';
import { useDuplicates, type LikelyPair } from './use-merges.ts';

type Pair = readonly [ShownItem, ShownItem];
type Likely = { readonly pair: Pair; readonly signs: LikelyPair['signs'] };

/** Pairs of items that this device knows and that are both in use; those of the item that was asked about, where one was. */
const shownPairs = (pairs: readonly LikelyPair[], stock: Stock, itemId: string | undefined): readonly Likely[] =>
  pairs.flatMap(({ itemIds, signs }) => {
    const [left, right] = itemIds.map(stock.find);
    const isAsked = itemId === undefined || itemIds.includes(itemId);
    return isAsked && left?.isActive && right?.isActive ? [{ pair: [left, right] as const, signs }] : [];
  });

/** Items that may be one and the same, and merges that may still be taken back. */
export const DuplicatesScreen = () => {
  const { item: itemId } = useSearch({ from: '/protected/in-restaurant/inventory/duplicates' });
  const query = useDuplicates();
  const { stock } = useStock();
  const canEdit = useCan('inventory.edit-items');
  const [isPicking, setIsPicking] = useState(false);
  const [compared, setCompared] = useState<Pair>();
  if (!query.data && query.isError) return <StockFailure heading={m.inventory_duplicates()} query={query} />;
  if (!query.data || !stock) return <SkeletonRows rows={6} label={m.inventory_loading()} />;
  const likely = shownPairs(query.data.pairs, stock, itemId);
  const compare = (pair: Pair) => {
    setIsPicking(false);
    setCompared(pair);
  };
  return (
    <div className="flex flex-col gap-8 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-prose">
          <h1 className="text-title">{m.inventory_duplicates()}</h1>
          <p className="text-small text-ink-2">{m.inventory_duplicates_why()}</p>
        </div>
        {canEdit && (
          <Button kind="primary" onClick={() => setIsPicking(true)}>
            {itemId === undefined ? m.inventory_duplicates_pick() : m.inventory_duplicates_of()}
          </Button>
        )}
      </header>
      <StaleBanner query={query} />
      {likely.length === 0 ? (
        <EmptyState title={m.inventory_duplicates_none()}>{m.inventory_duplicates_none_why()}</EmptyState>
      ) : (
        <LikelyPairs likely={likely} onCompare={compare} />
      )}
      <RecentMerges merges={query.data.merges} />
      {isPicking && <PickPair items={stock.items} first={stock.find(itemId ?? '')} onPick={compare} onClose={() => setIsPicking(false)} />}
      {compared && <MergeSheet pair={compared} onClose={() => setCompared(undefined)} />}
    </div>
  );
};

type LikelyPairsProps = { readonly likely: readonly Likely[]; readonly onCompare: (pair: Pair) => void };

const LikelyPairs = ({ likely, onCompare }: LikelyPairsProps) => {
  const locale = useLocale();
  return (
    <section>
      <h2 className="pb-2 text-heading">{m.inventory_duplicates_likely()}</h2>
      <ul aria-label={m.inventory_duplicates_likely()} className="border-t border-line">
        {likely.map(({ pair, signs }) => {
          const [left, right] = pair.map((item) => nameIn(item, locale));
          return (
            <li
              key={pair.map(({ id }) => id).join()}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
                {pair.map((item) => (
                  <OneOfPair key={item.id} item={item} />
                ))}
                <span className="text-small text-ink-3">{signs.map(duplicateSignWord).join(' · ')}</span>
              </div>
              <Button
                aria-label={`${m.inventory_duplicates_compare()}: ${m.inventory_duplicates_pair({ left: left ?? '', right: right ?? '' })}`}
                onClick={() => onCompare(pair)}
              >
                {m.inventory_duplicates_compare()}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const OneOfPair = ({ item }: { readonly item: ShownItem }) => {
  const locale = useLocale();
  const { units, onHand } = stockRow(item);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <Link to="/inventory/$itemId" params={{ itemId: item.id }} className="rounded-chip font-semibold focus-ring">
        {nameIn(item, locale)}
      </Link>
      <span className="text-small text-ink-2">{quantityText(units, onHand)}</span>
    </span>
  );
};
