import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { aiCategories } from '../../rules/ai-operations.ts';
import { categoryWords } from '../category-words.ts';
import { subscriptionKey, type SubscriptionWorld } from '../subscription-queries.ts';
import type { OperationsFilter } from './operations-query.ts';

export type OperationsFiltersProps = {
  readonly world: SubscriptionWorld;
  readonly filter: OperationsFilter;
  readonly onChange: (filter: OperationsFilter) => void;
};

/** By person, by kind, by period. */
export const OperationsFilters = ({ world: { client, restaurantId }, filter, onChange }: OperationsFiltersProps) => {
  const { data: people = [] } = useQuery({
    queryKey: [subscriptionKey, 'askers', restaurantId],
    queryFn: async () => (await client.subscription.listAskers({ restaurantId })).people,
  });
  const all = { value: '', label: m.subscription_operations_all() };
  const change = (part: Partial<OperationsFilter>): void => onChange({ ...filter, ...part });
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <SelectField
        label={m.subscription_operations_person()}
        value={filter.userId}
        onChange={(event) => change({ userId: event.target.value })}
        options={[all, ...people.map(({ userId, name }) => ({ value: userId, label: name ?? m.subscription_operations_nobody() }))]}
      />
      <SelectField
        label={m.subscription_operations_kind()}
        value={filter.category}
        onChange={(event) => change({ category: event.target.value })}
        options={[all, ...aiCategories.map((category) => ({ value: category, label: categoryWords[category]() }))]}
      />
      <DayField label={m.subscription_operations_from()} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={m.subscription_operations_until()} value={filter.until} onChange={(until) => change({ until })} />
    </div>
  );
};
