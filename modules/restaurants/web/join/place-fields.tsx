import type { ComponentProps } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { InvitationOffer } from '../../contract/invitations.contract.ts';
import { openRoles } from '../../rules/invitation.ts';
import { departmentWord } from '../people/department-word.ts';
import { roleWord } from '../people/role-word.ts';

type Select = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

export type PlaceFieldsProps = {
  readonly offer: InvitationOffer;
  readonly role: Select;
  readonly department: Select;
};

/** Role and department: shown where whoever invites set them, chosen where they left it open. */
export const PlaceFields = ({ offer, role, department }: PlaceFieldsProps) => (
  <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
    {offer.role === null ? (
      <SelectField label={m.restaurants_role()} options={openRoles.map((value) => ({ value, label: roleWord(value) }))} {...role} />
    ) : (
      <TextField label={m.restaurants_role()} value={roleWord(offer.role)} readOnly hint={m.restaurants_set_by_inviter()} />
    )}
    {offer.department === null ? (
      <SelectField
        label={m.restaurants_department()}
        options={[
          { value: '', label: m.restaurants_choose_department() },
          ...offer.departments.map((name) => ({ value: name, label: departmentWord(name) })),
        ]}
        {...department}
      />
    ) : (
      <TextField
        label={m.restaurants_department()}
        value={departmentWord(offer.department)}
        readOnly
        hint={m.restaurants_set_by_inviter()}
      />
    )}
  </div>
);
