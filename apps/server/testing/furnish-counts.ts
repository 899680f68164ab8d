import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { unknownThings, type Things } from './things.ts';
import { lotRows, transferRows } from './lot-fixtures.ts';

type Row = readonly [table: string, row: Readonly<Record<string, unknown>>];

const strictness = { is_open_to_kitchen: true, recount_bps: 1000, recount_with_minor: 1500, recount_alone_minor: 7500 };

/** As good as unique within a test. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-7), 16);

/** An item that nobody else counts, with its level. */
const itemRows = (here: object, id: string): readonly Row[] => [
  ['item', { ...here, id, name: `Berbere ${id.slice(-6)}`, sku: id.slice(0, 30), base_unit: 'g' }],
  ['stock_level', { ...here, item_id: id, currency: 'GBP', attention: 3, list_name: 'berbere', is_listed: true }],
];

/** A count in a state, of one item that somebody wrote down. */
const countRows = (here: object, count: { id: string; itemId: string; status: string; madeBy: string }): readonly Row[] => {
  const { id, itemId, status, madeBy } = count;
  const now = new Date();
  const ofCount = { ...here, session_id: id, item_id: itemId };
  return [
    ...itemRows(here, itemId),
    [
      'count_session',
      {
        ...here,
        ...strictness,
        id,
        number: numberOf(id),
        name: 'Walk-in',
        status,
        is_key_items_only: false,
        is_blind: false,
        created_by: madeBy,
        started_at: now,
        submitted_at: now,
        approved_by: madeBy,
        approved_at: status === 'APPROVED' ? now : null,
        last_entry_number: 1,
      },
    ],
    ['count_line', ofCount],
    ['count_spot', { ...ofCount, position: 1 }],
    [
      'count_entry',
      { ...ofCount, id: uuidv7(), number: 1, counter_id: madeBy, recount_number: 0, quantity: '0', method: 'MANUAL', counted_at: now },
    ],
  ];
};

/** Puts a count of every state into a restaurant, and a plan and an area to begin with; each is of things of its own. */
export const furnishCounts = async (login: Login, things: Things): Promise<Things> => {
  const { countTemplateId, draftCountId, openCountId, countedItemId, submittedCountId, approvedCountId, lotId, transferId } =
    unknownThings();
  const here = { restaurant_id: things.restaurantId };
  const madeBy = things.leaverId;
  const [plannedItemId, areaId] = [uuidv7(), uuidv7()];
  const draft = { number: numberOf(draftCountId), name: 'Walk-in', is_key_items_only: false, is_blind: false };
  const plan = { rhythm: 'DAILY', timing: 'END', is_blind: true };
  const archived = { archived_at: new Date(), kind: 'DRY' };
  await insertRowsAs(login, [
    ['storage_area', { ...here, id: areaId, name: areaId, ...archived }],
    ['count_template', { ...here, ...strictness, ...plan, id: countTemplateId, name: countTemplateId, storage_area_ids: [areaId] }],
    ...itemRows(here, plannedItemId),
    ['item_storage_area', { ...here, item_id: plannedItemId, storage_area_id: areaId }],
    ['count_session', { ...here, ...strictness, ...draft, id: draftCountId, storage_area_ids: [areaId], created_by: madeBy }],
    ...countRows(here, { id: openCountId, itemId: countedItemId, status: 'COUNTING', madeBy }),
    // Its item bears its id, so that an input can name it.
    ...countRows(here, { id: submittedCountId, itemId: submittedCountId, status: 'SUBMITTED', madeBy }),
    ...countRows(here, { id: approvedCountId, itemId: uuidv7(), status: 'APPROVED', madeBy }),
    ...lotRows(here, { id: lotId, itemId: things.itemId }),
    ...transferRows(here, { id: transferId, itemId: things.itemId }),
  ]);
  return { ...things, countTemplateId, draftCountId, openCountId, countedItemId, submittedCountId, approvedCountId, lotId, transferId };
};

/** Puts an area in which nothing lies into a restaurant. */
export const furnishEmptyArea = async (login: Login, things: Things): Promise<Things> => {
  const { emptyAreaId } = unknownThings();
  const row = { restaurant_id: things.restaurantId, id: emptyAreaId, name: emptyAreaId, kind: 'DRY' };
  await insertRowsAs(login, [['storage_area', row]]);
  return { ...things, emptyAreaId };
};
