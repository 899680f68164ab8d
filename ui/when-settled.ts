/** How long the first screen has the network for itself. */
const settleMs = 1_000;

/** Waits until the device has nothing else to do. */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Does what can wait once the first screen stands and the device has nothing else to do. */
export const whenSettled = (work: () => void): void => void setTimeout(() => void atRest().then(work), settleMs);

/** Lets letters in that the page's own language hardly needs; `fonts.css` leaves them out until then. */
export const bringOtherLettersLater = (): void => whenSettled(() => (document.documentElement.dataset['settled'] = ''));
