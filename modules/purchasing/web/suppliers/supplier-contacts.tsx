import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { purchasingLimits } from '../../rules/limits.ts';
import type { TypedContact } from './supplier-form.ts';

export type SupplierContactsProps = {
  readonly contacts: readonly TypedContact[];
  readonly onChange: (contacts: readonly TypedContact[]) => void;
};

/** The people of a supplier: who takes orders, who drives, who writes the invoices. */
export const SupplierContacts = ({ contacts, onChange }: SupplierContactsProps) => {
  const write = (at: number, change: Partial<TypedContact>) =>
    onChange(contacts.map((contact, index) => (index === at ? { ...contact, ...change } : contact)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1.5 text-small font-medium">{m.purchasing_contacts()}</legend>
      {contacts.map((contact, index) => {
        const field = (name: keyof TypedContact, label: string, type: 'text' | 'tel' | 'email' = 'text') => (
          <TextField
            label={label}
            type={type}
            autoComplete="off"
            maxLength={120}
            value={contact[name]}
            onChange={({ target }) => write(index, { [name]: target.value })}
          />
        );
        return (
          <div key={index} className="flex flex-col gap-3 border-t border-line pt-3">
            <div className="grid grid-cols-[1fr_auto] items-end gap-2">
              {field('name', m.purchasing_contact_name())}
              <IconButton
                label={m.purchasing_remove_contact({ name: contact.name })}
                onClick={() => onChange(contacts.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            {field('part', m.purchasing_contact_part())}
            <div className="grid grid-cols-2 items-start gap-3">
              {field('phone', m.purchasing_contact_phone(), 'tel')}
              {field('email', m.purchasing_contact_email(), 'email')}
            </div>
          </div>
        );
      })}
      {contacts.length < purchasingLimits.contactsMax && (
        <Button className="self-start" onClick={() => onChange([...contacts, { name: '', part: '', phone: '', email: '' }])}>
          {m.purchasing_add_contact()}
        </Button>
      )}
    </fieldset>
  );
};
