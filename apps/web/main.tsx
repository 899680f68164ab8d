import './main.css';

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { isNativeShell } from '../../platform/device/native-shell.ts';
import { fetchAhead } from '../../platform/web/fetch-ahead.ts';
import { applyLocale } from '../../platform/web/locale.ts';
import { markScrolling } from '../../platform/web/scroll-areas.ts';
import { isRecoveryInProgress, noteRecovery } from '../../platform/web/recovery-progress.ts';
import { currentSession, onSessionChange } from '../../platform/web/session.ts';
import { isSharedDevice } from '../../platform/web/shared-device.ts';
import { RpcProvider } from '../../platform/web/rpc-context.tsx';
import { registerServiceWorkerLater } from './register-service-worker.ts';
import { isOpenWord } from './updates/worker-words.ts';
import { reportVitalsLater } from './report-vitals.ts';
import { router } from './routing/router.ts';
import { isRecoveryAddress } from './routing/recovery-address.ts';
import { endRecoveryElsewhere } from './routing/recovery-place.ts';
import { prepareToastsLater } from '../../ui/toast.ts';
import { bringOtherLettersLater } from '../../ui/when-settled.ts';
import { rpc } from './rpc.ts';
import { verifySession } from './verify-session.ts';

const start = () => {
  // Asked for at once, not one after the other: whoever has a session is about to need both.
  if (currentSession()) {
    fetchAhead(() => import('./routing/protected-routes.ts'));
    fetchAhead(() => import('./layout/protected-layout.tsx'));
  }
  applyLocale();
  // Signed out here, in another tab, or by the server: the way in is the same.
  onSessionChange((session) => {
    if (!session && !isRecoveryInProgress()) void router.navigate({ to: isSharedDevice() ? '/tablet' : '/auth', replace: true });
  });
  void verifySession();
  markScrolling();
  registerServiceWorkerLater();
  // A notice was pressed: its place is shown, and whatever is typed in a draft stays.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => isOpenWord(data) && router.history.push(data.path));
  reportVitalsLater();
  prepareToastsLater();
  bringOtherLettersLater();

  const root = document.querySelector('#app');
  if (!root) throw new Error('The page has no place for the app.');
  createRoot(root).render(
    <StrictMode>
      <RpcProvider value={rpc}>
        <RouterProvider router={router} />
      </RpcProvider>
    </StrictMode>,
  );
};

/** In an app the way to the server comes before the first call. */
const startInShell = async () => {
  const { startNative } = await import('./native/start-native.ts');
  await startNative({ open: (address) => location.assign(address), show: (path) => router.history.push(path) });
  start();
};

/** Lets the page be seen before the app takes the processor. Where it was seen while the app was on its way nothing waits. */
const onceSeen = (begin: () => void): void => {
  const isSeen = document.hidden || performance.getEntriesByType('paint').length > 0;
  if (isSeen) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

const { pathname, search, hash } = location;
const isRecovery = isRecoveryAddress(location);
if (isRecovery) noteRecovery();
else endRecoveryElsewhere(pathname);
if (isRecovery && pathname !== '/reset-password') location.replace(`/reset-password${search}${hash}`);
else if (isNativeShell()) void startInShell();
else onceSeen(start);
