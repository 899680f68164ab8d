import { formatQuantity } from '../../../kit/quantity.ts';
import { formatUnitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { holds } from '../../restaurants/server/public.ts';
import { levelToWire } from '../contract/from-wire.ts';
import type { ItemRow } from '../contract/item-schemas.ts';
import type { MovementRow } from '../contract/movement-schemas.ts';
import type { LedgerRow } from '../rules/posting.ts';
import type { StockLevel } from '../rules/stock-level.ts';
import type { MovementSource, WrittenEntry } from './ledger-statement.ts';
import type { Posted } from './post-to-ledger.ts';

/** Whether whoever asks may see what things cost; the server leaves costs out for everyone else. */
export const isCostVisible = (tx: RestaurantTx): boolean => holds(tx, 'inventory.view-cost');

/** A level as it travels to whoever asks. */
export const presentLevel = (tx: RestaurantTx, level: StockLevel): ItemRow['level'] => {
  const wire = levelToWire(level);
  return isCostVisible(tx) ? wire : { ...wire, averageCost: null, valueMinor: null };
};

const costsOf = (tx: RestaurantTx, row: LedgerRow): Pick<MovementRow, 'unitCost' | 'valueMinor' | 'averageCostAfter'> => {
  if (!isCostVisible(tx)) return { unitCost: null, valueMinor: null, averageCostAfter: null };
  return {
    unitCost: row.unitCost === null ? null : formatUnitCost(row.unitCost),
    valueMinor: row.valueMinor?.toString() ?? null,
    averageCostAfter: row.averageCostAfter === null ? null : formatUnitCost(row.averageCostAfter),
  };
};

/** The rows that a command wrote, known already so that they are not read again, and the level that it left. */
export const presentPosted = (
  tx: RestaurantTx,
  itemId: string,
  posted: Posted,
): { rows: MovementRow[]; level: ItemRow['level']; isCostVisible: boolean } => {
  return {
    rows: posted.entries.flatMap((entry) => presentEntry(tx, itemId, entry)),
    level: presentLevel(tx, posted.level),
    isCostVisible: isCostVisible(tx),
  };
};

const presentEntry = (tx: RestaurantTx, itemId: string, { posting, source, written }: WrittenEntry): MovementRow[] =>
  posting.rows.map((row, index) => {
    const isOwn = index === 0;
    const stored = written[index];
    return {
      id: stored?.id ?? source.movementId,
      itemId,
      kind: row.kind,
      quantity: formatQuantity(row.quantity),
      entry: isOwn && source.enteredText !== null ? entryOf(source) : null,
      ...costsOf(tx, row),
      balanceAfter: formatQuantity(row.balanceAfter),
      isProvisionalCost: row.isProvisionalCost,
      reason: source.reason as MovementRow['reason'],
      note: source.note,
      sourceType: source.sourceType,
      sourceId: source.sourceId,
      occurredAt: source.occurredAt.toISOString(),
      effectiveAt: source.effectiveAt.toISOString(),
      recordedAt: (stored?.recorded_at ?? source.occurredAt).toISOString(),
      businessDate: stored?.business_date ?? '',
      actor: { id: tx.userId ?? tx.restaurantId, name: tx.personName ?? '' },
      correctsId: isOwn ? source.reversalOfId : null,
      correctedById: null,
    };
  });

const entryOf = (source: MovementSource): MovementRow['entry'] => ({
  text: source.enteredText ?? '',
  parts: (source.enteredParts ?? []) as NonNullable<MovementRow['entry']>['parts'],
});
