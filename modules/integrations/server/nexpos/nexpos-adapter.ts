import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';

import { PosFault, type PosProvider, type SalesAsked, type Tokens } from '../providers/pos-provider.ts';
import { askNexpos, saidBy } from './nexpos-line-adapter.ts';
import { readNexposMessage } from './nexpos-message-adapter.ts';
import { nexposSignIn, type NexposSignInSettings } from './nexpos-sign-in.ts';
import { itemsSchema, locationsOf, locationsSchema, pageOf, salesSchema, thingsOf } from './nexpos-words.ts';

/** How NexPOS is reached. */
export type NexposSettings = NexposSignInSettings & {
  /** What stands before `/locations`, `/items` and `/sales`. */
  readonly apiUrl: string;
  /** What its messages are signed with; null where it sends none. */
  readonly webhookSecret: string | null;
};

type Question<Schema extends z.ZodMiniType> = {
  /** For faults. */ readonly what: string;
  readonly path: string;
  readonly schema: Schema;
  readonly search: Readonly<Record<string, string>>;
};

type Paged = { readonly next_cursor: string | null };

/** Speaks the generic connector's words, which `docs/nexpos.md` lays down. */
export const openNexpos = (settings: NexposSettings): PosProvider => {
  const webhook = settings.webhookSecret === null ? null : new Webhook(settings.webhookSecret);
  const api = settings.apiUrl.replace(/\/$/, '');
  return {
    name: 'NEXPOS',
    ...nexposSignIn(settings),
    locations: (tokens) =>
      everyPage((search) => ask(api, tokens, { what: 'its locations', path: '/locations', schema: locationsSchema, search }), locationsOf),
    things: (tokens) =>
      everyPage((search) => ask(api, tokens, { what: 'its items', path: '/items', schema: itemsSchema, search }), thingsOf),
    sales: async (tokens, asked) =>
      pageOf(await ask(api, tokens, { what: 'its sales', path: '/sales', schema: salesSchema, search: searchOf(asked) })),
    readMessage: (request) => (webhook === null ? null : readNexposMessage(webhook, request)),
  };
};

/** Asks one question and reads the answer whole, or not at all. */
const ask = async <Page extends Paged>(
  api: string,
  { access }: Tokens,
  { what, path, schema, search }: Question<z.ZodMiniType<Page>>,
): Promise<Page> => {
  const headers = { authorization: `Bearer ${access}`, accept: 'application/json' };
  const answer = await askNexpos(what, `${api}${path}?${new URLSearchParams(search).toString()}`, { headers });
  const read = schema.safeParse(saidBy(what, answer));
  if (!read.success) throw new PosFault('UNREADABLE', `NexPOS told of ${what} in other words than were agreed: ${placesOf(read.error)}.`);
  if (read.data.next_cursor !== null && read.data.next_cursor === search['cursor'])
    throw new PosFault('UNREADABLE', `NexPOS told of ${what} in a circle.`);
  return read.data;
};

const placesShown = 3;

/** Where an answer is not as was agreed; never what stood there. */
const placesOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, placesShown)
    .map(({ path }) => path.join('.'))
    .join(', ');

const pagesMax = 1000;

const everyPage = async <Page extends Paged, Found>(
  turn: (search: Readonly<Record<string, string>>) => Promise<Page>,
  read: (page: Page) => readonly Found[],
): Promise<readonly Found[]> => {
  const all: Found[] = [];
  let search: Readonly<Record<string, string>> = {};
  for (let turned = 0; turned < pagesMax; turned += 1) {
    const page = await turn(search);
    all.push(...read(page));
    if (page.next_cursor === null) return all;
    search = { cursor: page.next_cursor };
  }
  throw new PosFault('UNREADABLE', 'NexPOS tells of more pages than anybody has.');
};

/** A cursor stands beside what was asked first, so that whoever answers need not remember it. */
const searchOf = ({ locationId, by, from, cursor }: SalesAsked): Readonly<Record<string, string>> => ({
  location: locationId,
  [by === 'CHANGED' ? 'changed_since' : 'closed_since']: from.toISOString(),
  ...(cursor !== null && { cursor }),
});
