import { useState } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { type StockEffect, useStock } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { MarketBody } from '../../contract/market.contract.ts';
import { unitsWithPacks } from '../deliveries/receive-form.ts';
import { useDeliveries } from '../purchasing-queries.ts';
import { sendPhoto } from '../show/send-photo.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import {
  isMarketReady,
  marketBodies,
  newMarketLine,
  paidTotal,
  readMarketLine,
  stockOfMarket,
  type MarketLine,
  type TypedMarketLine,
} from './market-form.ts';

/** What is written down at the market; kept on the device until it is handed in. */
type Draft = { readonly supplierId: string; readonly place: string; readonly lines: readonly TypedMarketLine[] };

const emptyDraft: Draft = { supplierId: '', place: '', lines: [] };

const useLines = (draft: Draft) => {
  const query = useDeliveries();
  const { stock } = useStock();
  const { data } = query;
  const lines = draft.lines.flatMap((typed): MarketLine[] => {
    const item = stock?.find(typed.itemId);
    if (!item) return [];
    const pack = data?.packs.find((one) => one.supplierId === draft.supplierId && one.itemId === item.id);
    return [{ typed, item, read: readMarketLine(typed, unitsWithPacks(item, pack?.packChain ?? [])) }];
  });
  return { query, stock, lines };
};

/** A purchase in the making. Works without a line; what was typed outlives a closed browser, the photo does not. */
export const useMarket = () => {
  const { id: restaurantId } = useRestaurant();
  const seesCost = useCan('inventory.view-cost');
  const outbox = useOutbox();
  const kept = useKept<Draft>('purchasing.market', emptyDraft);
  const { values: draft, set: setDraft } = kept;
  const [picture, setPicture] = useState<string | null>(null);
  const known = useLines(draft);
  const { lines, query } = known;
  const sellers = (query.data?.suppliers ?? []).filter(({ isOpenMarket }) => isOpenMarket);

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const write = (lineId: string, part: Partial<TypedMarketLine>) =>
    setDraft((before) => ({ ...before, lines: before.lines.map((line) => (line.lineId === lineId ? { ...line, ...part } : line)) }));
  const add = (itemId: string) => setDraft((before) => ({ ...before, lines: [...before.lines, newMarketLine(itemId)] }));
  const remove = (lineId: string) => setDraft((before) => ({ ...before, lines: before.lines.filter((line) => line.lineId !== lineId) }));
  const handIn = async (anybody: string): Promise<void> => {
    const bodies = marketBodies(lines);
    const ids = { receiptId: newId(), paperId: newId(), paymentId: newId() };
    const place = draft.place.trim() || null;
    const body: MarketBody = { ...ids, supplierId: draft.supplierId || null, place, note: null, lines: bodies };
    const input = newCommand(restaurantId, body);
    const assumed: StockEffect = { effect: 'MOVEMENTS', bodies: stockOfMarket(lines, bodies), occurredAt: input.occurredAt };
    const subject = sellers.find(({ id }) => id === draft.supplierId)?.name ?? anybody;
    await outbox.enqueue({ name: 'purchasing.buy-at-market@1', input, subject, assumed, form: kept.typed() });
    if (picture !== null) await sendPhoto({ outbox, restaurantId, subject }, { receiptId: ids.receiptId, lineId: null, picture });
    kept.forget();
  };
  const acts = { change, write, add, remove, handIn, setPicture };
  return { ...known, ...acts, draft, kept, sellers, picture, seesCost, total: paidTotal(lines), isReady: isMarketReady(lines) };
};

/** The purchase in the making, for its parts. */
export type MarketPurchase = ReturnType<typeof useMarket>;
