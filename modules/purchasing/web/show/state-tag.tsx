import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { OrderState } from '../../rules/order-state.ts';

const words: Readonly<Record<OrderState, () => string>> = {
  DRAFT: m.purchasing_state_draft,
  PENDING_APPROVAL: m.purchasing_state_pending_approval,
  SENT: m.purchasing_state_sent,
  ACKNOWLEDGED: m.purchasing_state_acknowledged,
  PARTIALLY_RECEIVED: m.purchasing_state_partially_received,
  RECEIVED: m.purchasing_state_received,
  CLOSED_SHORT: m.purchasing_state_closed_short,
  COMPLETED: m.purchasing_state_completed,
  CANCELLED: m.purchasing_state_cancelled,
  ON_HOLD: m.purchasing_state_on_hold,
};

const status: Readonly<Record<OrderState, Status>> = {
  DRAFT: 'not-counted',
  PENDING_APPROVAL: 'soon',
  SENT: 'waiting',
  ACKNOWLEDGED: 'good',
  PARTIALLY_RECEIVED: 'waiting',
  RECEIVED: 'good',
  CLOSED_SHORT: 'soon',
  COMPLETED: 'good',
  CANCELLED: 'not-counted',
  ON_HOLD: 'soon',
};

/** Where an order stands, in words. */
export const orderStateWord = (state: OrderState): string => words[state]();

/** Where an order stands. */
export const StateTag = ({ state }: { readonly state: OrderState }) => <Tag status={status[state]}>{orderStateWord(state)}</Tag>;
