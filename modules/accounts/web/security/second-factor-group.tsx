import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { failureText } from '../failure-text.ts';
import { textIn } from '../text-in.ts';
import { AppKey, type BegunFactor } from './app-key.tsx';
import { useSecondFactorState } from './use-second-factor-state.ts';

/** Whether a code is asked beside the password, and the ways to switch it on and off. */
export const SecondFactorGroup = () => {
  const client = useAccountsClient();
  const { data, refetch } = useSecondFactorState();
  const [begun, setBegun] = useState<BegunFactor | null>(null);

  const begin = async (password: string): Promise<string | null> => {
    const outcome = await attempt(client.beginSecondFactor({ password }));
    if ('failure' in outcome) return failureText(outcome.failure);
    if (outcome.answer.outcome !== 'begun') return m.accounts_password_current_wrong();
    setBegun(outcome.answer);
    return null;
  };
  const end = async (password: string): Promise<string | null> => {
    const outcome = await attempt(client.endSecondFactor({ password }));
    if ('failure' in outcome) return failureText(outcome.failure);
    if (outcome.answer.outcome === 'refused') return m.accounts_password_current_wrong();
    await refetch();
    return null;
  };
  const finish = () => {
    setBegun(null);
    void refetch();
  };

  return (
    <SettingGroup title={m.accounts_factor()} hint={m.accounts_factor_hint()}>
      {data && (
        <p className="mb-4">
          <Tag status={data.isOn ? 'good' : 'information'}>{data.isOn ? m.accounts_factor_on() : m.accounts_factor_off()}</Tag>
        </p>
      )}
      {begun ? (
        <AppKey begun={begun} onConfirmed={finish} />
      ) : (
        data && (
          <WithPassword
            key={String(data.isOn)}
            action={data.isOn ? m.accounts_factor_switch_off() : m.accounts_factor_set_up()}
            onSubmit={data.isOn ? end : begin}
          />
        )
      )}
    </SettingGroup>
  );
};

type WithPasswordProps = { readonly action: string; readonly onSubmit: (password: string) => Promise<string | null> };

/** Asks for the password first, because a session may be somebody else's by now. */
const WithPassword = ({ action, onSubmit }: WithPasswordProps) => {
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textIn(new FormData(event.currentTarget), 'factor-password');
    setError(password === '' ? m.ui_fill_in() : await onSubmit(password));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex w-full max-w-[26rem] flex-col items-start gap-4">
      <div className="w-full">
        <PasswordField
          label={m.accounts_password_current()}
          name="factor-password"
          autoComplete="current-password"
          error={error === null ? undefined : { message: error }}
        />
      </div>
      <Button type="submit">{action}</Button>
    </form>
  );
};
