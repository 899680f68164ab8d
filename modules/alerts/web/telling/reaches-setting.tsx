import { MessageCircle, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Reach } from '../../contract/telling.contract.ts';
import { ThisDevice } from '../this-device/this-device.tsx';
import type { OfferedWays } from '../this-device/use-this-device.ts';
import { useWays } from './use-ways.ts';

export type ReachesSettingProps = {
  readonly ways: Omit<OfferedWays, 'reaches'> & { readonly reaches: readonly Reach[]; readonly telegramBot: string | null };
};

/** Whether this device is told, one's others and chats, how one more is connected, and a way to try them. */
export const ReachesSetting = ({ ways }: ReachesSettingProps) => {
  const { channels, reaches, telegramBot } = ways;
  const { isBusy, disconnect, test } = useWays();
  return (
    <SettingGroup title={m.alerts_reaches()} hint={m.alerts_reaches_hint()}>
      <ThisDevice ways={ways} />
      {channels.includes('TELEGRAM') && telegramBot !== null && <TelegramRow bot={telegramBot} />}
      {reaches.map((reach) => (
        <ReachRow key={reach.id} reach={reach} isBusy={isBusy} onDisconnect={() => void disconnect(reach.id, reach.label)} />
      ))}
      <SettingRow title={m.alerts_test()} hint={m.alerts_test_hint()}>
        <Button disabled={isBusy} onClick={() => void test()}>
          {m.alerts_test_send()}
        </Button>
      </SettingRow>
    </SettingGroup>
  );
};

type ReachRowProps = { readonly reach: Reach; readonly isBusy: boolean; readonly onDisconnect: () => void };

const ReachRow = ({ reach: { channel, label, connectedAt }, isBusy, onDisconnect }: ReachRowProps) => {
  const when = useWhen();
  const Icon = channel === 'TELEGRAM' ? MessageCircle : Smartphone;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-3">
      <div className="flex min-w-0 items-center gap-3">
        <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" />
        <div className="min-w-0">
          <h3 className="text-body font-medium break-words">{label}</h3>
          <p className="text-small text-ink-2">{m.alerts_connected_since({ day: when.date(new Date(connectedAt)) })}</p>
        </div>
      </div>
      <Button kind="quiet" disabled={isBusy} aria-label={m.alerts_disconnect_label({ label })} onClick={onDisconnect}>
        {m.alerts_disconnect()}
      </Button>
    </div>
  );
};

/** The link is made on asking, because it opens for a quarter of an hour; Telegram opens in a window of its own. */
const TelegramRow = ({ bot }: { readonly bot: string }) => {
  const { isBusy, startTelegram } = useWays();
  const [link, setLink] = useState<string | null>(null);
  return (
    <SettingRow title={m.alerts_way_telegram()} hint={link === null ? m.alerts_telegram_hint() : m.alerts_telegram_link_hint()}>
      {link === null ? (
        <Button disabled={isBusy} onClick={() => void startTelegram(bot).then(setLink)}>
          {m.alerts_telegram_connect()}
        </Button>
      ) : (
        <a href={link} target="_blank" rel="noreferrer" onClick={() => setLink(null)} className={buttonClass('primary')}>
          {m.alerts_telegram_open()}
        </a>
      )}
    </SettingRow>
  );
};
