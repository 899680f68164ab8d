import { uuidv7 } from 'uuidv7';

import { envelope, type Things } from './furnish.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Inputs about lots. */
export const lotFixtures: Readonly<Record<string, InputBuilder>> = {
  listLots: ({ restaurantId, itemId }) => ({ restaurantId, itemId, withinDays: 3 }),
  traceLot: ({ restaurantId, lotId }) => ({ restaurantId, lotId }),
  changeLot: ({ restaurantId, lotId }) => envelope(restaurantId, { lotId, change: { step: 'HOLD', reason: 'Smells odd' } }),
};

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
