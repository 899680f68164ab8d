import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { CountReason } from '../../rules/count-reason.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { countStatusWord } from '../words/count-words.ts';
import { countQuery, countReviewQuery } from './count-queries.ts';
import { ReviewLine } from './review-line.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { ToCounts } from './to-counts.tsx';
import { useCountStep } from './use-count-step.ts';

const rowHeightPx = 116;

/** A count against the books, what differs most first; whoever only counts learns where it stands and who goes on. */
export const ReviewScreen = () => {
  const { countId } = useParams({ from: '/protected/in-restaurant/inventory/counts/$countId/review' });
  const canReview = useCan('inventory.review-counts');
  const count = useQuery(countQuery(useInventoryWorld(), countId));
  if (canReview) return <Review countId={countId} />;
  if (!count.data && count.isError) return <StockFailure heading={m.inventory_counts()} query={count} list={<ToCounts />} />;
  if (!count.data) return <SkeletonRows rows={3} label={m.inventory_loading()} />;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-title">{count.data.count.name}</h1>
      <Banner status="information" title={countStatusWord(count.data.count.status)}>
        {count.data.count.status === 'SUBMITTED' && m.inventory_refusal_count_approval_forbidden()}
      </Banner>
    </div>
  );
};

const Review = ({ countId }: { readonly countId: string }) => {
  const world = useInventoryWorld();
  const { client, restaurantId } = world;
  const query = useQuery(countReviewQuery(world, countId));
  const { step, isBusy } = useCountStep();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const lines = query.data?.lines ?? [];
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 6,
  });
  if (!query.data && query.isError) return <StockFailure heading={m.inventory_counts()} query={query} list={<ToCounts />} />;
  if (!query.data) return <SkeletonRows rows={8} label={m.inventory_loading()} />;
  const { count, currency } = query.data;
  const over = lines.filter(({ isOver }) => isOver).length;
  const isOpen = count.status === 'SUBMITTED';
  const explain = (itemId: string, reason: CountReason | null) =>
    void step(client.explainCountLines(newCommand(restaurantId, { countId, itemIds: [itemId], reason, note: null })));
  const toggle = (itemId: string) => {
    const next = new Set(chosen);
    if (!next.delete(itemId)) next.add(itemId);
    setChosen(next);
  };
  return (
    <div className="flex h-full flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title">{count.name}</h1>
          <p className="text-small text-ink-2">
            {countStatusWord(count.status)} · {m.inventory_counts_over({ count: over })}
          </p>
        </div>
        <ReviewSteps review={query.data} chosen={chosen} isExplaining={isBusy} onAsked={() => setChosen(new Set())} />
      </header>
      <div ref={frame} className="-mx-4 min-h-0 flex-1 overflow-y-auto border-t border-line">
        <ul aria-label={m.inventory_counts_lines()} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            return line ? (
              <li
                key={line.itemId}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 border-b border-line px-4"
                style={{ top: start, height: rowHeightPx }}
              >
                <ReviewLine
                  line={line}
                  currency={currency}
                  isChosen={chosen.has(line.itemId)}
                  {...(isOpen && { onChoose: () => toggle(line.itemId), onReason: (reason) => explain(line.itemId, reason) })}
                />
              </li>
            ) : null;
          })}
        </ul>
      </div>
    </div>
  );
};
