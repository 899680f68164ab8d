import { afterEach, expect, test, vi } from 'vitest';

import { showLinkedPictures, showServerPictures } from './show-pictures.ts';

const picture = () => document.querySelector<HTMLImageElement>('[role=dialog] img');
const link = (href: string): HTMLAnchorElement => {
  document.body.innerHTML = `<a href="${href}"><img alt="A broken crate" src="data:," /></a>`;
  return document.querySelector('a') as HTMLAnchorElement;
};

const observers: MutationObserver[] = [];
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('a picture of the server is shown over the app, fetched by the page, and goes with a touch', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => (asked.push(new Request(url).url), new Response(new Blob(['x']))));
  observers.push(showServerPictures(document.body));
  showLinkedPictures(document);
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  link('/files/waste/1').querySelector('img')?.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(picture()?.src).toMatch(/^blob:/));
  expect(asked).toEqual([new URL('/files/waste/1', location.href).href]);
  expect(document.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('A broken crate');
  picture()?.click();
  expect(picture()).toBeNull();
});

test('it goes with Escape, as the way back of the system presses it', () => {
  showLinkedPictures(document);
  link('/files/waste/2').click();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(picture()).toBeNull();
});

test('every other link leads where it led', () => {
  showLinkedPictures(document);
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  link('#files').dispatchEvent(pressed);
  expect([pressed.defaultPrevented, picture()]).toEqual([false, null]);
});
