import { expect } from '@playwright/test';

import type { MaedServer } from './maed-server.ts';
import { wordsIn } from './words.ts';

/** Which letter; whoever signs up in a journey does so in English, and is written to in it. */
export type Wanted = { readonly to: string; readonly subject: 'accounts_letter_reset_subject' | 'accounts_letter_verify_subject' };

/** The link in the newest letter of a kind to somebody, of those that this machine shows instead of sending. */
export const latestLink = async (maed: MaedServer, { to, subject }: Wanted): Promise<string> => {
  const heading = new RegExp(`/dev/mail/([0-9a-f-]{36})"[^>]*>${wordsIn('en')(subject)}</a> to ${to}`);
  const idOf = async (): Promise<string> => heading.exec(await (await fetch(`${maed.url}/dev/mail`)).text())?.[1] ?? '';
  // Letters are sent after whoever asked for them has been answered.
  await expect.poll(idOf).not.toBe('');
  const letter = await (await fetch(`${maed.url}/dev/mail/${await idOf()}`)).text();
  return (/<a href="([^"]+)"/.exec(letter)?.[1] ?? '').replaceAll('&amp;', '&');
};
