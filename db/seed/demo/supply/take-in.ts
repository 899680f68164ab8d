import { quantity } from '../../../../kit/quantity.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import { bookDocumentLines, type DocumentLine } from '../../../../modules/inventory/server/public.ts';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import { demoKeeping } from '../catalogue.ts';
import type { House, SeedWorld } from '../seed-world.ts';
import { documentsOf, type Delivery, type CameIn, type DeliveryDocuments } from './deliveries.ts';

const bookingOf = ({ itemId, item, packs, unit, price }: CameIn, ids: DeliveryDocuments['lineIds'][number], supplierName: string) => {
  const keeping = demoKeeping[item.category]?.keeping;
  const lot = keeping && {
    kind: 'NEW' as const,
    lotId: ids.receiptLineId,
    lotNumber: null,
    supplierName,
    dateType: keeping.dateType,
    printedDate: null,
  };
  return {
    movementId: ids.movementId,
    itemId,
    kind: 'RECEIPT' as const,
    parts: [{ quantity: quantity(String(packs)), unit }],
    price: { amount: unitCost(price), unit },
    reason: null,
    note: null,
    lot: lot ?? null,
  };
};

/** Puts on the shelves what came one morning, as its receipt does: all of it or nothing, and once. */
export const takeDeliveryIn = async (
  world: SeedWorld,
  house: House,
  { delivery, receivedBy }: { readonly delivery: Delivery; readonly receivedBy: string },
): Promise<void> => {
  const { receiptId, lineIds } = documentsOf(house.demo.word, delivery);
  const rows = delivery.lines
    .flatMap((line, index) => {
      const ids = lineIds[index];
      return ids ? [bookingOf(line, ids, delivery.supplier.name)] : [];
    })
    .toSorted((left, right) => (left.itemId < right.itemId ? -1 : 1));
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: receivedBy }, access: 'write' } as const;
  const document = { sourceType: 'goods-receipt', sourceId: receiptId, occurredAt: delivery.at, deviceId: null };
  await withRestaurant(entry, house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from stock_movement where restaurant_id = $1 and id = $2', [
      tx.restaurantId,
      rows[0]?.movementId,
    ]);
    if ((known.rowCount ?? 0) > 0) return;
    await bookDocumentLines(
      tx,
      rows.map((row) => ({ document, line: row as unknown as DocumentLine })),
    );
  });
};
