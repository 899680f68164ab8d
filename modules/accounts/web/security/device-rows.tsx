import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { deviceName } from '../../rules/device-name.ts';
import { useAccountsClient } from '../accounts-client.ts';

const key = ['accounts', 'devices'];

const nameOf = (userAgent: string): string => {
  const name = deviceName(userAgent);
  return name ? m.accounts_device(name) : m.accounts_device_unknown();
};

/** Where one is signed in, and the ways to end it. */
export const DeviceRows = ({ leave }: { readonly leave: () => Promise<void> }) => {
  const client = useAccountsClient();
  const queries = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const query = useQuery({ queryKey: key, queryFn: () => client.listDevices({}), staleTime: 0 });

  const end = async (call: Promise<unknown>): Promise<boolean> => {
    const outcome = await attempt(call);
    if ('failure' in outcome) {
      setHasFailed(true);
      return false;
    }
    setHasFailed(false);
    await queries.invalidateQueries({ queryKey: key });
    return true;
  };
  const endEverywhere = async () => {
    if (await end(client.signOutEverywhere(newPersonCommand({ which: 'all' as const })))) await leave();
  };

  if (!query.data) return <Unread query={query} rows={2} />;
  return (
    <>
      {query.data.devices.map(({ id, userAgent, lastUsedAt, isThis }) => (
        <SettingRow
          key={id}
          title={nameOf(userAgent)}
          hint={
            <>
              {m.accounts_device_last_used()} <MomentText at={lastUsedAt} />
            </>
          }
        >
          {isThis ? (
            <Tag status="good">{m.accounts_device_this()}</Tag>
          ) : (
            <Button
              kind="row"
              aria-label={m.accounts_device_end({ device: nameOf(userAgent) })}
              onClick={() => void end(client.endDevice(newPersonCommand({ deviceId: id })))}
            >
              {m.accounts_device_end_short()}
            </Button>
          )}
        </SettingRow>
      ))}
      <SettingRow title={m.accounts_sign_out_all()} hint={m.accounts_sign_out_everywhere_hint()}>
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => void end(client.signOutEverywhere(newPersonCommand({ which: 'others' as const })))}>
            {m.accounts_sign_out_others()}
          </Button>
          <Button onClick={() => void endEverywhere()}>{m.accounts_sign_out_all()}</Button>
        </span>
      </SettingRow>
      {hasFailed && (
        <Banner status="wrong" title={m.accounts_sign_out_error()}>
          {m.accounts_device_end_failed()}
        </Banner>
      )}
    </>
  );
};
