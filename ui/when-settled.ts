/** How long the first screen has the network for itself. */
const settleMs = 1_000;

/** Does what can wait once the first screen stands and the device has nothing else to do. */
export const whenSettled = (work: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else work();
  }, settleMs);
};

/** Lets letters in that the page's own language hardly needs; `fonts.css` leaves them out until then. */
export const bringOtherLettersLater = (): void => whenSettled(() => (document.documentElement.dataset['settled'] = ''));
