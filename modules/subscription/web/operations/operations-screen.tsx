import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { subscriptionKey, type SubscriptionContracts } from '../subscription-queries.ts';
import { OperationLine } from './operation-line.tsx';
import { OperationsFilters } from './operations-filters.tsx';
import { noOperationsFilter, operationsAsked, type Operation } from './operations-query.ts';
import { saveOperations } from './save-operations.ts';

export type OperationsScreenProps = {
  readonly restaurantId: string;
  readonly timeZone: string;
  /** Whether whoever looks may see who used what. */
  readonly maySee: boolean;
};

/** Who used which AI operation, newest first, a page at a time. */
export const OperationsScreen = ({ restaurantId, timeZone, maySee }: OperationsScreenProps) =>
  maySee ? (
    <Operations restaurantId={restaurantId} timeZone={timeZone} />
  ) : (
    <EmptyState title={m.subscription_operations_only()}>{m.subscription_operations_only_text()}</EmptyState>
  );

const Operations = ({ restaurantId, timeZone }: Omit<OperationsScreenProps, 'maySee'>) => {
  const client = useRpcClient<SubscriptionContracts>();
  const [filter, setFilter] = useState(noOperationsFilter);
  const [isExporting, setIsExporting] = useState(false);
  const asked = { restaurantId, ...operationsAsked(filter, timeZone) };
  const query = useInfiniteQuery({
    queryKey: [subscriptionKey, 'operations', restaurantId, filter],
    queryFn: ({ pageParam }) => client.subscription.listOperations({ ...asked, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const operations = query.data?.pages.flatMap((page) => page.operations);
  const save = async () => {
    setIsExporting(true);
    const outcome = await attempt(saveOperations(client.subscription, asked, isoDayAt(new Date(), timeZone)));
    setIsExporting(false);
    if ('failure' in outcome) showToast({ status: 'wrong', title: m.subscription_operations_unread() });
  };
  return (
    <section className="flex max-w-[52rem] flex-col gap-6 pb-10">
      <header>
        <h1 className="text-title">{m.subscription_operations_title()}</h1>
        <p className="text-small text-ink-2">{m.subscription_operations_hint()}</p>
      </header>
      <OperationsFilters world={{ client, restaurantId }} filter={filter} onChange={setFilter} />
      {operations ? <OperationList operations={operations} /> : <Unread query={query} />}
      <div className="flex flex-wrap gap-2">
        {query.hasNextPage && (
          <Button
            busyLabel={query.isFetchingNextPage ? m.subscription_operations_loading() : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {m.subscription_operations_more()}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden />}
          busyLabel={isExporting ? m.subscription_operations_exporting() : undefined}
          onClick={() => void save()}
        >
          {m.subscription_operations_export()}
        </Button>
      </div>
    </section>
  );
};

const OperationList = ({ operations }: { readonly operations: readonly Operation[] }) =>
  operations.length === 0 ? (
    <EmptyState title={m.subscription_operations_empty_title()}>{m.subscription_operations_empty()}</EmptyState>
  ) : (
    <ol aria-label={m.subscription_operations_title()}>
      {operations.map((operation) => (
        <OperationLine key={operation.id} operation={operation} />
      ))}
    </ol>
  );

type Asking = { readonly isError: boolean; readonly refetch: () => Promise<unknown> };

const Unread = ({ query }: { readonly query: Asking }) =>
  query.isError ? (
    <Banner
      status="wrong"
      title={m.subscription_operations_unread()}
      action={<Button onClick={() => void query.refetch()}>{m.subscription_try_again()}</Button>}
    />
  ) : (
    <SkeletonRows rows={6} label={m.subscription_operations_loading()} />
  );
