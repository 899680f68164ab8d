import { lazy, Suspense } from 'react';

import { loadTurnBar } from '../../../modules/restaurants/web/public.ts';
import { dropAllDrafts } from '../../../platform/web/draft-storage.ts';
import { currentSession, endSession } from '../../../platform/web/session.ts';
import { forgetTurn, isTurn, notePlaceOfTurns } from '../../../platform/web/shared-device.ts';
import { wipeWorld } from '../signed-in-world.ts';

const TurnBar = lazy(async () => ({ default: await loadTurnBar() }));

/** Leaves nothing of whoever's turn it was. */
const endTurn = async (): Promise<void> => {
  const session = currentSession();
  // It may be ended twice, by a touch and by the server's word: the second time the tablet is at rest already.
  if (location.pathname !== '/tablet') notePlaceOfTurns(location.pathname + location.search);
  forgetTurn();
  endSession();
  if (session) await wipeWorld(session.user.id);
  await dropAllDrafts();
};

/** At a shared tablet: whose turn it is. What waits to be sent stays, and goes when the same person enters again. */
export const TabletTurn = () => {
  if (!isTurn()) return null;
  return (
    <Suspense>
      <TurnBar onOver={() => void endTurn()} />
    </Suspense>
  );
};
