import type { ShownMovement } from '../stock/posted-rows.ts';

/** A row of the ledger by which a count was made good, at an instant; whatever else is said of it. */
export const shownCount = (at: string, said: Partial<ShownMovement>): ShownMovement => ({
  id: at,
  itemId: 'tomatoes',
  kind: 'COUNT_ADJUST',
  quantity: '0',
  entry: null,
  unitCost: null,
  valueMinor: null,
  balanceAfter: '0',
  averageCostAfter: null,
  isProvisionalCost: false,
  reason: null,
  note: null,
  sourceType: 'count',
  sourceId: at,
  occurredAt: at,
  effectiveAt: at,
  recordedAt: at,
  businessDate: at.slice(0, 10),
  actor: { id: 'hanna', name: 'Hanna Bekele' },
  correctsId: null,
  correctedById: null,
  ...said,
});
