import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits, type MinorUnits } from '../../../../kit/money.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { PeriodChooser } from '../../../../ui/when/period-chooser.tsx';
import type { Period } from '../../../../ui/when/period.ts';
import { useChosenPeriod, useToday } from '../../../restaurants/web/parts.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { VarianceLine } from './variance-line.tsx';

type Answer = InventoryOutputs['readVariance'];

/** Says how much of a period's sales took from stock; it comes from where sales are known. */
export type CoverageOf = ComponentType<{ readonly period: Period }>;

const useVariance = (period: Period) => {
  const { client, restaurantId } = useInventoryWorld();
  return useQuery({
    queryKey: inventoryKeys.variance(restaurantId, period),
    queryFn: () => client.readVariance({ restaurantId, ...period }),
    placeholderData: keepPreviousData,
  });
};

/** What left the shelves against what recipes and records explain. */
export const varianceScreen = (Coverage: CoverageOf) => {
  const VarianceScreen = () => {
    const period = useChosenPeriod(useSearch({ from: '/protected/in-restaurant/inventory/variance' }));
    const today = useToday();
    const navigate = useNavigate();
    const query = useVariance(period);
    const { data } = query;
    if (!data && query.isError) return <StockFailure heading={m.inventory_variance()} query={query} />;
    return (
      <section className="flex flex-col gap-6 pb-10">
        <StaleBanner query={query} />
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-title">{data ? headline(data) : m.inventory_variance()}</h1>
            <p className="max-w-line text-small text-ink-2">{m.inventory_variance_basis()}</p>
          </div>
          <PeriodChooser
            period={period}
            today={today}
            onChange={(next) => void navigate({ to: '/inventory/variance', search: next, replace: true })}
          />
        </header>
        <div className="flex flex-col gap-1">
          <Coverage period={period} />
          {data && data.notCountedTwice > 0 && (
            <StatusLine status="not-counted">{m.inventory_variance_not_counted({ count: data.notCountedTwice })}</StatusLine>
          )}
        </div>
        {data ? <VarianceList answer={data} /> : <SkeletonRows rows={6} label={m.inventory_loading()} />}
      </section>
    );
  };
  return VarianceScreen;
};

const VarianceList = ({ answer: { rows, currency } }: { readonly answer: Answer }) =>
  rows.length === 0 ? (
    <EmptyState title={m.inventory_variance_none_title()}>{m.inventory_variance_none_text()}</EmptyState>
  ) : (
    <ul aria-label={m.inventory_variance()}>
      {rows.map((row) => (
        <VarianceLine key={row.itemId} row={row} currency={currency} />
      ))}
    </ul>
  );

/** The finding: what is missing, and what is too much, apart; one does not pay for the other. */
const headline = ({ rows, currency }: Answer): string => {
  const minors = rows.flatMap(({ unexplainedMinor }) => (unexplainedMinor === null ? [] : [minorUnits(unexplainedMinor)]));
  const missing = minors.reduce((sum, one) => (one > 0n ? sum + one : sum), 0n) as MinorUnits;
  if (rows.length === 0) return m.inventory_variance();
  return missing === 0n
    ? m.inventory_variance_nothing_missing()
    : m.inventory_variance_missing({ value: formatMoney({ minor: missing, currency }) });
};
