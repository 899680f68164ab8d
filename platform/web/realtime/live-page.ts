import { livePrefix, type LivePage } from '../../contract/live.ts';
import { callTimeoutMs } from '../rpc-client.ts';

/** From where on somebody listens, as an address says it: behind what they heard last, or since their page was opened. */
export const listensFrom = (after: string | null): string =>
  after === null ? `age=${Math.ceil(performance.now() / 1000)}` : `after=${after}`;

/** What one look gave: what happened, the server's word that nobody may listen, that it is busy, or no word at all. */
export type LiveLook = { readonly page: LivePage } | { readonly refused: 'no-session' | 'no-membership' } | 'busy' | 'unanswered';

const refusals: Readonly<Record<number, 'no-session' | 'no-membership'>> = { 401: 'no-session', 404: 'no-membership' };

/** Asks once for what happened since; also the way to learn why a stream was not opened, which the browser does not tell. */
export const fetchLivePage = async (restaurantId: string, after: string | null): Promise<LiveLook> => {
  try {
    const response = await fetch(`${livePrefix}/${restaurantId}/page?${listensFrom(after)}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true;
    const refused = refusals[response.status];
    // The page of a hotel's network is somebody else's word.
    if (!isOurs) return 'unanswered';
    if (refused) return { refused };
    const answer = (await response.json()) as LivePage | { readonly end: string };
    return response.ok && 'events' in answer ? { page: answer } : 'busy';
  } catch {
    return 'unanswered';
  }
};
