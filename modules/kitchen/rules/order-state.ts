import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { LineState } from './line-state.ts';

/** Whether guests are still at it. */
export const orderStates = ['OPEN', 'CLOSED', 'CANCELLED'] as const;

/** Whether guests are still at it. */
export type OrderState = (typeof orderStates)[number];

/** What may be done to an order as a whole. */
export type OrderStep = 'CLOSE' | 'REOPEN' | 'CANCEL';

/** What a step depends on besides the state. */
export type OrderFacts = {
  readonly lineStates: readonly LineState[];
  /** @unit minor units */
  readonly leftMinor: bigint;
  readonly paidMinor: bigint;
};

/** Why a step is refused. */
export type OrderRefusal =
  | { readonly code: 'ORDER_STEP_NOT_NOW'; readonly state: OrderState }
  | { readonly code: 'ORDER_NOT_PAID'; /** @unit minor units */ readonly leftMinor: string }
  | { readonly code: 'ORDER_HAS_HELD_LINES' }
  | { readonly code: 'ORDER_HAS_LINES' }
  | { readonly code: 'ORDER_HAS_PAYMENTS' };

const steps: Readonly<Record<OrderStep, { readonly from: OrderState; readonly to: OrderState }>> = {
  CLOSE: { from: 'OPEN', to: 'CLOSED' },
  REOPEN: { from: 'CLOSED', to: 'OPEN' },
  CANCEL: { from: 'OPEN', to: 'CANCELLED' },
};

/**
 * Where a step leads an order.
 *
 * @refuses ORDER_STEP_NOT_NOW; ORDER_NOT_PAID, ORDER_HAS_HELD_LINES for one that is closed
 * @refuses ORDER_HAS_LINES, ORDER_HAS_PAYMENTS for one that is cancelled: what was cooked or paid is told first
 */
export const decideOrderStep = (state: OrderState, step: OrderStep, facts: OrderFacts): Decision<OrderState, OrderRefusal> => {
  const { from, to } = steps[step];
  if (state !== from) return refused({ code: 'ORDER_STEP_NOT_NOW', state });
  if (step === 'CLOSE') {
    if (facts.lineStates.includes('HELD')) return refused({ code: 'ORDER_HAS_HELD_LINES' });
    if (facts.leftMinor > 0n) return refused({ code: 'ORDER_NOT_PAID', leftMinor: String(facts.leftMinor) });
  }
  if (step === 'CANCEL') {
    if (facts.lineStates.some((one) => one !== 'VOIDED')) return refused({ code: 'ORDER_HAS_LINES' });
    if (facts.paidMinor !== 0n) return refused({ code: 'ORDER_HAS_PAYMENTS' });
  }
  return accepted(to);
};
