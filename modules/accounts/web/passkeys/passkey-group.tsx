import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useAccountsClient } from '../accounts-client.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';

type PasskeyGroupProps = { readonly isOffered: boolean };

/** The passkeys by which this person signs in, and for those who are offered it the way to make another on this device. */
export const PasskeyGroup = ({ isOffered }: PasskeyGroupProps) => {
  const client = useAccountsClient();
  const query = useQuery({
    queryKey: ['accounts', 'passkeys'],
    queryFn: () => client.listPasskeys({}),
    staleTime: 0,
  });
  const { data, refetch } = query;
  const [hasFailed, setHasFailed] = useState(false);
  const remove = async (call: Promise<unknown>) => {
    const outcome = await attempt(call);
    setHasFailed('failure' in outcome);
    await refetch();
  };
  const passkeys = data?.passkeys ?? [];
  // What somebody may no longer make still opens their account, so that they must see and remove it.
  if (!isOffered && passkeys.length === 0) return null;
  return (
    <SettingGroup title={m.accounts_passkeys()} hint={m.accounts_passkeys_hint()}>
      {!data && <Unread query={query} rows={1} />}
      <div className="mb-4">
        {passkeys.map(({ id, name, madeAt, lastUsedAt }) => (
          <SettingRow key={id} title={name} hint={<PasskeyTimes madeAt={madeAt} lastUsedAt={lastUsedAt} />}>
            <Button
              kind="row"
              aria-label={m.accounts_passkey_remove_named({ name })}
              onClick={() => void remove(client.removePasskey(newPersonCommand({ passkeyId: id })))}
            >
              {m.accounts_passkey_remove()}
            </Button>
          </SettingRow>
        ))}
      </div>
      {passkeys.length > 0 && (
        <div className="mb-4">
          <Button onClick={() => void remove(client.removeAllPasskeys(newPersonCommand({})))}>{m.accounts_passkeys_remove_all()}</Button>
        </div>
      )}
      {hasFailed && (
        <Banner status="wrong" title={m.accounts_error()}>
          {m.accounts_passkey_remove_failed()}
        </Banner>
      )}
      {isOffered && <Making onMade={() => void refetch()} />}
    </SettingGroup>
  );
};

const Making = ({ onMade }: { readonly onMade: () => void }) =>
  canUsePasskeys() ? <NewPasskeyForm onMade={onMade} /> : <p className="text-body text-ink-2">{m.accounts_passkey_browser()}</p>;

const PasskeyTimes = ({ madeAt, lastUsedAt }: { readonly madeAt: string; readonly lastUsedAt: string | null }) => (
  <>
    {m.accounts_passkey_made()} <MomentText at={madeAt} />
    {' · '}
    {lastUsedAt === null ? (
      m.accounts_passkey_unused()
    ) : (
      <>
        {m.accounts_device_last_used()} <MomentText at={lastUsedAt} />
      </>
    )}
  </>
);
