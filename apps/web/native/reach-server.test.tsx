import { afterEach, describe, expect, test, vi } from 'vitest';

import { createRpcClient } from '../../../platform/web/rpc-client.ts';
import { reachServer } from './reach-server.ts';
import { showServerPictures } from './show-pictures.ts';

const server = 'https://maed.app';
const here = location.origin;

/** A vault, and a server that answers as it is told to. */
const open = async (kept = '', answer: () => Response = () => new Response('{"json":null}', { headers: { 'x-request-id': '1' } })) => {
  let session = kept;
  const vault = { read: async () => session, keep: async (next: string) => void (session = next) };
  const called = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  const reach = await reachServer({ server, vault, fetch: called as unknown as typeof globalThis.fetch });
  return { reach, called, kept: () => session };
};
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

afterEach(() => vi.unstubAllGlobals());

describe('the way to the server', () => {
  test('leads the calls of the page there, with the session and no cookie', async () => {
    const { reach, called } = await open('token=a.b');
    await reach(`${here}/rpc/home/look?x=1`, { method: 'POST', body: 'words', headers: { 'content-type': 'text/plain' } });
    const [url, init] = called.mock.calls[0] ?? [];
    expect(url).toBe('https://maed.app/rpc/home/look?x=1');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(new TextDecoder().decode(init?.body as ArrayBuffer)).toBe('words');
    expect(headersOf(init).get('x-maed-session')).toBe('token=a.b');
    expect(headersOf(init).get('content-type')).toBe('text/plain');
  });

  test.each([`${here}/assets/main.js`, `${here}/icon.svg`, 'https://else.example/rpc/home/look'])(
    'tells %s nothing of the session',
    async (url) => {
      const { reach, called } = await open('token=a.b');
      await reach(url);
      const [asked] = called.mock.calls[0] ?? [];
      expect((asked as unknown as Request).url).toBe(url);
      expect((asked as unknown as Request).headers.get('x-maed-session')).toBeNull();
    },
  );

  test('keeps what a sign-in says, uses it at once, and forgets it with a sign-out', async () => {
    const said = ['token=a.b', null, 'token='];
    const { reach, called, kept } = await open('', () => {
      const [next] = said.splice(0, 1);
      return new Response('', { headers: next ? { 'x-maed-session': next } : {} });
    });
    await reach(`${here}/rpc/accounts/signIn`, { method: 'POST', body: '{}' });
    expect(kept()).toBe('token=a.b');
    await reach(`${here}/live/one/page`);
    expect(headersOf(called.mock.calls[1]?.[1]).get('x-maed-session')).toBe('token=a.b');
    await reach(`${here}/rpc/accounts/signOut`, { method: 'POST', body: '{}' });
    expect(kept()).toBe('');
  });

  test('is the one that the client of the whole app takes, although it was there before', async () => {
    const client = createRpcClient();
    const { reach, called } = await open('token=a.b');
    vi.stubGlobal('fetch', reach);
    await (client as unknown as { home: { look: (input: object) => Promise<unknown> } }).home.look({});
    expect(called.mock.calls[0]?.[0]).toBe('https://maed.app/rpc/home/look');
  });
});

test('a picture of the server is shown, and another is left alone', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response('bytes'));
  vi.stubGlobal('fetch', fetched);
  const observer = showServerPictures(document.body);
  document.body.innerHTML = '<p><img id="ours" src="/files/waste/1" /><img id="other" src="/icon.svg" /></p>';
  const at = (id: string) => document.querySelector(`#${id}`)?.getAttribute('src');
  await vi.waitFor(() => expect(at('ours')).toMatch(/^blob:/));
  expect(at('other')).toBe('/icon.svg');
  expect(fetched).toHaveBeenCalledTimes(1);
  observer.disconnect();
});
