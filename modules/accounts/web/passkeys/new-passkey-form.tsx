import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { deviceName } from '../../rules/device-name.ts';
import { passkeyNameLengthMax } from '../../rules/passkey-name.ts';
import { useAccountsClient } from '../accounts-client.ts';
import { failureText } from '../failure-text.ts';
import { textIn } from '../text-in.ts';
import { makePasskey } from './authenticator-adapter.ts';

type Fault = { readonly field: 'name' | 'password'; readonly text: string };
type Client = ReturnType<typeof useAccountsClient>;

const faultAt = (field: Fault['field'], text: string): Fault => ({ field, text });

/** Makes one, or says what stood in the way; a window that was closed needs no words. */
const make = async (client: Client, typed: { readonly name: string; readonly password: string }): Promise<'made' | 'closed' | Fault> => {
  const begun = await attempt(client.beginPasskey({ password: typed.password }));
  if ('failure' in begun) return faultAt('password', failureText(begun.failure));
  if (begun.answer.outcome !== 'begun') return faultAt('password', m.accounts_password_current_wrong());
  const made = await makePasskey(begun.answer.options);
  if (made.credential === null) return made.isKnownHere ? faultAt('name', m.accounts_passkey_known()) : 'closed';
  const kept = await attempt(client.finishPasskey({ name: typed.name, credential: made.credential }));
  if ('failure' in kept) return faultAt('name', failureText(kept.failure));
  return kept.answer.outcome === 'made' ? 'made' : faultAt('name', m.accounts_passkey_not_made());
};

/** Asks for the password first, because a session may be somebody else's by now. */
export const NewPasskeyForm = ({ onMade }: { readonly onMade: () => void }) => {
  const client = useAccountsClient();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = { name: textIn(data, 'passkey-name').trim(), password: textIn(data, 'passkey-password') };
    if (typed.name === '') return setFault(faultAt('name', m.ui_fill_in()));
    if (typed.password === '') return setFault(faultAt('password', m.ui_fill_in()));
    setIsBusy(true);
    const outcome = await make(client, typed);
    setIsBusy(false);
    setFault(typeof outcome === 'object' ? outcome : null);
    if (outcome !== 'made') return;
    form.reset();
    onMade();
  };
  const errorAt = (field: Fault['field']) => (fault?.field === field ? { message: fault.text } : undefined);
  const device = deviceName(navigator.userAgent);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex w-full max-w-[26rem] flex-col items-start gap-4">
      <TextField
        label={m.accounts_passkey_name()}
        name="passkey-name"
        fieldClassName="w-full"
        maxLength={passkeyNameLengthMax}
        defaultValue={device ? m.accounts_device(device) : ''}
        error={errorAt('name')}
      />
      <div className="w-full">
        <PasswordField
          label={m.accounts_password_current()}
          name="passkey-password"
          autoComplete="current-password"
          error={errorAt('password')}
        />
      </div>
      <Button type="submit" busyLabel={isBusy ? m.accounts_passkey_making() : undefined}>
        {m.accounts_passkey_make()}
      </Button>
    </form>
  );
};
