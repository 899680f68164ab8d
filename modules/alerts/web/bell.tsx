import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useLocale } from '../../../platform/web/locale.ts';
import { useLiveState } from '../../../platform/web/realtime/live-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMaybeRestaurant } from '../../restaurants/web/public.ts';
import { unreadQuery, useAlertsWorld } from './alerts-client.ts';
import { useFollowedAddress } from './this-device/use-followed-address.ts';
import { useArrivals } from './use-arrivals.ts';

// What is drawn when the bell is pressed keeps no screen waiting.
const Panel = lazy(async () => ({ default: (await import('./alerts-panel.tsx')).AlertsPanel }));
const IdlePanel = lazy(async () => ({ default: (await import('./idle-panel.tsx')).IdlePanel }));

/** Beyond so many the badge says so and no more. */
const badgeMax = 99;

type Opening = { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void };

/** How many things need whoever looks, on every screen of a restaurant, and the way to them. Pressed before it is known where one works, it stays open. */
export const Bell = () => {
  const [isOpen, setIsOpen] = useState(false);
  const Drawn = useMaybeRestaurant() ? RestaurantBell : IdleBell;
  return <Drawn isOpen={isOpen} onOpen={setIsOpen} />;
};

/** Without a restaurant, or without anybody, there is nothing to ask for: it says so to whoever opens it. */
const IdleBell = ({ isOpen, onOpen }: Opening) => {
  const bell = (
    <IconButton label={m.alerts_bell()} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
      <BellIcon aria-hidden />
    </IconButton>
  );
  if (!isOpen) return bell;
  return (
    <Suspense fallback={bell}>
      <IdlePanel bell={bell} onClose={() => onOpen(false)} />
    </Suspense>
  );
};

const RestaurantBell = ({ isOpen, onOpen }: Opening) => {
  const language = useLocale();
  const isTold = useLiveState().kind === 'live';
  const { data } = useQuery(unreadQuery(useAlertsWorld(), { language, isTold }));
  useArrivals(data?.newest, isOpen);
  useFollowedAddress();
  const count = data?.unread.all ?? 0;
  const bell = (
    <IconButton
      label={count === 0 ? m.alerts_bell() : m.alerts_bell_unread({ count })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      className="relative"
    >
      <BellIcon aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 left-1/2 flex h-4 min-w-4 items-center justify-center rounded-full bg-ink px-1 text-micro leading-none font-semibold text-teff"
        >
          {count > badgeMax ? `${badgeMax}+` : count}
        </span>
      )}
    </IconButton>
  );
  if (!isOpen) return bell;
  return (
    <Suspense fallback={bell}>
      <Panel bell={bell} onClose={() => onOpen(false)} />
    </Suspense>
  );
};
