import { matchSystemBars, onAddressOpened, onBack, onKeyboard } from '../../../platform/device/native/native-frame.ts';
import { onNativeNoticeOpened } from '../../../platform/device/native/native-notices.ts';
import { sessionVault } from '../../../platform/device/native/session-vault.ts';
import { addressOfLink } from '../routing/deep-link.ts';
import { isOwnPath } from '../updates/worker-words.ts';
import { reachServer } from './reach-server.ts';
import { showLinkedPictures, showServerPictures } from './show-pictures.ts';

/** Written into the page when it is put into the apps. */
const serverOf = (page: Document): string => {
  const server = page.querySelector<HTMLMetaElement>('meta[name="maed-server"]')?.content;
  if (!server) throw new Error('The app does not know its server: it was not made by `npm run native`.');
  return server;
};

/** A dialog, sheet or menu closes with Escape, as it does for a keyboard. */
const closeTop = (): boolean => {
  const top = [
    ...document.querySelectorAll('[role=dialog][data-state=open],[role=alertdialog][data-state=open],[role=menu][data-state=open]'),
  ].at(-1);
  (document.activeElement ?? top)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  return top !== undefined;
};

const followTheme = (root: HTMLElement): void => {
  const match = (): void => void matchSystemBars(root.dataset['theme']);
  match();
  new MutationObserver(match).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
};

/** The two ways inside the app: with a new page, as a link in a letter is opened, and without one. */
export type NativeWays = { readonly open: (address: string) => void; readonly show: (path: string) => void };

/** What a native app needs before its first screen: the way to its server. The rest is wired while that is drawn. */
export const startNative = async ({ open, show }: NativeWays): Promise<void> => {
  const server = serverOf(document);
  globalThis.fetch = await reachServer({ server, vault: sessionVault, fetch: globalThis.fetch.bind(globalThis) });
  showServerPictures(document.body);
  showLinkedPictures(document);
  followTheme(document.documentElement);
  void onBack(closeTop);
  void onKeyboard((isOpen) => document.documentElement.toggleAttribute('data-keyboard', isOpen));
  void onNativeNoticeOpened((path) => isOwnPath(path) && show(path));
  void onAddressOpened((link) => {
    const address = addressOfLink(link, server);
    if (address !== null) open(address);
  });
};
