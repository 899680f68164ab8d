import type { MaedServer } from './maed-server.ts';
import { wordsIn } from './words.ts';

/** Which letter; whoever signs up in a journey does so in English, and is written to in it. */
export type Wanted = { readonly to: string; readonly subject: 'accounts_letter_reset_subject' | 'accounts_letter_verify_subject' };

/** The link in the newest letter of a kind to somebody, of those that this machine shows instead of sending. */
export const latestLink = async (maed: MaedServer, { to, subject }: Wanted): Promise<string> => {
  const list = await (await fetch(`${maed.url}/dev/mail`)).text();
  const id = new RegExp(`/dev/mail/([0-9a-f-]{36})"[^>]*>${wordsIn('en')(subject)}</a> to ${to}`).exec(list)?.[1] ?? '';
  const letter = await (await fetch(`${maed.url}/dev/mail/${id}`)).text();
  return (/<a href="([^"]+)"/.exec(letter)?.[1] ?? '').replaceAll('&amp;', '&');
};
