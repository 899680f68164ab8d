import type { WasteReason } from '../../inventory/rules/movement-kind.ts';
import type { WasteStage } from './waste-words.ts';

/** Why the kitchen threw a dish away that it had begun: an order was taken off too late, or it is made again. */
export type DiscardCause = 'VOID' | 'REMAKE';

const byCause: Readonly<Record<DiscardCause, { readonly reason: WasteReason; readonly stage: WasteStage }>> = {
  VOID: { reason: 'WRONG_ORDER', stage: 'LINE' },
  REMAKE: { reason: 'QUALITY', stage: 'LINE' },
};

/** What the log calls it; whoever leads reads the kitchen's own words beside it. */
export const reasonOfDiscard = (cause: DiscardCause): { readonly reason: WasteReason; readonly stage: WasteStage } => byCause[cause];
