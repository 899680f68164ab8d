import { m } from '../../../../generated/messages/web/messages.js';
import type { Exchange } from '../../contract/exchange-fields.ts';
import type { ExchangeStatus } from '../../rules/shift-request.ts';

const statuses: Readonly<Record<ExchangeStatus, () => string>> = {
  OPEN: m.staff_swap_status_open,
  CLAIMED: m.staff_swap_status_claimed,
  ACCEPTED: m.staff_swap_status_accepted,
  APPROVED: m.staff_swap_status_approved,
  DECLINED: m.staff_swap_status_declined,
  WITHDRAWN: m.staff_swap_status_withdrawn,
  EXPIRED: m.staff_swap_status_expired,
};

/** How far an exchange has come; one that somebody was asked for by name waits for them. */
export const exchangeStatusWord = ({ status, toUserId }: Exchange, names: ReadonlyMap<string, string>, own?: string): string => {
  if (status === 'OPEN' && toUserId !== null && toUserId === own) return m.staff_swap_status_open_to_you();
  const name = names.get(toUserId ?? '');
  return status === 'OPEN' && name !== undefined ? m.staff_swap_status_open_to({ name }) : statuses[status]();
};

/** Who asks what of whom: "Sara would trade with Yonas". */
export const exchangeWords = ({ kind, fromUserId, toUserId }: Exchange, names: ReadonlyMap<string, string>): string => {
  const [name, other] = [names.get(fromUserId ?? '') ?? '', names.get(toUserId ?? '') ?? ''];
  if (kind === 'OFFER') return m.staff_swap_offer_of({ name });
  if (kind === 'TRADE') return m.staff_swap_trade_of({ name, other });
  return kind === 'COVER' ? m.staff_swap_cover_of({ name, other }) : m.staff_swap_open_of();
};
