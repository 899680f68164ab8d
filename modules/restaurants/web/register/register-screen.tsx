import { useState, type ReactNode } from 'react';

import { readChosenPlan } from './chosen-plan.ts';
import { StartRegistration } from './start-registration.tsx';
import type { LegalText } from './terms-field.tsx';
import { useWizard } from './use-wizard.ts';
import { Wizard } from './wizard.tsx';

export type RegisterScreenProps = {
  /** The plan in the address; it wins over one that was chosen before. */
  readonly plan: string | undefined;
  /** The product's mark and the switch of language. */
  readonly brand: ReactNode;
  /** The text of the terms and of the privacy policy. */
  readonly legalText: LegalText;
};

/** An owner or manager signs up with their restaurants; a draft that was begun goes on where it was. */
export const RegisterScreen = ({ plan, brand, legalText }: RegisterScreenProps) => {
  const [chosen] = useState(() => readChosenPlan(plan));
  const wizard = useWizard();
  const { form } = wizard.draft;
  if (form.watch('title') === '') {
    return <StartRegistration brand={brand} onChoose={(title) => form.setValue('title', title)} />;
  }
  return <Wizard wizard={wizard} plan={chosen} brand={brand} legalText={legalText} />;
};
