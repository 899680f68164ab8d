import { isNativeShell } from '../../platform/device/native-shell.ts';
import { onConnectionBack } from '../../platform/web/connection.ts';
import { queryTimes } from '../../platform/web/query-times.ts';

/** Makes the app open without a connection; late, so that it costs the first screen nothing. An app carries its files itself. */
export const registerServiceWorkerLater = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isNativeShell()) return;
  addEventListener('load', () => setTimeout(begin, queryTimes.serviceWorkerRegistrationDelayMs));
};

const begin = () => {
  register();
  // One that could not be fetched whole is tried again; one that is there stays as it is.
  onConnectionBack(register);
  setInterval(update, queryTimes.serviceWorkerUpdateMs);
};

const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(nextTime);

const update = () =>
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(nextTime);

/** Nobody answers, or the browser doesn't allow it: the app works, and the next chance comes. */
const nextTime = () => undefined;
