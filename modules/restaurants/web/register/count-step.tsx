import { useId } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { restaurantsFor, type RegisterForm } from './register-form.ts';

/** One restaurant or several. */
export const CountStep = ({ draft: { form, field } }: { readonly draft: DraftForm<RegisterForm> }) => {
  const noteId = useId();
  const { error } = field('count');
  const choose = (count: 'single' | 'multiple') => {
    form.setValue('count', count, { shouldValidate: true });
    form.setValue('restaurants', restaurantsFor(count, form.getValues('restaurants')));
  };
  const chosen = form.watch('count');
  return (
    <fieldset aria-describedby={noteId} className="flex flex-col gap-4">
      <legend className="mb-4 text-body text-ink-2">{m.restaurants_count_question()}</legend>
      <div className="grid gap-3 xs:grid-cols-2">
        <Choice
          label={m.restaurants_single()}
          hint={m.restaurants_single_hint()}
          isChosen={chosen === 'single'}
          onChoose={() => choose('single')}
        />
        <Choice
          label={m.restaurants_multiple()}
          hint={m.restaurants_multiple_hint()}
          isChosen={chosen === 'multiple'}
          onChoose={() => choose('multiple')}
        />
      </div>
      <div id={noteId} role={error ? 'alert' : undefined}>
        {error && <FieldErrorText error={error} />}
      </div>
    </fieldset>
  );
};

type ChoiceProps = { readonly label: string; readonly hint: string; readonly isChosen: boolean; readonly onChoose: () => void };

const Choice = ({ label, hint, isChosen, onChoose }: ChoiceProps) => (
  <label className="grid min-h-20 cursor-pointer grid-cols-[auto_1fr] content-start items-start gap-x-3 rounded-control border border-line-strong p-4 motion-quick hover:bg-teff-sunk has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input type="radio" name="restaurant-count" checked={isChosen} onChange={onChoose} className="mt-1 size-4 accent-ink" />
    <span className="text-body font-medium">{label}</span>
    <span className="col-start-2 text-small text-ink-2">{hint}</span>
  </label>
);
