import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { storedPhoneNumber } from '../../rules/phone-number.ts';
import { TermsField, type LegalText } from './terms-field.tsx';
import type { Wizard } from './use-wizard.ts';

export type ConfirmationStepProps = { readonly wizard: Wizard; readonly legalText: LegalText };

/** All that will be registered, each part with the way back to it, and the terms. */
export const ConfirmationStep = ({ wizard, legalText }: ConfirmationStepProps) => {
  const { draft, goTo } = wizard;
  const form = draft.form.watch();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col">
        <Part title={`${form.firstName} ${form.lastName}`} onChange={() => goTo(0)}>
          {form.email}
        </Part>
        {form.restaurants.map((restaurant) => (
          <Part key={restaurant.id} title={restaurant.name} onChange={() => goTo(2)}>
            {[restaurant.address, restaurant.city, restaurant.zipCode].join(m.ui_comma())}
            <br />
            {storedPhoneNumber(restaurant.phone, restaurant.dialCode)}
          </Part>
        ))}
      </div>
      <p className="text-body text-ink-2">{m.restaurants_trial_text()}</p>
      <TermsField draft={draft} legalText={legalText} />
    </div>
  );
};

type PartProps = { readonly title: string; readonly onChange: () => void; readonly children: ReactNode };

const Part = ({ title, onChange, children }: PartProps) => (
  <section className="flex items-start justify-between gap-4 border-t border-line py-4 last:border-b">
    <div className="min-w-0 break-words">
      <h2 className="text-body font-medium">{title}</h2>
      <p className="text-small text-ink-2">{children}</p>
    </div>
    <Button kind="row" onClick={onChange}>
      {m.restaurants_change()}
    </Button>
  </section>
);
