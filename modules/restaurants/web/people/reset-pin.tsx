import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { Member } from '../../contract/members.contract.ts';
import { pinPattern } from '../../rules/tablet.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { useTell } from './people-queries.ts';
import { PinField } from './pin-field.tsx';

/** For somebody who forgot their PIN: they choose another one here, or it is cleared for them to set one themselves. */
export const ResetPin = ({ member }: { readonly member: Pick<Member, 'userId' | 'name'> }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="row" className="shrink-0" onClick={() => setIsOpen(true)}>
        {m.restaurants_pin_reset()}
        <span className="sr-only">{m.ui_comma() + member.name}</span>
      </Button>
      {isOpen && <ResetDialog {...member} onClose={() => setIsOpen(false)} />}
    </>
  );
};

type ResetDialogProps = Pick<Member, 'userId' | 'name'> & { readonly onClose: () => void };

const ResetDialog = ({ userId, name, onClose }: ResetDialogProps) => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [pin, setPin] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const keep = async (next: string | null) => {
    if (!(await tell(client.resetPin(newCommand(restaurantId, { userId, pin: next }))))) return;
    showToast({ title: next === null ? m.restaurants_pin_reset_cleared({ name }) : m.restaurants_pin_reset_done({ name }) });
    onClose();
  };
  const submit = () => {
    const isPin = pinPattern.test(pin);
    setIsWrong(!isPin);
    if (isPin) void keep(pin);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_pin_reset_title({ name })}
      description={m.restaurants_pin_reset_text({ name })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.restaurants_leave_it()}
          </Button>
          <Button disabled={isTelling} onClick={() => void keep(null)}>
            {m.restaurants_pin_clear()}
          </Button>
          <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={submit}>
            {m.restaurants_pin_keep()}
          </Button>
        </>
      }
    >
      <PinField label={m.restaurants_pin_of({ name })} hint={m.restaurants_pin_text()} value={pin} isWrong={isWrong} onChange={setPin} />
    </Dialog>
  );
};
