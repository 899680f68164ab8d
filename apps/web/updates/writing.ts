/** Tabs of one browser see each other's locks: one of these names a tab where something was not sent yet. */
const lockPrefix = 'maed-writing ';
const ownLock = `${lockPrefix}${crypto.randomUUID()}`;

const touched = new Set<Element>();
let letGo: (() => void) | null = null;

const isField = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

/** A box that is ticked is sent as it is ticked; only text is lost by leaving. */
const holdsText = (field: Element): boolean => {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement) return !/^(checkbox|radio|range|file|button|submit)$/.test(field.type) && field.value !== '';
  return field instanceof HTMLTextAreaElement ? field.value !== '' : field.textContent !== '';
};

/** Whether somebody is in a field of this page, or has typed something into one that still stands there. */
export const isWriting = (): boolean => {
  for (const field of touched) if (!holdsText(field)) touched.delete(field);
  return touched.size > 0 || isField(document.activeElement);
};

/** Shows the other tabs of this browser whether something is being written here; called again whenever that may have changed. */
export const showWriting = (): void => {
  if (isWriting() === (letGo !== null)) return;
  if (letGo === null) {
    const written = new Promise<void>((resolve) => (letGo = resolve));
    void navigator.locks?.request(ownLock, () => written);
  } else {
    letGo();
    letGo = null;
  }
};

/** Begins to notice what is typed. */
export const noticeWriting = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) touched.add(target);
    showWriting();
  });
  document.addEventListener('focusin', showWriting);
};

/** Whether something is being written in this tab or another one of this browser. */
export const isWritingAnywhere = async (): Promise<boolean> => {
  if (isWriting()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(lockPrefix) === true && name !== ownLock);
};
