import { isNativeShell } from '../../platform/device/native-shell.ts';
import { onConnectionBack } from '../../platform/web/connection.ts';
import { queryTimes } from '../../platform/web/query-times.ts';
import { afterLoad } from './after-load.ts';

/** Makes the app open without a connection; late, so that it costs the first screen nothing. An app carries its files itself. */
export const registerServiceWorkerLater = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isNativeShell()) return;
  afterLoad(begin);
};

const begin = () => {
  void register();
  // One that could not be fetched whole is tried again; one that is there stays as it is.
  onConnectionBack(() => void register());
  setInterval(() => void update(), queryTimes.serviceWorkerUpdateMs);
};

let offerAnew: (() => void) | undefined;

const register = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (offerAnew) return;
    const [{ offerUpdates }, { noteToldDevices }] = await Promise.all([
      import('./updates/offer-update.ts'),
      import('./told/note-told-devices.ts'),
    ]);
    if (!offerAnew) noteToldDevices();
    offerAnew ??= offerUpdates(registration);
  } catch {
    // Nobody answers, or the browser doesn't allow it: the app works, and the next chance comes.
  }
};

const update = async (): Promise<void> => {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
    offerAnew?.();
  } catch {
    // The same; it is looked for again in four hours.
  }
};
