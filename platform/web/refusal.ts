import { ORPCError } from '@orpc/client';

import { retryPolicyOf, type RetryPolicy } from '../contract/refusal-meaning.ts';

/** The server said no, by a declared code. */
export type Refusal = { readonly kind: 'refusal'; readonly code: string; readonly data: unknown; readonly retry: RetryPolicy };

/**
 * Why a call gave no result.
 *
 * - `refusal`: the server answered, and the code says what to show and whether to try again.
 * - `fault`: the server, or something before it, failed; try again later.
 * - `no-connection`: nobody answered in time. It says nothing about the session or the command.
 */
export type CallFailure = Refusal | { readonly kind: 'fault' } | { readonly kind: 'no-connection' };

/** Reads whatever a call threw. A bug of our own is no failure of the call and is thrown on. */
export const readFailure = (thrown: unknown): CallFailure => {
  if (thrown instanceof ORPCError) {
    return thrown.defined
      ? { kind: 'refusal', code: thrown.code, data: thrown.data, retry: retryPolicyOf(thrown.code) }
      : { kind: 'fault' };
  }
  if (isUnanswered(thrown) || isBrokenOff(thrown)) return { kind: 'no-connection' };
  if (isUnreadable(thrown)) return { kind: 'fault' };
  throw thrown;
};

/** A fetch that never got an answer: a TypeError of the network, or our own time-out. */
const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof TypeError || (thrown instanceof DOMException && (thrown.name === 'TimeoutError' || thrown.name === 'AbortError'));

/** What oRPC says of an answer that it cannot read, a proxy's page for one; it has no class of its own for it. */
const isUnreadable = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && /^(Cannot parse response body|Invalid RPC response format)/.test(thrown.message);

/** An answer that began and did not arrive whole. */
const isBrokenOff = (thrown: unknown): boolean =>
  isUnreadable(thrown) && thrown.message.startsWith('Cannot parse') && isUnanswered(thrown.cause);

/** How a call ended: with its answer, or with the reason why there is none. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: CallFailure };

/**
 * Waits for a call and tells how it ended, so that a screen decides instead of catching. A bug of our own is reported as one,
 * and ends the call as a fault: nobody waits for a word that never comes.
 */
export const attempt = async <Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> => {
  try {
    return { answer: await call };
  } catch (thrown) {
    return { failure: failureOf(thrown) };
  }
};

const failureOf = (thrown: unknown): CallFailure => {
  try {
    return readFailure(thrown);
  } catch (bug) {
    reportError(bug);
    return { kind: 'fault' };
  }
};

/** The field problems within a refusal, where it is about the input. */
export const issuesOf = (refusal: Refusal): readonly { readonly path: string; readonly code: string }[] => {
  const { data } = refusal;
  if (refusal.code !== 'INPUT_INVALID' || typeof data !== 'object' || data === null || !('issues' in data)) return [];
  return Array.isArray(data.issues) ? data.issues.filter(isIssue) : [];
};

const isIssue = (issue: unknown): issue is { readonly path: string; readonly code: string } =>
  typeof issue === 'object' &&
  issue !== null &&
  'path' in issue &&
  'code' in issue &&
  typeof issue.path === 'string' &&
  typeof issue.code === 'string';
