import { useEffect, useMemo, useState } from 'react';

import { isoDayAt } from '../../../../kit/time/wall.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { nameIn, usePlaceList, useStock } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { ReceiptBody } from '../../contract/receipt.contract.ts';
import { stateWhenHandedIn } from '../../rules/receipt-state.ts';
import { useDeliveries } from '../purchasing-queries.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { lineBody, outstandingText, readTyped, tenthsOf, unitsWithPacks, untyped, type DoorLine, type TypedLine } from './receive-form.ts';

/** What is written down while somebody stands at the door; kept on the device until it is handed in. */
type Draft = {
  readonly supplierId: string;
  readonly added: readonly { readonly lineId: string; readonly itemId: string }[];
  readonly typed: Readonly<Record<string, TypedLine>>;
  readonly noteNumber: string;
  readonly vehicle: string;
  readonly note: string;
};

const emptyDraft: Draft = { supplierId: '', added: [], typed: {}, noteNumber: '', vehicle: '', note: '' };

/** A delivery in the making: the lines of its order or those that were added, and what was written about each. */
export const useReceiving = (orderId: string | null) => {
  const locale = useLocale();
  const { id: restaurantId, role, timeZone } = useRestaurant();
  const outbox = useOutbox();
  const query = useDeliveries();
  const { stock } = useStock();
  const areas = usePlaceList();
  const draftKey = `receive ${restaurantId} ${orderId ?? ''}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, ...(readDraft(draftKey) as Partial<Draft>) }));
  useEffect(() => keepDraft(draftKey, draft, []), [draftKey, draft]);
  const { data } = query;
  const order = data?.expected.find((one) => one.orderId === orderId);
  const supplierId = order?.supplierId ?? draft.supplierId;
  const lines = useMemo((): readonly DoorLine[] => {
    if (!data || !stock) return [];
    const tracked = new Set(data.tracked.map(({ itemId }) => itemId));
    const ordered = (order?.lines ?? []).flatMap((line): DoorLine[] => {
      const item = stock.find(line.itemId);
      if (!item || quantity(line.outstandingBase) === 0n) return [];
      return [
        {
          lineId: line.lineId,
          orderLineId: line.lineId,
          item,
          name: nameIn(item, locale),
          packText: line.packText,
          units: unitsWithPacks(item, line.packChain),
          unit: line.unit,
          outstanding: quantity(line.outstandingBase),
          isByWeight: line.isByWeight,
          tracksLots: tracked.has(item.id),
        },
      ];
    });
    const added = draft.added.flatMap(({ lineId, itemId }): DoorLine[] => {
      const item = stock.find(itemId);
      if (!item) return [];
      const pack = data.packs.find((one) => one.supplierId === supplierId && one.itemId === itemId);
      const units = unitsWithPacks(item, pack?.packChain ?? []);
      const unit = pack?.unit ?? units.packChain[0]?.unit ?? units.countUnits[0] ?? units.baseUnit;
      const beside = { packText: null, units, unit, isByWeight: false, tracksLots: tracked.has(itemId) };
      return [{ lineId, orderLineId: null, item, name: nameIn(item, locale), outstanding: order ? 'NOT_ORDERED' : null, ...beside }];
    });
    return [...ordered, ...added];
  }, [data, stock, order, draft.added, supplierId, locale]);

  const today = isoDayAt(new Date(), timeZone);
  const read = lines.map((line) => {
    const typed = draft.typed[line.lineId] ?? untyped;
    const storageKind = areas.find(({ id }) => id === typed.areaId)?.kind ?? null;
    return { line, typed, read: readTyped(line, typed, { storageKind, today }) };
  });
  const findings = [...new Set(read.flatMap((one) => one.read.findings))];
  const isOverTolerance = findings.includes('OVER');
  const state = stateWhenHandedIn({ role, hasFindings: findings.length > 0, isOverTolerance, isInvoiced: false, reason: null });
  const isAnything = read.some((one) => one.read.came !== null && one.read.came.base > 0n);
  const vehicleTenths = tenthsOf(draft.vehicle);
  const isReady = supplierId !== '' && isAnything && vehicleTenths !== undefined && read.every((one) => one.read.wrong.length === 0);

  const write = (lineId: string, change: Partial<TypedLine>) =>
    setDraft((before) => ({ ...before, typed: { ...before.typed, [lineId]: { ...(before.typed[lineId] ?? untyped), ...change } } }));
  const acts = {
    write,
    change: (part: Partial<Pick<Draft, 'supplierId' | 'noteNumber' | 'vehicle' | 'note'>>) =>
      setDraft((before) => ({ ...before, ...part })),
    add: (itemId: string) => setDraft((before) => ({ ...before, added: [...before.added, { lineId: newId(), itemId }] })),
    allAsOrdered: () => lines.forEach((line) => line.orderLineId !== null && write(line.lineId, { came: outstandingText(line) })),
    handIn: async (): Promise<void> => {
      const body: ReceiptBody = {
        receiptId: newId(),
        orderId: order?.orderId ?? null,
        supplierId,
        deliveryNoteNumber: draft.noteNumber.trim() || null,
        vehicleTempTenths: vehicleTenths ?? null,
        note: draft.note.trim() || null,
        overrideReason: null,
        // A line of an order gets an id of its own: what comes in two parts is two lines of two receipts.
        lines: read.map((one) => ({ ...lineBody(one.line, one.typed, one.read), lineId: newId() })),
      };
      const subject = order?.supplierName ?? data?.suppliers.find(({ id }) => id === supplierId)?.name ?? '';
      await outbox.enqueue({ name: 'purchasing.receive-goods@1', input: newCommand(restaurantId, body), subject });
      dropDraft(draftKey);
    },
  };
  return { ...acts, query, stock, areas, order, supplierId, draft, lines: read, findings, state, isReady, vehicleTenths };
};

/** The delivery in the making, for its parts. */
export type Receiving = ReturnType<typeof useReceiving>;
