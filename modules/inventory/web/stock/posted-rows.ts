import { formatQuantity } from '../../../../kit/quantity.ts';
import { businessDateOf, type BusinessDay } from '../../../../kit/time/business-date.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import type { MovementRow } from '../../contract/movement-schemas.ts';
import type { LedgerRow, Posting } from '../../rules/posting.ts';

/** A row of the ledger; one that only this device knows of says since when it waits. */
export type ShownMovement = MovementRow & { readonly waitingSinceMs?: number };

/** Who works on this device, and where. */
export type StockWorker = {
  readonly role: string;
  readonly isCostVisible: boolean;
  readonly actor: MovementRow['actor'];
  readonly day: BusinessDay;
};

type SourceField = 'sourceType' | 'sourceId' | 'effectiveAt';

/** Everything about a posting that the rule doesn't say. */
export type PostingSource = Pick<MovementRow, 'id' | 'itemId' | 'entry' | 'reason' | 'note' | 'occurredAt' | 'correctsId' | SourceField> & {
  readonly waitingSinceMs: number;
};

/** The ledger rows that the server will write, as this device expects them. */
export const postedRows = (posting: Posting, source: PostingSource, worker: StockWorker): readonly ShownMovement[] =>
  posting.rows.map((row, index) => ({
    ...source,
    ...(index > 0 && { id: `${source.id} ${index}`, entry: null, correctsId: null }),
    kind: row.kind,
    quantity: formatQuantity(row.quantity),
    ...(worker.isCostVisible ? costsOf(row) : noCosts),
    balanceAfter: formatQuantity(row.balanceAfter),
    isProvisionalCost: row.isProvisionalCost,
    recordedAt: source.occurredAt,
    businessDate: businessDateOf(new Date(source.occurredAt), worker.day),
    actor: worker.actor,
    correctedById: null,
  }));

const noCosts = { unitCost: null, valueMinor: null, averageCostAfter: null };

const costsOf = (row: LedgerRow) => ({
  unitCost: row.unitCost === null ? null : formatUnitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : row.valueMinor.toString(),
  averageCostAfter: row.averageCostAfter === null ? null : formatUnitCost(row.averageCostAfter),
});
