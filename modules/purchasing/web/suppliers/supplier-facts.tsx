import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt, weekdayText } from '../../../../kit/time/wall.ts';
import { dayInWeek } from '../../../../kit/time/weekdays.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';

const isSome = (part: string | null): part is string => part !== null;

/** When and from how much on a supplier delivers, whom to talk to there, and what it can show; a certificate that is over stands out. */
export const SupplierFacts = ({ supplier }: { readonly supplier: Supplier }) => {
  const { contacts, certificates } = supplier;
  const { timeZone } = useRestaurant();
  const [today] = useState(() => isoDayAt(new Date(), timeZone));
  return (
    <>
      <Terms supplier={supplier} />
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

/** What an order to it has to keep to; what nobody has said is left out. */
const Terms = ({ supplier }: { readonly supplier: Supplier }) => {
  const locale = useLocale();
  const days = (said: readonly number[]) => said.map((day) => weekdayText(dayInWeek(day), 'short', locale)).join(' ');
  const { orderDays, deliveryDays, cutoffTime, minimumMinor, leadTimeDays, paymentTerms, currency } = supplier;
  const terms: readonly (readonly [label: string, value: string | null])[] = [
    [m.purchasing_order_days(), days(orderDays)],
    [m.purchasing_cutoff(), cutoffTime],
    [m.purchasing_minimum_order(), minimumMinor === null ? null : amountText(minimumMinor, currency)],
    [m.purchasing_delivery_days(), days(deliveryDays)],
    [m.purchasing_lead_time(), leadTimeDays === 0 ? null : String(leadTimeDays)],
    [m.purchasing_terms(), paymentTerms],
  ];
  const said = terms.filter(([, value]) => value !== null && value !== '');
  if (said.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {said.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
