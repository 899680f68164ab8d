import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { Member } from '../../contract/members.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { useTell } from './people-queries.ts';

export type RemoveMemberProps = { readonly member: Member; readonly onRemoved: () => void };

/** Ends somebody's membership, once the person and the consequence have been named. */
export const RemoveMember = ({ member, onRemoved }: RemoveMemberProps) => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [isAsking, setIsAsking] = useState(false);
  const { name, userId } = member;
  const remove = async () => {
    if (!(await tell(client.removeMember(newCommand(restaurant.id, { userId }))))) return;
    showToast({ title: m.restaurants_member_removed({ name }) });
    onRemoved();
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{m.restaurants_remove_member({ name })}</Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={m.restaurants_remove_member_title({ name })}
        description={m.restaurants_remove_member_text({ name, restaurant: restaurant.name })}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {m.restaurants_leave_it()}
            </Button>
            <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={() => void remove()}>
              {m.restaurants_remove()}
            </Button>
          </>
        }
      />
    </div>
  );
};
