import { m } from '../../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { isRecoveryInProgress } from '../../../../platform/web/recovery-progress.ts';
import { resetClaim, type ResetAddress } from '../../rules/reset-address.ts';
import type { useAccountsClient } from '../accounts-client.ts';

/** What came of looking at the link: a form to fill in, or why there is none. */
export type Checked =
  | { readonly state: 'valid'; readonly session: string; readonly isCurrentPasswordNeeded: boolean }
  | { readonly state: 'invalid'; readonly session: string; readonly error: string };

type Client = ReturnType<typeof useAccountsClient>;

const failures = {
  expired: m.accounts_recovery_expired,
  invalid: m.accounts_recovery_invalid,
  unknown: m.accounts_recovery_unknown,
};

/** Why no call gave an answer, as the end of a sentence. */
const reasonOf = (failure: CallFailure): string =>
  failure.kind === 'no-connection' ? m.accounts_recovery_reason_connection() : m.accounts_recovery_reason_server();

const invalid = (error: string): Checked => ({ state: 'invalid', session: 'none', error });
const unverified = (reason: string): Checked => invalid(m.accounts_recovery_verification_failed({ reason }));

/** Asks which session is here now; without one it says what is missing. */
const bySession = async (client: Client, missing: string): Promise<Checked> => {
  const outcome = await attempt(client.recoveryState({}));
  if ('failure' in outcome) return unverified(reasonOf(outcome.failure));
  return outcome.answer.session === 'none' ? invalid(missing) : { state: 'valid', ...outcome.answer };
};

const byToken = async (client: Client, tokenHash: string): Promise<Checked> => {
  const outcome = await attempt(client.verifyRecovery({ tokenHash }));
  if ('failure' in outcome) return unverified(reasonOf(outcome.failure));
  if (outcome.answer.outcome === 'expired') return invalid(failures.expired());
  // A page that is loaded again finds its link spent, and what it opened still open.
  if (outcome.answer.outcome === 'invalid') return bySession(client, failures.invalid());
  await new Promise((resolve) => setTimeout(resolve, queryTimes.resetTokenWaitMs));
  return bySession(client, m.accounts_recovery_not_established());
};

/** Does what the link asks, once, and tells whether a password may be set now. */
export const checkResetLink = async (client: Client, address: ResetAddress): Promise<Checked> => {
  const claim = resetClaim(address);
  switch (claim.claim) {
    case 'failed':
      return invalid(failures[claim.failure]());
    case 'token':
      return byToken(client, claim.tokenHash);
    case 'tokens': {
      const outcome = await attempt(client.setSession({ accessToken: claim.accessToken, refreshToken: claim.refreshToken }));
      if ('failure' in outcome) return unverified(reasonOf(outcome.failure));
      if (outcome.answer === null) return unverified(m.accounts_recovery_reason_tokens());
      return bySession(client, m.accounts_recovery_not_established());
    }
    case 'session':
      return bySession(client, isRecoveryInProgress() ? m.accounts_recovery_no_session() : m.accounts_recovery_no_request());
  }
};
