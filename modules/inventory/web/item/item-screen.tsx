import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useClash } from '../editor/use-clash.ts';
import { itemQuery } from '../inventory-queries.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { useHasSidePanel } from '../../../../ui/use-is-phone.ts';
import { useInventoryWorld, useStock } from '../stock/use-stock.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemNotHere } from './item-not-here.tsx';
import { ItemHead } from './item-head.tsx';
import { Ledger } from './ledger.tsx';
import { LevelChart } from './level-chart.tsx';
import { MergedBanner, useKeptItem } from './merged-banner.tsx';
import { useLedger } from './use-ledger.ts';
import { WhyPanel } from './why-panel.tsx';

// Most items have no lots.
const ItemLots = lazy(async () => ({ default: (await import('../lots/item-lots.tsx')).ItemLots }));

/** One item: how its level came about, row by row, and why the books say what they say. */
export const ItemScreen = () => {
  const { itemId } = useParams({ from: '/protected/in-restaurant/inventory/$itemId' });
  const { stock, query } = useStock();
  const item = stock?.find(itemId);
  if (item) return <Item row={stockRow(item)} query={query} />;
  if (!stock && query.isError) return <StockFailure query={query} />;
  if (!stock) return <SkeletonRows rows={8} label={m.inventory_loading()} />;
  return <ItemNotHere />;
};

type ItemProps = { readonly row: StockRow; readonly query: ReturnType<typeof useStock>['query'] };

const Item = ({ row, query }: ItemProps) => {
  const { data } = useQuery(itemQuery(useInventoryWorld(), row.item.id));
  const ledger = useLedger(row.item.id);
  const kept = useKeptItem(data?.mergedIntoId);
  const clash = useClash(row.item.id);
  const hasPanel = useHasSidePanel();
  const [isAsking, setIsAsking] = useState(false);
  // Whose it is and how much there is stands at once; the chart and the rows follow in the next picture.
  const hasArrived = useDeferredValue(true, false);
  const why = <WhyPanel row={row} pending={ledger.pending} />;
  return (
    <div className="flex min-h-full gap-0">
      <div className="flex min-w-0 flex-1 flex-col gap-8 pb-10">
        <StaleBanner query={query} />
        {clash && (
          <Banner
            status="wrong"
            title={m.inventory_clash_title()}
            action={
              <Link to="/inventory/$itemId/edit" params={{ itemId: row.item.id }} className={buttonClass('row')}>
                {m.inventory_clash_look()}
              </Link>
            }
          />
        )}
        {kept && <MergedBanner kept={kept} />}
        <ItemHead row={row} isMerged={kept !== undefined} onWhy={hasPanel ? undefined : () => setIsAsking(true)} />
        {hasArrived ? (
          <>
            <LevelChart row={row} ledger={ledger} />
            <Suspense fallback={<SkeletonRows rows={2} label={m.inventory_loading()} />}>
              {row.item.keeping.tracksLots && <ItemLots row={row} />}
            </Suspense>
            <Ledger row={row} ledger={ledger} />
            <ItemFacts row={row} allergens={data?.item.allergens} />
          </>
        ) : (
          <SkeletonRows rows={8} label={m.inventory_loading()} />
        )}
      </div>
      {hasPanel ? (
        <aside className="-my-8 -mr-10 ml-8 w-[25rem] shrink-0 border-l border-line bg-teff-raise px-7 py-8">
          <h2 className="pb-2 text-heading">{m.inventory_why()}</h2>
          {hasArrived && why}
        </aside>
      ) : (
        isAsking && (
          <Sheet open onClose={() => setIsAsking(false)} title={m.inventory_why()}>
            {why}
          </Sheet>
        )
      )}
    </div>
  );
};
