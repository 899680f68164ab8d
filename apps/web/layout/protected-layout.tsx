import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Suspense, use, useCallback, useEffect, useState } from 'react';

import { CurrentRestaurantProvider } from '../../../modules/restaurants/web/public.ts';
import { OutboxProvider } from '../../../platform/web/outbox/use-outbox.tsx';
import { useSession } from '../../../platform/web/session.ts';
import { prepareOverlaysLater } from '../../../ui/prepare-overlays.ts';
import { StartupScreen } from '../screens/startup-screen.tsx';
import { signedInWorld } from '../signed-in-world.ts';
import { hasStartedBefore, noteStarted } from './first-start.ts';
import { PersonWall } from './person-wall.tsx';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** Everything that stands around the screens of a signed-in person. */
export const ProtectedLayout = () => {
  const userId = useSession()?.user.id;
  const [isStarting, setIsStarting] = useState(() => userId !== undefined && !hasStartedBefore(userId));
  const finish = useCallback(() => {
    if (userId !== undefined) noteStarted(userId);
    setIsStarting(false);
  }, [userId]);
  // The session has just ended, and the way to the sign-in screen is being taken.
  if (userId === undefined) return null;
  if (isStarting) return <StartupScreen onDone={finish} />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <SignedIn key={userId} userId={userId} />
    </Suspense>
  );
};

const SignedIn = ({ userId }: { readonly userId: string }) => {
  const { queries, outbox } = use(signedInWorld(userId));
  useEffect(prepareOverlaysLater, []);
  return (
    <PersistQueryClientProvider
      client={queries.client}
      persistOptions={queries.persistence}
      onSuccess={() => void queries.client.invalidateQueries()}
    >
      <OutboxProvider value={outbox}>
        <CurrentRestaurantProvider>
          <PersonWall>
            <Shell />
          </PersonWall>
        </CurrentRestaurantProvider>
      </OutboxProvider>
    </PersistQueryClientProvider>
  );
};
