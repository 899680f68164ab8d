import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { DayText } from '../show/day-text.tsx';

const isSome = (part: string | null): part is string => part !== null;

/** Whom to talk to at a supplier, and what it can show; a certificate that is over stands out. */
export const SupplierFacts = ({ supplier: { contacts, certificates } }: { readonly supplier: Supplier }) => {
  const { timeZone } = useRestaurant();
  const [today] = useState(() => isoDayAt(new Date(), timeZone));
  return (
    <>
      {contacts.length > 0 && (
        <ul aria-label={m.purchasing_contacts()} className="text-small text-ink-2">
          {contacts.map(({ name, part, phone, email }) => (
            <li key={`${name} ${phone} ${email}`}>{[name, part, phone, email].filter(isSome).join(' · ')}</li>
          ))}
        </ul>
      )}
      {certificates.length > 0 && (
        <ul aria-label={m.purchasing_certificates()} className="text-small text-ink-2">
          {certificates.map(({ name, expiresOn }) => (
            <li key={`${name} ${expiresOn}`}>
              {expiresOn === null && name}
              {expiresOn !== null && expiresOn < today && (
                <StatusLine status="soon">{m.purchasing_certificate_expired({ name })}</StatusLine>
              )}
              {expiresOn !== null && expiresOn >= today && (
                <>
                  {m.purchasing_certificate_expires({ name })} <DayText day={expiresOn} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
