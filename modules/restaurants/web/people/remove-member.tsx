import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { Member } from '../../contract/members.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { AskFirst } from './ask-first.tsx';
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
      {isAsking && (
        <AskFirst
          title={m.restaurants_remove_member_title({ name })}
          text={m.restaurants_remove_member_text({ name, restaurant: restaurant.name })}
          isTelling={isTelling}
          onRemove={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
};
