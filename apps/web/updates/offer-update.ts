import { m } from '../../../generated/messages/web/messages.js';
import { isToastOpen } from '../../../ui/toast-memory.ts';
import { showToast } from '../../../ui/toast.ts';
import { takeOver } from './take-over.ts';
import { isWriting, isWritingAnywhere, noticeWriting, showWriting } from './writing.ts';

/** @unit milliseconds; how often a calm moment is looked for while a new version waits */
const lookMs = 2_000;
/** @unit milliseconds; whoever lets it pass gets the new version at the next start */
const offerMs = 30_000;

const isCalm = (): boolean => document.visibilityState === 'visible' && !isWriting() && !isToastOpen();

/** All tabs change together or none does: a page whose files are gone would break in the middle of something. */
const take = async (waiting: ServiceWorker): Promise<void> => {
  if (!(await isWritingAnywhere())) return takeOver(waiting);
  showToast({ status: 'information', title: m.app_update_waits(), description: m.app_update_waits_text(), durationMs: offerMs / 2 });
};

/** Opens the new version in this tab, when nothing is lost by it. */
const openAnew = (): void => {
  if (isWriting()) setTimeout(openAnew, lookMs);
  else location.reload();
};

/**
 * Offers a new version in a moment when nobody types, once for each time that one was looked for; without an answer it waits
 * until the app is started anew.
 *
 * @returns what begins another offer, when it was looked for again
 */
export const offerUpdates = (registration: ServiceWorkerRegistration): (() => void) => {
  let isOffered = false;
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    const { waiting } = registration;
    showWriting();
    if (waiting === null || isOffered || !isCalm()) return;
    isOffered = true;
    showToast({
      status: 'information',
      title: m.app_update_ready(),
      durationMs: offerMs,
      action: { label: m.app_update_use(), onPress: () => void take(waiting) },
    });
  };
  const begin = (): void => {
    isOffered = false;
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) looking ??= setInterval(look, lookMs);
  };
  noticeWriting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', begin);
  });
  // The first worker takes a page that had none: nothing in it is older than that.
  let isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) openAnew();
    isFirst = false;
  });
  begin();
  return begin;
};
