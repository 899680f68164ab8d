import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import type { RegisterForm } from './register-form.ts';

/** Acceptance of the terms: never kept as a draft, given anew each time. */
export const TermsField = ({ draft: { field } }: { readonly draft: DraftForm<RegisterForm> }) => {
  const { error, ...box } = field('hasAcceptedTerms');
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox {...box} aria-invalid={error ? true : undefined} aria-describedby={error ? 'terms-error' : undefined}>
        {m.restaurants_terms_accept()}{' '}
        <Link to="/terms" target="_blank" className="text-link focus-ring">
          {m.restaurants_terms()}
        </Link>
        {' · '}
        <Link to="/privacy" target="_blank" className="text-link focus-ring">
          {m.restaurants_privacy()}
        </Link>
      </Checkbox>
      {error && (
        <div id="terms-error" role="alert">
          <FieldErrorText error={error} />
        </div>
      )}
    </div>
  );
};
