import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useTasksWorld } from '../tasks-client.ts';
import { equipmentQuery } from '../tasks-queries.ts';
import { probeDoubt } from '../words/food-words.ts';

export type ProbeChoiceProps = { readonly probeId: string | null; readonly onChange: (probeId: string | null) => void };

/** With which probe the readings of a list are taken, chosen once; what speaks against it is said at once. */
export const ProbeChoice = ({ probeId, onChange }: ProbeChoiceProps) => {
  const { data } = useQuery(equipmentQuery(useTasksWorld()));
  const probes = data?.probes.filter(({ isAway }) => !isAway) ?? [];
  if (probes.length === 0) return null;
  const chosen = probes.find(({ id }) => id === probeId);
  return (
    <SelectField
      label={m.tasks_probe()}
      value={probeId ?? ''}
      hint={chosen ? probeDoubt(chosen.standing) : undefined}
      options={[{ value: '', label: m.tasks_probe_none() }, ...probes.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
};
