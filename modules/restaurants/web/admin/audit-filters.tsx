import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import type { DeedText } from './trail-words.ts';
import type { AuditFilter } from './audit-query.ts';

export type AuditFiltersProps = {
  readonly filter: AuditFilter;
  /** The actions that the trail knows. */
  readonly actions: readonly string[];
  readonly deedText: DeedText;
  readonly onChange: (filter: AuditFilter) => void;
};

/** By person, by action, by period. */
export const AuditFilters = ({ filter, actions, deedText, onChange }: AuditFiltersProps) => {
  const { id: restaurantId } = useRestaurant();
  const client = useRestaurantsClient();
  const { data: actors = [] } = useQuery({
    queryKey: ['restaurants', 'audit-actors', restaurantId],
    queryFn: async () => (await client.listAuditActors({ restaurantId })).actors,
  });
  const all = { value: '', label: m.restaurants_audit_all() };
  const change = (part: Partial<AuditFilter>): void => onChange({ ...filter, ...part });
  return (
    <div className="mb-4 grid gap-4 xs:grid-cols-2">
      <SelectField
        label={m.restaurants_audit_person()}
        value={filter.actorId}
        onChange={(event) => change({ actorId: event.target.value })}
        options={[all, ...actors.map(({ userId, name }) => ({ value: userId, label: name ?? m.restaurants_audit_somebody() }))]}
      />
      <SelectField
        label={m.restaurants_audit_action()}
        value={filter.action}
        onChange={(event) => change({ action: event.target.value })}
        options={[all, ...actions.map((action) => ({ value: action, label: deedText(action) }))]}
      />
      <DayField label={m.restaurants_audit_from()} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={m.restaurants_audit_until()} value={filter.until} onChange={(until) => change({ until })} />
    </div>
  );
};
