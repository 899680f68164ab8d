import { PosFault } from '../providers/pos-provider.ts';

/** An answer of NexPOS as it came: what was said is null where it is no JSON. */
export type NexposAnswer = { readonly status: number; readonly said: unknown };

const timeoutMs = 10_000;
const shutOut = new Set([401, 403]);
const tooMany = 429;
const down = 500;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/**
 * Asks NexPOS. Another address that it points to is not followed, since it would be told what we are let in with; nothing
 * of what it answers stands in a fault, for the same reason.
 *
 * @throws a fault that passes by itself where it is down, busy or not there
 */
export const askNexpos = async (what: string, url: string, request: RequestInit): Promise<NexposAnswer> => {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== tooMany && response.status < down) return { status: response.status, said: readJson(await response.text()) };
  } catch {
    // Which of many ways it did not answer in makes no difference to anybody.
  }
  throw new PosFault('SILENT', `NexPOS did not answer ${what}.`);
};

/** What it said, where it said yes. @throws a fault in any other case */
export const saidBy = (what: string, { status, said }: NexposAnswer): unknown => {
  if (shutOut.has(status)) throw new PosFault('REFUSED', `NexPOS refused ${what}: ${status}.`);
  if (status !== 200) throw new PosFault('UNREADABLE', `NexPOS did not understand ${what}: ${status}.`);
  return said;
};
