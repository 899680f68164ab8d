import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import type { Delivery } from '../../contract/telling.contract.ts';
import { channels, deliveryStatuses, type Channel, type DeliveryStatus } from '../../rules/channels.ts';
import { useAlertsWorld } from '../alerts-client.ts';
import { DeliveryRow, statusWord } from './delivery-row.tsx';
import { channelWord } from './kind-words.ts';

type Filter = { readonly userId?: string; readonly channel?: Channel; readonly status?: DeliveryStatus };

/** What was sent to whom in the last 90 days, for whoever answers for the house. */
export const DeliveriesTab = () => {
  const [filter, setFilter] = useState<Filter>({});
  const query = useDeliveries(filter);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <h2 className="text-heading">{m.alerts_deliveries_tab()}</h2>
      <p className="mb-4 text-small text-ink-2">{m.alerts_deliveries_hint()}</p>
      <FilterFields filter={filter} people={data?.pages[0]?.people ?? []} onChange={setFilter} />
      {deliveries === undefined ? <Unread query={query} /> : <Deliveries deliveries={deliveries} isFiltered={isFiltered} />}
      {hasNextPage && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.alerts_deliveries_more()}
        </Button>
      )}
    </>
  );
};

const Deliveries = ({ deliveries, isFiltered }: { readonly deliveries: readonly Delivery[]; readonly isFiltered: boolean }) =>
  deliveries.length === 0 ? (
    <EmptyState title={isFiltered ? m.alerts_deliveries_none_filtered() : m.alerts_deliveries_none()}>
      {m.alerts_deliveries_none_text()}
    </EmptyState>
  ) : (
    <ul>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );

const useDeliveries = (filter: Filter) => {
  const { client, restaurantId } = useAlertsWorld();
  const language = useLocale();
  return useInfiniteQuery({
    queryKey: ['alerts', restaurantId, 'deliveries', filter, language],
    queryFn: ({ pageParam }) => client.listDeliveries({ restaurantId, language, ...filter, ...(pageParam !== '' && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
  });
};

type FilterFieldsProps = {
  readonly filter: Filter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (filter: Filter) => void;
};

const FilterFields = ({ filter, people, onChange }: FilterFieldsProps) => {
  const choose = (key: keyof Filter, value: string): void => {
    const { [key]: _, ...rest } = filter;
    onChange(value === '' ? rest : ({ ...rest, [key]: value } as Filter));
  };
  const any = { value: '', label: m.alerts_all() };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <SelectField
        label={m.alerts_deliveries_person()}
        value={filter.userId ?? ''}
        onChange={(event) => choose('userId', event.target.value)}
        options={[any, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField
        label={m.alerts_deliveries_way()}
        value={filter.channel ?? ''}
        onChange={(event) => choose('channel', event.target.value)}
        options={[any, ...channels.map((channel) => ({ value: channel, label: channelWord(channel) }))]}
      />
      <SelectField
        label={m.alerts_deliveries_state()}
        value={filter.status ?? ''}
        onChange={(event) => choose('status', event.target.value)}
        options={[any, ...deliveryStatuses.map((status) => ({ value: status, label: statusWord(status) }))]}
      />
    </div>
  );
};
