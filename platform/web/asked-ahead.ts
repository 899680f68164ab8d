import { currentSession } from './session.ts';

/**
 * What the page asked while the app was still on its way, by address and what was said (`first-paint.js`), and for whom. Each
 * answer is taken once, by whoever asks the very same; what nobody asks for is left.
 */
export type AskedAhead = { readonly userId: string; readonly answers: Map<string, Promise<Response>> };

type Page = { readonly maedAskedAhead?: AskedAhead };

/** @unit milliseconds of a page's life; later the answer would be an old one */
const freshMs = 10_000;

/** The answer to the same question, asked by the page for the same person a moment ago; null where the app has to ask. */
export const takeAskedAhead = async (request: Request): Promise<Response | null> => {
  const { maedAskedAhead } = globalThis as Page;
  if (!maedAskedAhead || maedAskedAhead.answers.size === 0 || performance.now() > freshMs) return null;
  if (maedAskedAhead.userId !== currentSession()?.user.id) return null;
  const { pathname } = new URL(request.url);
  // Reading a question costs a copy of it.
  if (![...maedAskedAhead.answers.keys()].some((asked) => asked.startsWith(`${pathname} `))) return null;
  const key = `${pathname} ${await request.clone().text()}`;
  const answer = maedAskedAhead.answers.get(key);
  maedAskedAhead.answers.delete(key);
  const early = await answer?.catch(() => null);
  // What could not be asked so early, or was refused to a session that was over and has begun anew since, is asked again.
  return early?.ok ? early : null;
};
