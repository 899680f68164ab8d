import { useMemo, useState, type FormEvent } from 'react';
import { renderSVG } from 'uqr';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { failureText } from '../failure-text.ts';
import { textIn } from '../text-in.ts';

/** What an app needs, and the codes for the day when the phone is lost; shown once, kept nowhere. */
export type BegunFactor = { readonly uri: string; readonly backupCodes: readonly string[] };

export type AppKeyProps = { readonly begun: BegunFactor; readonly onConfirmed: () => void };

/** The key as a square and as letters, the backup codes, and the first code that switches it on. */
export const AppKey = ({ begun, onConfirmed }: AppKeyProps) => {
  const client = useAccountsClient();
  const [error, setError] = useState<string | null>(null);
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri))}`, [begun.uri]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = textIn(new FormData(event.currentTarget), 'code').replaceAll(' ', '');
    if (code === '') return setError(m.ui_fill_in());
    const outcome = await attempt(client.confirmSecondFactor({ code }));
    if ('failure' in outcome) return setError(failureText(outcome.failure));
    if (outcome.answer.outcome === 'wrong-code') return setError(m.accounts_factor_code_wrong());
    onConfirmed();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex w-full max-w-[26rem] flex-col items-start gap-4">
      <p className="text-body">{m.accounts_factor_scan()}</p>
      <img src={picture} alt={m.accounts_factor_qr()} className="size-48 rounded-control bg-white p-2" />
      <code className="text-small break-all">{new URL(begun.uri).searchParams.get('secret')}</code>
      <h3 className="text-body font-medium">{m.accounts_factor_backup()}</h3>
      <p className="text-small text-ink-2">{m.accounts_factor_backup_text()}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-body tabular-nums">
        {begun.backupCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <TextField
        label={m.accounts_factor_code()}
        name="code"
        fieldClassName="w-full"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error === null ? undefined : { message: error }}
      />
      <Button kind="primary" type="submit">
        {m.accounts_factor_confirm()}
      </Button>
    </form>
  );
};
