import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where a wish stands. */
export const requestStates = ['OPEN', 'ORDERED', 'DECLINED', 'WITHDRAWN'] as const;

/** One of the above. */
export type RequestState = (typeof requestStates)[number];

/** Why a wish stays as it is. */
export type RequestRefusal =
  | { readonly code: 'REQUEST_DECIDED'; readonly state: RequestState }
  | { readonly code: 'REQUEST_REASON_REQUIRED' };

/**
 * What becomes of a wish. The kitchen shares its list: whoever may ask may take a wish back that nobody has decided on;
 * who declines one says why.
 *
 * @refuses REQUEST_DECIDED once it is no longer open
 * @refuses REQUEST_REASON_REQUIRED for declining without a reason
 */
export const decideRequest = (
  to: 'DECLINED' | 'WITHDRAWN',
  facts: { readonly state: RequestState; readonly reason: string | null },
): Decision<RequestState, RequestRefusal> => {
  if (facts.state !== 'OPEN') return refused({ code: 'REQUEST_DECIDED', state: facts.state });
  if (to === 'DECLINED' && !facts.reason) return refused({ code: 'REQUEST_REASON_REQUIRED' });
  return accepted(to);
};
