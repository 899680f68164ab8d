import { uuidv7 } from 'uuidv7';

import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';

/** A station that makes whatever nobody else does. */
export const stationOf = (changes: Partial<Station> = {}): Station => ({
  id: uuidv7(),
  name: 'Hot line',
  nameLocal: 'ትኩስ ምድጃ',
  kind: 'PREP',
  categoryIds: [],
  dishIds: [],
  stage: 1,
  mode: 'TICKET',
  hasSound: true,
  sortOrder: 0,
  isArchived: false,
  version: 1,
  ...changes,
});

/** An order of a table. */
export const headOf = (tableName: string, changes: Partial<OrderHead> = {}): OrderHead => ({
  id: uuidv7(),
  number: 'A-1',
  businessDate: '2026-11-20',
  source: 'PAD',
  channel: 'DINE_IN',
  tableId: uuidv7(),
  tableName,
  guestName: null,
  covers: 2,
  allergyNote: null,
  promisedAt: null,
  state: 'OPEN',
  openedAt: new Date().toISOString(),
  closedAt: null,
  version: 1,
  ...changes,
});

/** A dish of an order, fired a while ago and seen by the kitchen. */
export const lineOf = (order: OrderHead, dishName: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  id: uuidv7(),
  orderId: order.id,
  dishId: uuidv7(),
  dishName,
  dishNameLocal: null,
  categoryId: null,
  quantity: 1,
  course: 1,
  modifiers: [],
  note: null,
  hasAllergy: false,
  unitPriceMinor: '1200',
  vatRate: 0,
  state: 'QUEUED',
  sentQuantity: 1,
  firedAt: order.openedAt,
  startedAt: null,
  readyAt: null,
  passedAt: null,
  servedAt: null,
  stage: 1,
  stationIds: [],
  priority: 0,
  targetSeconds: 600,
  remakeOfId: null,
  voidReason: null,
  beforeVoid: null,
  voidedAt: null,
  knownBefore: null,
  acknowledgedAt: order.openedAt,
  seat: null,
  sortOrder: 0,
  version: 1,
  ...changes,
});
