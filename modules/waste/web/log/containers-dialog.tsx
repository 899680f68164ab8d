import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { shownNumber } from '../../../inventory/web/parts.ts';
import type { Container } from '../../contract/fields.ts';
import { useWasteWorld } from '../waste-client.ts';
import { helpQuery } from '../waste-queries.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';

/** What waste is weighed in, and what that weighs itself. */
export const ContainersDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const world = useWasteWorld();
  const queries = useQueryClient();
  const { data } = useQuery(helpQuery(world));
  const [name, setName] = useState('');
  const [tareG, setTareG] = useState('');
  const save = useMutation({
    mutationFn: (container: Pick<Container, 'id' | 'name' | 'tareG' | 'isActive'> & { readonly baseVersion: number | null }) => {
      const { id: containerId, baseVersion, name: called, tareG: weighs, isActive } = container;
      const body = { containerId, baseVersion, name: called, tareG: weighs, isActive };
      return world.client.saveContainer(newCommand(world.restaurantId, body));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: helpQuery(world).queryKey }),
  });
  const { errorAt, send } = useFaults({
    name: name.trim() === '' && m.ui_fill_in(),
    tareG: !/^\d+(\.\d+)?$/.test(tareG.trim()) && m.waste_container_grams_wrong(),
  });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const clear = () => {
      setName('');
      setTareG('');
    };
    send(() => save.mutate({ id: newId(), baseVersion: null, name, tareG: tareG.trim(), isActive: true }, { onSuccess: clear }));
  };
  const failure = save.error === null ? undefined : readFailure(save.error);
  const words = failure?.kind === 'refusal' ? wasteRefusalWords(failure.code, failure.data) : undefined;
  return (
    <Dialog open onClose={onClose} title={m.waste_containers()} description={m.waste_containers_text()}>
      <ul>
        {(data?.containers ?? []).map((container) => (
          <li key={container.id} className="flex min-h-12 items-center justify-between gap-3 border-b border-line">
            <span>{m.waste_container_tare({ name: container.name, grams: shownNumber(Number(quantity(container.tareG)) / 1e6) })}</span>
            <Button kind="row" onClick={() => save.mutate({ ...container, baseVersion: container.version, isActive: !container.isActive })}>
              {container.isActive ? m.waste_container_retire() : m.waste_container_restore()}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-col gap-3">
        <TextField
          label={m.waste_container_name()}
          maxLength={80}
          value={name}
          error={errorAt('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={m.waste_container_grams()}
          inputMode="decimal"
          value={tareG}
          error={errorAt('tareG') ?? (failure && { message: words ?? m.waste_not_saved() })}
          onChange={(event) => setTareG(event.target.value)}
        />
        <Button type="submit" {...(save.isPending && { busyLabel: m.waste_saving() })}>
          {m.waste_container_add()}
        </Button>
      </form>
    </Dialog>
  );
};
