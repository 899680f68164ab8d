import { queryTimes } from '../../platform/web/query-times.ts';

/** Makes the app open without a connection; late, so that it costs the first screen nothing. */
export const registerServiceWorkerLater = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => setTimeout(() => void register(), queryTimes.serviceWorkerRegistrationDelayMs));
};

const register = async () => {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  setInterval(() => {
    // Offline there is nothing to check; the next round comes.
    if (navigator.onLine) void registration.update();
  }, queryTimes.serviceWorkerUpdateMs);
};
