import { Link } from '@tanstack/react-router';
import type { FormEvent, MouseEvent, ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Plan } from '../../../subscription/rules/plans.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { CountStep } from './count-step.tsx';
import { PersonFields } from './person-fields.tsx';
import { RestaurantsStep } from './restaurants-step.tsx';
import { StepList, stepTitles } from './step-list.tsx';
import type { LegalText } from './terms-field.tsx';
import { useRegistration } from './use-registration.ts';
import type { Wizard as WizardState } from './use-wizard.ts';
import { lastStep } from './wizard-steps.ts';

export type WizardProps = {
  readonly wizard: WizardState;
  readonly plan: Plan;
  readonly brand: ReactNode;
  readonly legalText: LegalText;
};

/** Four steps to a restaurant of one's own: the way at the side, one question at a time in the middle. */
export const Wizard = ({ wizard, plan, brand, legalText }: WizardProps) => {
  const { draft, step, notice } = wizard;
  const { isSending, send } = useRegistration(wizard, plan);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === lastStep ? send() : wizard.next());
  };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[24rem_1fr]">
      <header className="flex flex-col border-line px-6 py-8 lg:border-r lg:bg-teff-sunk lg:p-12">
        {brand}
        <StepList form={draft.form.watch()} step={step} onGo={wizard.goTo} />
        <p className="mt-auto hidden pt-10 text-small text-ink-2 lg:block">{m.restaurants_kept_here()}</p>
      </header>
      <main className="px-6 pb-10 lg:px-[4.5rem] lg:py-10">
        <form onSubmit={submit} noValidate className="flex max-w-[37.5rem] flex-col gap-6">
          <h1 className="text-title">{stepTitles[step]?.()}</h1>
          {step === 0 && <PersonFields draft={draft} />}
          {step === 1 && <CountStep draft={draft} />}
          {step === 2 && <RestaurantsStep draft={draft} onRemoved={() => void wizard.sayAnew()} />}
          {step === lastStep && <ConfirmationStep wizard={wizard} legalText={legalText} />}
          {notice && (
            <Banner status="wrong" title={m.ui_sentence({ text: notice.title })}>
              {notice.text}
            </Banner>
          )}
          <WizardButtons step={step} isSending={isSending} onBack={() => wizard.goTo(step - 1)} />
        </form>
      </main>
    </div>
  );
};

type WizardButtonsProps = { readonly step: number; readonly isSending: boolean; readonly onBack: () => void };

/**
 * The field that is being left is checked when it loses the focus, and what appears or goes beside it moves the buttons.
 * Were that to happen between press and release, the press would hit nothing.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const WizardButtons = ({ step, isSending, onBack }: WizardButtonsProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    {step === 0 ? (
      <p className="text-body text-ink-2">
        {m.restaurants_have_account()}{' '}
        <Link to="/auth" search={{ view: 'sign_in' }} className="text-link text-ink focus-ring">
          {m.restaurants_sign_in()}
        </Link>
      </p>
    ) : (
      <Button onMouseDown={keepFocus} onClick={onBack} disabled={isSending}>
        {m.restaurants_previous()}
      </Button>
    )}
    <Button
      onMouseDown={keepFocus}
      kind="primary"
      type="submit"
      className="min-h-12 grow xs:grow-0"
      busyLabel={isSending ? m.restaurants_registering() : undefined}
    >
      {step === lastStep ? m.restaurants_register_action() : m.restaurants_next()}
    </Button>
  </div>
);
