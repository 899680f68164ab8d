import type { WasteReason } from '../../inventory/rules/movement-kind.ts';
import { remakeReasons } from '../../kitchen/rules/remake-reason.ts';
import type { WasteStage } from './waste-words.ts';

/** Why the kitchen threw a dish away that it had begun: an order was taken off too late, or it is made again. */
export type Discard = { readonly cause: 'VOID' | 'REMAKE'; readonly reason: string };

/** What the log calls it, and the words beside it: whoever leads reads them where somebody wrote their own. */
export type LoggedDiscard = { readonly reason: WasteReason; readonly stage: WasteStage; readonly note: string | null };

/** How the log knows what the kitchen threw away: what is made again by the kitchen's own reason, a void as an order gone wrong. */
export const loggedDiscard = ({ cause, reason: said }: Discard): LoggedDiscard => {
  const known = cause === 'REMAKE' ? remakeReasons.find((one) => one === said) : undefined;
  if (known) return { reason: known, stage: 'LINE', note: null };
  return { reason: cause === 'VOID' ? 'WRONG_ORDER' : 'QUALITY', stage: 'LINE', note: said === '' ? null : said };
};
