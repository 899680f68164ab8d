import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { newPersonCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { pinPattern } from '../../rules/tablet.ts';
import { readTabletCode } from '../../rules/tablet-code.ts';
import { peopleFailure, type FailureWords } from '../people/people-failure.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { useEnterTablet } from './use-enter-tablet.ts';

const blank = { code: '', firstName: '', lastName: '', pin: '', isAgreed: false };
type Form = typeof blank;

const faultsOf = ({ code, firstName, lastName, pin, isAgreed }: Form) => ({
  code: readTabletCode(code) === null && m.restaurants_tablet_code_wrong(),
  firstName: firstName.trim() === '' && m.restaurants_name_missing(),
  lastName: lastName.trim() === '' && m.restaurants_name_missing(),
  pin: !pinPattern.test(pin) && m.restaurants_pin_wrong_length(),
  isAgreed: !isAgreed && m.restaurants_terms_required_text(),
});

/** Somebody without an address joins: the code that they were given, their name, and a PIN of their own. */
export const JoinAtTablet = ({ onBack }: { readonly onBack: () => void }) => {
  const client = useRestaurantsClient();
  const enter = useEnterTablet();
  const [userId] = useState(newId);
  const [form, setForm] = useState<Form>(blank);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<FailureWords>();
  const { errorAt, send } = useFaults(faultsOf(form));
  const change = (said: Partial<Form>) => setForm({ ...form, ...said });
  const join = async () => {
    setIsSending(true);
    setProblem(undefined);
    const { code, pin } = form;
    const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()];
    const joined = await attempt(client.joinAtTablet(newPersonCommand({ userId, code, firstName, lastName, pin, language: getLocale() })));
    const failure = 'failure' in joined ? joined.failure : await enter({ userId, name: `${firstName} ${lastName}` }, pin);
    setIsSending(false);
    if (failure) setProblem(peopleFailure(failure));
  };
  return (
    <div className="flex max-w-96 flex-col gap-4">
      {problem && (
        <Banner status="wrong" title={`${problem.title}:`}>
          {problem.text}
        </Banner>
      )}
      <TextField
        label={m.restaurants_tablet_code()}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={12}
        value={form.code}
        error={errorAt('code')}
        onChange={({ target }) => change({ code: target.value })}
      />
      <TextField
        label={m.restaurants_first_name()}
        maxLength={50}
        autoComplete="off"
        value={form.firstName}
        error={errorAt('firstName')}
        onChange={({ target }) => change({ firstName: target.value })}
      />
      <TextField
        label={m.restaurants_last_name()}
        maxLength={50}
        autoComplete="off"
        value={form.lastName}
        error={errorAt('lastName')}
        onChange={({ target }) => change({ lastName: target.value })}
      />
      <TextField
        label={m.restaurants_pin_choose()}
        hint={m.restaurants_pin_choose_hint()}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={form.pin}
        error={errorAt('pin')}
        onChange={({ target }) => change({ pin: target.value })}
      />
      <Agreement isAgreed={form.isAgreed} error={errorAt('isAgreed')} onChange={(isAgreed) => change({ isAgreed })} />
      <div className="flex gap-2">
        <Button className="min-h-14 flex-1" onClick={onBack}>
          {m.restaurants_tablet_other()}
        </Button>
        <Button
          kind="primary"
          className="min-h-14 flex-1"
          busyLabel={isSending ? m.restaurants_tablet_enter() : undefined}
          onClick={() => send(join)}
        >
          {m.restaurants_tablet_join()}
        </Button>
      </div>
    </div>
  );
};

type AgreementProps = {
  readonly isAgreed: boolean;
  readonly error: FieldError | undefined;
  readonly onChange: (isAgreed: boolean) => void;
};

const Agreement = ({ isAgreed, error, onChange }: AgreementProps) => (
  <div className="flex flex-col gap-1">
    <Checkbox checked={isAgreed} aria-invalid={error && true} onChange={({ target }) => onChange(target.checked)}>
      {m.restaurants_terms_accept()}
    </Checkbox>
    <p className="flex gap-4 text-small">
      <a href="/terms" target="_blank" rel="noreferrer" className="text-link focus-ring touch:min-h-11">
        {m.restaurants_terms()}
      </a>
      <a href="/privacy" target="_blank" rel="noreferrer" className="text-link focus-ring touch:min-h-11">
        {m.restaurants_privacy()}
      </a>
    </p>
    <FaultLine error={error} />
  </div>
);
