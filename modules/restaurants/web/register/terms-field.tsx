import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ComponentType } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { RegisterForm } from './register-form.ts';

/** Draws one of the two texts that a person accepts; it may come with its own code. */
export type LegalText = ComponentType<{ readonly of: 'terms' | 'privacy' }>;

export type TermsFieldProps = { readonly draft: DraftForm<RegisterForm>; readonly legalText: LegalText };

/** Acceptance of the terms: never kept as a draft, given anew each time. Both texts can be read without leaving. */
export const TermsField = ({ draft: { field }, legalText }: TermsFieldProps) => {
  const [read, setRead] = useState<'terms' | 'privacy' | null>(null);
  const { error, ...box } = field('hasAcceptedTerms');
  return (
    <div className="flex flex-col gap-3">
      <Checkbox {...box} aria-invalid={error ? true : undefined} aria-describedby={error ? 'terms-error' : undefined}>
        {m.restaurants_terms_accept()}
      </Checkbox>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-body">
        <button type="button" onClick={() => setRead('terms')} className="text-link min-h-6 focus-ring touch:min-h-11">
          {m.restaurants_terms()}
        </button>
        <button type="button" onClick={() => setRead('privacy')} className="text-link min-h-6 focus-ring touch:min-h-11">
          {m.restaurants_privacy()}
        </button>
      </p>
      {error && (
        <div id="terms-error" role="alert">
          <FieldErrorText error={error} />
        </div>
      )}
      {read && <LegalDialog of={read} legalText={legalText} onClose={() => setRead(null)} />}
    </div>
  );
};

type LegalDialogProps = { readonly of: 'terms' | 'privacy'; readonly legalText: LegalText; readonly onClose: () => void };

const LegalDialog = ({ of, legalText: Text, onClose }: LegalDialogProps) => (
  <Dialog open onClose={onClose} title={of === 'terms' ? m.restaurants_terms() : m.restaurants_privacy()}>
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Text of={of} />
    </Suspense>
    <Link to={of === 'terms' ? '/terms' : '/privacy'} target="_blank" className="text-link text-body focus-ring">
      {m.restaurants_own_page()}
    </Link>
  </Dialog>
);
