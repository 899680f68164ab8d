import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { envelope } from './furnish.ts';
import { unknownThings, type Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const oneKilogram = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] };

/** Inputs about lots, transfers and items that are one. */
export const lotFixtures: Readonly<Record<string, InputBuilder>> = {
  listLots: ({ restaurantId, itemId }) => ({ restaurantId, itemId, withinDays: 3 }),
  traceLot: ({ restaurantId, lotId }) => ({ restaurantId, lotId }),
  listTransfers: ({ restaurantId }) => ({ restaurantId }),
  getTransfer: ({ restaurantId, transferId }) => ({ restaurantId, transferId }),
  requestTransfer: ({ restaurantId, itemId, partnerId }) =>
    envelope(restaurantId, { transferId: uuidv7(), partnerId, note: null, lines: [{ itemId, entry: oneKilogram }] }),
  sendTransfer: ({ restaurantId, itemId, partnerId }) =>
    envelope(restaurantId, { transferId: uuidv7(), partnerId, note: null, lines: [{ itemId, entry: oneKilogram }] }),
  moveTransfer: ({ restaurantId, transferId }) =>
    envelope(restaurantId, { transferId, move: { step: 'RECEIVE', lines: [{ line: 1, entry: oneKilogram, lossReason: null }] } }),
  listDuplicates: ({ restaurantId }) => ({ restaurantId }),
  mergeItems: ({ restaurantId, itemId, otherItemId }) =>
    envelope(restaurantId, { mergeId: uuidv7(), mergedId: itemId, keptId: otherItemId }),
  undoMerge: ({ restaurantId, mergeId }) => envelope(restaurantId, { mergeId }),
  changeLot: ({ restaurantId, lotId }) => envelope(restaurantId, { lotId, change: { step: 'HOLD', reason: 'Smells odd' } }),
};

/** In a transfer of its own: what another restaurant sent. */
export const transferRows = (here: object, { id, itemId }: { readonly id: string; readonly itemId: string }) =>
  [
    [
      'stock_transfer',
      { ...here, id, side: 'RECEIVING', partner_id: uuidv7(), partner_name: 'Habesha House', number: numberOf(id), status: 'IN_TRANSIT' },
    ],
    [
      'stock_transfer_line',
      {
        ...here,
        transfer_id: id,
        line: 1,
        item_id: itemId,
        match: 'SURE',
        item_name: 'Berbere',
        sku: 'BER-000001',
        base_unit: 'g',
        entered_text: '1 kg',
        requested: '1000',
        shipped: '1000',
      },
    ],
  ] as const;

/** As good as unique within a test. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-7), 16) + 1;

/** Some of an item that lies there by itself. */
export const lotRows = (here: object, { id, itemId }: { readonly id: string; readonly itemId: string }) =>
  [
    [
      'stock_lot',
      {
        ...here,
        id,
        item_id: itemId,
        source_type: 'manual',
        source_id: uuidv7(),
        received_at: new Date(),
        date_type: 'BEST_BEFORE',
        expires_on: '2099-01-01',
        on_hand: '1000',
      },
    ],
  ] as const;

/** Gives the account holder another restaurant, with whom stock can be exchanged. */
export const furnishPartner = async (login: Login, things: Things): Promise<Things> => {
  const { partnerId } = unknownThings();
  const sql = `insert into restaurant select (jsonb_populate_record(r, jsonb_build_object('id', $2::uuid))).* from restaurant r where id = $1`;
  await queryAs(login, sql, [things.restaurantId, partnerId]);
  return { ...things, partnerId };
};
