import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkCard } from '../../../../ui/link-card.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { emailFault } from '../../../accounts/rules/email-address.ts';
import { mayInviteInto, type InvitedRole } from '../../rules/invitation.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { DepartmentField } from './department-field.tsx';
import { invitationLink } from './invitation-link.ts';
import { useTell } from './people-queries.ts';
import { PlacesTaken } from './places-taken.tsx';
import { roleWord } from './role-word.ts';

const invitedRoles: readonly InvitedRole[] = ['staff', 'chef', 'kitchenstaff', 'manager'];

/** Asks as little as there is to ask, then shows the link. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [role, setRole] = useState<InvitedRole | null>(null);
  const [department, setDepartment] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<string>();
  const isEmailWrong = email.trim() !== '' && emailFault(email) !== null;

  const invite = async () => {
    if (isEmailWrong) return;
    const secret = newSecret();
    const body = { invitationId: newId(), secret, role, department, email: email.trim() === '' ? null : email.trim() };
    if (await tell(client.createInvitation(newCommand(restaurant.id, body)))) setLink(invitationLink(restaurant.id, secret));
  };

  if (link !== undefined) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.restaurants_invitation_ready()}
        actions={<Button onClick={onClose}>{m.restaurants_done()}</Button>}
      >
        <LinkCard link={link} hint={m.restaurants_link_hint()} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_invite_someone()}
      description={m.restaurants_invite_hint()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={() => void invite()}>
          {m.restaurants_make_invitation()}
        </Button>
      }
    >
      <PlacesTaken />
      <SelectField
        label={m.restaurants_role()}
        value={role ?? ''}
        onChange={(event) => setRole(invitedRoles.find((one) => one === event.target.value) ?? null)}
        options={[
          { value: '', label: m.restaurants_they_choose() },
          ...invitedRoles.filter((one) => mayInviteInto(restaurant.role, one)).map((value) => ({ value, label: roleWord(value) })),
        ]}
      />
      <DepartmentField
        label={m.restaurants_department()}
        noneLabel={m.restaurants_they_choose()}
        value={department}
        onChange={setDepartment}
      />
      <TextField
        label={m.restaurants_email_optional()}
        type="email"
        inputMode="email"
        value={email}
        error={isEmailWrong ? { title: m.restaurants_invalid_email(), message: m.restaurants_invalid_email_text() } : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
    </Dialog>
  );
};
