import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { loadLeavingBanner } from '../../../modules/accounts/web/public.ts';
import { useBrand, useWearBrand } from '../../../modules/restaurants/web/public.ts';
import { useExternalValue } from '../../../platform/web/external-value.ts';
import { useSession } from '../../../platform/web/session.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useKeepDay } from '../ahead/use-keep-day.ts';
import { useLive } from '../live/use-live.ts';
import { leaving } from '../sign-out.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { DeviceNotices } from './device-notices.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useIsDrawerOpen, useSidebarKey } from './sidebar-state.ts';
import { TabletTurn } from './tablet-turn.tsx';
import { TopBar } from './top-bar.tsx';
import { useLeaveRestaurant } from './use-leave-restaurant.ts';
import { useLikelyNext } from './use-likely-next.ts';
import { useReconnect } from './use-reconnect.ts';

const PhoneDrawer = lazy(async () => ({ default: (await import('./phone-drawer.tsx')).PhoneDrawer }));

const LeavingDialog = lazy(async () => ({ default: (await import('./leaving-dialog.tsx')).LeavingDialog }));

const LeavingBanner = lazy(async () => ({ default: await loadLeavingBanner() }));

/** Bars and rail around the screen. The screen scrolls, the rest stays. */
export const Shell = () => {
  useSidebarKey();
  useLikelyNext();
  useKeepDay();
  useReconnect();
  useLive();
  useWearBrand(useBrand());
  const isDrawerOpen = useIsDrawerOpen();
  const isLeaving = useLeaveRestaurant();
  const isAskedToLeave = useExternalValue(leaving) !== null;
  const isAccountEnding = Boolean(useSession()?.user.deleteAfter);
  const waiting = <SkeletonRows rows={5} label={m.app_loading()} />;
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <a
        href="#screen"
        className="absolute top-2 left-2 z-connection -translate-y-16 rounded-control bg-ink px-3 py-2 text-teff focus:translate-y-0"
      >
        {m.app_skip_to_content()}
      </a>
      <TabletTurn />
      <TopBar />
      <ConnectionBanner />
      <DeviceNotices />
      {isAccountEnding && (
        <Suspense>
          <LeavingBanner />
        </Suspense>
      )}
      <div className="flex min-h-0 flex-1">
        <Sidebar />
        <main
          id="screen"
          tabIndex={-1}
          data-scroll-restoration-id="screen"
          className="relative min-w-0 flex-1 overflow-y-auto px-4 print:overflow-visible py-6 outline-none md:px-8 md:py-8 xl:px-10"
        >
          <div className="mx-auto h-full max-w-page">
            <Suspense fallback={waiting}>{isLeaving ? waiting : <Outlet />}</Suspense>
          </div>
        </main>
      </div>
      <PlanNotice />
      <BottomBar />
      {isAskedToLeave && (
        <Suspense>
          <LeavingDialog />
        </Suspense>
      )}
      {isDrawerOpen && (
        <Suspense>
          <PhoneDrawer />
        </Suspense>
      )}
    </div>
  );
};
