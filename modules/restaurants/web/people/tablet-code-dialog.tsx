import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { mayInviteInto, type InvitedRole } from '../../rules/invitation.ts';
import { tabletCodeText } from '../../rules/tablet-code.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { DepartmentField } from './department-field.tsx';
import { newTabletCode } from './new-tablet-code.ts';
import { useTell } from './people-queries.ts';
import { PlacesTaken } from './places-taken.tsx';
import { roleWord } from './role-word.ts';

const codeRoles: readonly InvitedRole[] = ['staff', 'kitchenstaff', 'chef', 'manager'];

/** Makes a code for somebody without an address, and shows it once: we keep only what proves it. */
export const TabletCodeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [role, setRole] = useState<InvitedRole>('staff');
  const [department, setDepartment] = useState<string | null>(null);
  const [code, setCode] = useState<string>();
  const make = async () => {
    const made = newTabletCode();
    const body = { invitationId: newId(), code: made, role, department };
    if (await tell(client.createTabletCode(newCommand(restaurant.id, body)))) setCode(made);
  };
  if (code !== undefined) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.restaurants_tablet_code_ready()}
        description={m.restaurants_tablet_code_how()}
        actions={<Button onClick={onClose}>{m.restaurants_done()}</Button>}
      >
        <output aria-label={m.restaurants_tablet_code()} className="block text-center text-[2rem] tracking-[0.15em] tabular-nums">
          {tabletCodeText(code)}
        </output>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_tablet_code_make()}
      description={m.restaurants_tablet_code_hint()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={() => void make()}>
          {m.restaurants_tablet_code_make()}
        </Button>
      }
    >
      <PlacesTaken />
      <SelectField
        label={m.restaurants_role()}
        value={role}
        onChange={({ target }) => setRole(codeRoles.find((one) => one === target.value) ?? 'staff')}
        options={codeRoles.filter((one) => mayInviteInto(restaurant.role, one)).map((value) => ({ value, label: roleWord(value) }))}
      />
      <DepartmentField
        label={m.restaurants_department()}
        noneLabel={m.restaurants_tablet_code_no_department()}
        value={department}
        onChange={setDepartment}
      />
    </Dialog>
  );
};
