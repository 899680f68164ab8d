/** What lies on top: the sheet or dialog that was opened last, or else the whole page. */
const onTop = (): Element => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;

/**
 * Leads eye and cursor to the first field that is wrong, once its words are drawn; nowhere where none is. What is sent with
 * something wrong further up or down than the window shows would else seem to do nothing.
 *
 * @param within the form, where there may be others on the page
 */
export const leadToWrong = (within: Element = onTop()): void => {
  requestAnimationFrame(() => within.querySelector<HTMLElement>('[aria-invalid]')?.focus());
};
