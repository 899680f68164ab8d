import { m } from '../../../../generated/messages/web/messages.js';
import type { TipPool } from '../../contract/tips.contract.ts';

const sources: Readonly<Record<TipPool['source'], () => string>> = {
  CARD: m.staff_tips_source_card,
  SERVICE_CHARGE: m.staff_tips_source_service_charge,
  CASH: m.staff_tips_source_cash,
};

const states: Readonly<Record<TipPool['state'], () => string>> = {
  DRAFT: m.staff_tips_state_draft,
  APPROVED: m.staff_tips_state_approved,
  PAID: m.staff_tips_state_paid,
  DROPPED: m.staff_tips_state_dropped,
};

/** Where tips come from. */
export const tipSourceWord = (source: TipPool['source']): string => sources[source]();

/** How far a pool is. */
export const tipStateWord = (state: TipPool['state']): string => states[state]();
