import { Link } from '@tanstack/react-router';
import { History, ListChecks, Maximize, SlidersHorizontal, VolumeX, Wifi, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Station } from '../../contract/fields.ts';
import { useNameIn } from '../show/use-name-in.ts';
import type { BoardActions } from './board-actions.ts';
import { chime, useSoundBlocked } from './chime.ts';
import { openLines } from './bump.ts';
import { useScreenSettings } from './screen-settings.ts';
import { useDeviceNow, useServerNow } from './server-clock.ts';
import type { ShownTicket } from './shown-ticket.ts';
import { ticketAge } from './ticket-age.ts';
import { PrintOpenButton } from '../printing/print-open-button.tsx';

export type KitchenBarProps = {
  readonly station: Station;
  readonly tickets: readonly ShownTicket[];
  /** How many commands wait on this device. */
  readonly waiting: number;
  /** When the server was last heard. @unit milliseconds since 1970, by this device; 0 before the first answer */
  readonly answeredAtMs: number;
  readonly actions: BoardActions;
  readonly onFullScreen: () => void;
};

/** Which station this is, whether the server is heard and since when, and the time. */
export const KitchenBar = ({ station, tickets, waiting, answeredAtMs, actions, onFullScreen }: KitchenBarProps) => {
  const nameIn = useNameIn();
  const { isSilent } = useScreenSettings();
  const isBlocked = useSoundBlocked() && station.hasSound && !isSilent;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line px-3 py-1 text-kitchen-small max-md:pt-3">
      <h1 className="font-semibold">
        <Link
          to="/kitchen"
          search={{}}
          aria-label={`${nameIn(station)}: ${m.kitchen_other_station()}`}
          className="underline underline-offset-8 focus-ring"
        >
          {nameIn(station)}
        </Link>
      </h1>
      <Counts tickets={tickets} station={station} />
      {isBlocked && (
        <button type="button" onClick={() => void chime()} className="inline-flex min-h-14 items-center gap-2 text-turmeric focus-ring">
          <VolumeX aria-hidden className="size-6" />
          {m.kitchen_sound_blocked()}
        </button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-x-4">
        <Connection waiting={waiting} answeredAtMs={answeredAtMs} />
        {/* Side by side on a phone too: what wraps takes its height from the tickets. */}
        <span className="flex md:gap-x-4">
          <PrintOpenButton stationId={station.id} />
          <Link
            to="/menu"
            search={{ tab: 'prep' }}
            aria-label={m.menu_prep_go()}
            title={m.menu_prep_go()}
            className="grid size-14 place-items-center text-ink-2 focus-ring"
          >
            <ListChecks aria-hidden className="size-7" />
          </Link>
          <BarButton label={m.kitchen_history()} onClick={() => actions.open({ kind: 'history' })}>
            <History aria-hidden className="size-7" />
          </BarButton>
          <BarButton label={m.kitchen_this_screen()} onClick={() => actions.open({ kind: 'screen' })}>
            <SlidersHorizontal aria-hidden className="size-7" />
          </BarButton>
          {document.fullscreenEnabled && (
            <BarButton label={m.kitchen_full_screen()} onClick={onFullScreen}>
              <Maximize aria-hidden className="size-7" />
            </BarButton>
          )}
        </span>
      </span>
    </header>
  );
};

type BarButtonProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };

const BarButton = ({ label, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={label}
    title={label}
    className="grid size-14 place-items-center text-ink-2 focus-ring"
  >
    {children}
  </button>
);

const Counts = ({ tickets, station }: Pick<KitchenBarProps, 'tickets' | 'station'>) => {
  const nowMs = useServerNow();
  const targets = (ticket: ShownTicket) => openLines(ticket.lines, station).map(({ line }) => line.targetSeconds);
  const late = tickets.filter((ticket) => ticketAge(ticket.firedAt, nowMs, targets(ticket)).standing === 'LATE').length;
  return (
    <span className="text-ink-2">
      {m.kitchen_open_tickets({ count: tickets.length })}
      {late > 0 && `${m.ui_comma()}${m.kitchen_late_tickets({ count: late })}`}
    </span>
  );
};

/** After how long minutes are told instead of seconds. @unit seconds */
const inMinutesFrom = 120;

const Connection = ({ waiting, answeredAtMs }: Pick<KitchenBarProps, 'waiting' | 'answeredAtMs'>) => {
  const isLost = useLostConnection() !== null;
  const deviceNowMs = useDeviceNow();
  const serverNowMs = useServerNow();
  const { clock } = useWhen();
  const seconds = Math.max(0, Math.round((deviceNowMs - answeredAtMs) / 1000));
  const ago =
    seconds < inMinutesFrom ? m.kitchen_updated_ago({ seconds }) : m.kitchen_updated_minutes({ minutes: Math.floor(seconds / 60) });
  return (
    <>
      <span className="inline-flex items-center gap-2 font-semibold">
        {isLost ? <WifiOff aria-hidden className="size-6 text-wrong" /> : <Wifi aria-hidden className="size-6 text-gomen" />}
        <span role="status" className={isLost ? 'text-wrong' : 'text-gomen max-md:sr-only'}>
          {isLost ? m.kitchen_not_connected() : m.kitchen_connected()}
        </span>
      </span>
      {waiting > 0 && isLost && <span className="text-turmeric">{m.kitchen_waiting_here({ count: waiting })}</span>}
      {answeredAtMs > 0 && <span className={classNames('text-ink-2 tabular-nums', !isLost && 'max-md:hidden')}>{ago}</span>}
      <span className="font-semibold tabular-nums max-md:hidden">{clock(new Date(serverNowMs))}</span>
    </>
  );
};
