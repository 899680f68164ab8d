import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { sayFailure } from '../say-failure.ts';

const keyOf = (restaurantId: string) => ['restaurants', 'deletion', restaurantId] as const;

/** Asks for the end of the restaurant, or takes it back while there is time. */
export const DeletionSetting = () => {
  const { id } = useRestaurant();
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery({ queryKey: keyOf(id), queryFn: () => client.deletionStatus({ restaurantId: id }) });
  const keep = async () => {
    const outcome = await attempt(client.cancelDeletion(newCommand(id, {})));
    if ('failure' in outcome) sayFailure(outcome.failure, { title: m.restaurants_delete_failed() });
    else showToast({ title: m.restaurants_delete_kept() });
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  };
  if (data?.deleteAfter) {
    return (
      <SettingRow title={m.restaurants_delete_set()} hint={<MomentText at={data.deleteAfter} style="long" />}>
        <Button onClick={() => void keep()}>{m.restaurants_delete_keep()}</Button>
      </SettingRow>
    );
  }
  return (
    <SettingRow title={m.restaurants_delete()} hint={m.restaurants_delete_hint()}>
      <Button onClick={() => setIsAsking(true)}>{m.restaurants_delete_button()}</Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </SettingRow>
  );
};

const DeletionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { id, name } = useRestaurant();
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<FieldError>();
  const ask = async () => {
    const outcome = await attempt(client.askDeletion(newCommand(id, { name: typed })));
    if (!('failure' in outcome)) {
      await queries.invalidateQueries({ queryKey: keyOf(id) });
      onClose();
    } else if (outcome.failure.kind === 'refusal') {
      setError({ title: m.restaurants_delete_type({ name }), message: m.restaurants_refusal_name_differs() });
    } else sayFailure(outcome.failure, { title: m.restaurants_delete_failed() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_delete_title({ name })}
      description={m.restaurants_delete_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.restaurants_delete_keep()}</Button>
          <Button kind="primary" onClick={() => void ask()}>
            {m.restaurants_delete_button()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.restaurants_delete_type({ name })}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
};
