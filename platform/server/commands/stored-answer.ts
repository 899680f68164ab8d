import { ORPCError } from '@orpc/server';

import { retryPolicyOf } from '../../contract/refusal-meaning.ts';
import { refusal } from '../rpc/refuse.ts';

/** What lies under a command's key: the fingerprint of its body, and what became of it. */
export type StoredAnswer = {
  readonly request_hash: string;
  readonly answer: { readonly value?: unknown; readonly refusal?: { readonly code: string; readonly data: object } } | null;
};

/** What lies under a key, and the fingerprint of the command that came with it. */
export type Earlier = { readonly stored: StoredAnswer | undefined; readonly hash: string };

/**
 * What a command was answered before, refusals included.
 *
 * @refuses COMMAND_KEY_REUSED when the key was used with another body; and whatever the command was refused with
 */
export const replay = ({ stored, hash }: Earlier): unknown => {
  if (!stored || stored.request_hash !== hash) throw refusal('COMMAND_KEY_REUSED');
  if (stored.answer?.refusal) throw refusal(stored.answer.refusal.code, stored.answer.refusal.data);
  return stored.answer?.value;
};

/** The key is another command's, or nothing was begun under it. */
const neverKept = new Set(['COMMAND_KEY_REUSED', 'INPUT_INVALID']);

/**
 * What a device keeps as refused and must find refused whenever it comes again; null for a fault, and for whatever asks
 * to try again.
 */
export const keptRefusal = (thrown: unknown): { readonly code: string; readonly data: object } | null => {
  if (!(thrown instanceof ORPCError) || thrown.status >= 500) return null;
  const code = String(thrown.code);
  if (neverKept.has(code) || retryPolicyOf(code) !== 'never') return null;
  return { code, data: (thrown.data ?? {}) as object };
};
