import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { isNothingTyped } from '../../../../platform/web/draft-storage.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { currentSession, keepSession, useSession } from '../../../../platform/web/session.ts';
import { isWatched } from '../../../../platform/web/watched-screen.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { tabletIdleSeconds } from '../../rules/tablet.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';

export type TurnBarProps = {
  /** Leaves nothing of this person’s on the tablet and shows who else is there. */
  readonly onOver: () => void;
};

/** How often a touch is told to the server, which ends the turn by its own clock. */
const toldEveryMs = 20_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whose turn it is at a shared tablet, and the way to end it; it ends by itself when nobody touches anything. A screen that is
 * looked at holds it, and no longer: whoever leaves that screen after such a time says again who they are. A lost line holds it
 * as well, because nobody could enter after it: the house would stand before a shut tablet until the line is back.
 */
export const TurnBar = ({ onOver }: TurnBarProps) => {
  const client = useRestaurantsClient();
  const user = useSession()?.user;
  const isCutOff = useLostConnection() !== null;
  const [isAsking, setIsAsking] = useState(false);
  const toldAt = useRef(0);
  const end = useEffectEvent(() => !isCutOff && onOver());
  const stay = useEffectEvent(async () => {
    const outcome = await attempt(client.stayAtTablet({}));
    // A cut line says nothing about the turn.
    if ('failure' in outcome) return;
    const session = currentSession();
    if (outcome.answer === null || !session) return onOver();
    keepSession({ ...session, expiresAt: outcome.answer.expiresAt });
  });

  // The clock runs from the first drawing to the last, whatever is drawn anew in between.
  useEffect(() => {
    let touchedAt = Date.now();
    let wasHeld = false;
    const tell = () => {
      if (Date.now() - toldAt.current < toldEveryMs) return;
      toldAt.current = Date.now();
      void stay();
    };
    const touch = () => {
      touchedAt = Date.now();
      tell();
    };
    const watch = setInterval(() => {
      const isIdle = Date.now() - touchedAt >= tabletIdleSeconds * 1000;
      if (isWatched()) {
        wasHeld ||= isIdle;
        return tell();
      }
      if (isIdle || wasHeld) end();
    }, 1000);
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
    return () => {
      clearInterval(watch);
      for (const name of touches) removeEventListener(name, touch, { capture: true });
    };
  }, []);

  if (!user) return null;
  const leave = async () => {
    await attempt(client.leaveTablet({}));
    onOver();
  };
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-teff-raise px-4 py-2">
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-body">{m.restaurants_tablet_turn_of({ name: `${user.firstName} ${user.lastName}` })}</span>
        {isCutOff && <span className="text-small text-ink-2">{m.restaurants_tablet_cut_off()}</span>}
      </span>
      <Button onClick={() => (isNothingTyped() ? void leave() : setIsAsking(true))}>{m.restaurants_done()}</Button>
      <Unsent open={isAsking} onStay={() => setIsAsking(false)} onLeave={() => void leave()} />
    </div>
  );
};

type UnsentProps = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void };

/** What is typed and not sent does not outlive a turn: whoever ends it says so. */
const Unsent = ({ open, onStay, onLeave }: UnsentProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title={m.restaurants_tablet_unsent()}
    description={m.restaurants_tablet_unsent_text()}
    actions={
      <>
        <Button kind="quiet" onClick={onLeave}>
          {m.restaurants_tablet_unsent_leave()}
        </Button>
        <Button kind="primary" onClick={onStay}>
          {m.restaurants_tablet_unsent_stay()}
        </Button>
      </>
    }
  />
);
