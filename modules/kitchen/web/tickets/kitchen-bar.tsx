import { Link } from '@tanstack/react-router';
import { Wifi, WifiOff } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Station } from '../../contract/fields.ts';
import { PrintOpenButton } from '../printing/print-open-button.tsx';

export type KitchenBarProps = {
  readonly station: Station;
  /** @unit tickets */
  readonly open: number;
  /** When the server was last heard. @unit milliseconds since 1970, by this device; 0 before the first answer */
  readonly answeredAtMs: number;
  /** @unit milliseconds since 1970, by this device */
  readonly deviceNowMs: number;
  /** @unit milliseconds since 1970, by the server */
  readonly serverNowMs: number;
  readonly onFullScreen: () => void;
};

/** Which station this is, whether the server is heard and since when, and the time. */
export const KitchenBar = ({ station, open, answeredAtMs, deviceNowMs, serverNowMs, onFullScreen }: KitchenBarProps) => {
  const isLost = useLostConnection() !== null;
  const { clock } = useWhen();
  const isAmharic = useLocale() === 'am';
  const seconds = Math.max(0, Math.round((deviceNowMs - answeredAtMs) / 1000));
  return (
    <header className="flex min-h-14 items-center gap-5 border-b border-line px-5 text-kitchen-small">
      <h1 className="font-semibold">{isAmharic ? (station.nameLocal ?? station.name) : station.name}</h1>
      <span className="text-ink-2">{m.kitchen_open_tickets({ count: open })}</span>
      <Link to="/kitchen" search={{}} className="text-ink-2 underline focus-ring">
        {m.kitchen_other_station()}
      </Link>
      <PrintOpenButton stationId={station.id} />
      {document.fullscreenEnabled && (
        <button type="button" onClick={onFullScreen} className="text-ink-2 underline focus-ring">
          {m.kitchen_full_screen()}
        </button>
      )}
      <span className="ml-auto inline-flex items-center gap-2 font-semibold">
        {isLost ? <WifiOff aria-hidden className="size-6 text-wrong" /> : <Wifi aria-hidden className="size-6 text-gomen" />}
        <span role="status" className={isLost ? 'text-wrong' : 'text-gomen'}>
          {isLost ? m.kitchen_not_connected() : m.kitchen_connected()}
        </span>
      </span>
      {answeredAtMs > 0 && <span className="text-ink-2 tabular-nums">{m.kitchen_updated_ago({ seconds })}</span>}
      <span className="font-semibold tabular-nums">{clock(new Date(serverNowMs))}</span>
    </header>
  );
};
