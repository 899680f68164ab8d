import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { failureText } from '../failure-text.ts';
import { leavingKey, noteLeaving, useKeepAccount } from './use-keep-account.ts';

/** Asks for the end of the account, says what stands in its way, or takes it back while there is time. */
export const LeavingSetting = () => {
  const client = useAccountsClient();
  const keep = useKeepAccount();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery({ queryKey: leavingKey, queryFn: () => client.accountDeletion({}), staleTime: 0 });
  if (data?.deleteAfter) {
    return (
      <SettingRow title={m.accounts_leaving_set()} hint={<MomentText at={data.deleteAfter} style="long" />}>
        <Button onClick={() => void keep()}>{m.accounts_leaving_keep()}</Button>
      </SettingRow>
    );
  }
  const held = data?.heldRestaurants ?? [];
  const hint = held.length > 0 ? m.accounts_leaving_holder({ restaurants: held.join(m.ui_comma()) }) : m.accounts_leaving_hint();
  return (
    <SettingRow title={m.accounts_leaving()} hint={hint}>
      <Button disabled={held.length > 0} onClick={() => setIsAsking(true)}>
        {m.accounts_leaving_button()}
      </Button>
      {isAsking && <LeavingDialog onClose={() => setIsAsking(false)} />}
    </SettingRow>
  );
};

const LeavingDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const client = useAccountsClient();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = async () => {
    if (password === '') return setFault(m.ui_fill_in());
    const outcome = await attempt(client.askAccountDeletion({ password }));
    if ('failure' in outcome) return setFault(failureText(outcome.failure));
    if (outcome.answer.outcome === 'refused') return setFault(m.accounts_password_current_wrong());
    if (outcome.answer.outcome === 'paying') return setFault(m.accounts_leaving_paying());
    noteLeaving(outcome.answer.deleteAfter);
    await queries.invalidateQueries({ queryKey: leavingKey });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.accounts_leaving_title()}
      description={m.accounts_leaving_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.accounts_leaving_keep()}</Button>
          <Button kind="primary" onClick={() => void ask()}>
            {m.accounts_leaving_button()}
          </Button>
        </>
      }
    >
      <PasswordField
        label={m.accounts_password_current()}
        autoComplete="current-password"
        value={password}
        error={fault === undefined ? undefined : { message: fault }}
        onChange={(event) => setPassword(event.target.value)}
      />
    </Dialog>
  );
};
