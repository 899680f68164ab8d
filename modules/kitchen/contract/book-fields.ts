import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { currencySchema, instantSchema, minorUnitsSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { reservationStates } from '../rules/reservation-state.ts';

/** A booking as it is read. */
export const reservationSchema = z.object({
  id: idSchema,
  guestName: z.string(),
  phone: z.nullable(z.string()),
  /** @unit guests */
  covers: z.int(),
  startsAt: instantSchema,
  businessDate: z.string(),
  minutes: z.int(),
  tableId: z.nullable(idSchema),
  note: z.nullable(z.string()),
  state: z.enum(reservationStates),
  orderId: z.nullable(idSchema),
  version: versionSchema,
});

/** What a day took on a channel: typed or imported, or, where nobody wrote it, as the orders add up. */
export const takingsSchema = z.object({
  businessDate: z.string(),
  channel: z.enum(channels),
  grossMinor: minorUnitsSchema,
  /** Null where nobody said. */
  vatMinor: z.nullable(minorUnitsSchema),
  /** @unit guests */
  covers: z.nullable(z.int()),
  currency: currencySchema,
  source: z.enum(['ORDERS', 'TYPED', 'IMPORTED']),
  /** Null for what the orders add up to. */
  version: z.nullable(versionSchema),
});

const dayMs = 86_400_000;

/** Whether a period of trading days is in order and no longer than may be asked for at once. */
export const isAskablePeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < kitchenLimits.periodDaysMax;

/** A period of trading days, both ends included. */
export const periodSchema = z
  .strictObject({ restaurantId: idSchema, from: z.iso.date(), to: z.iso.date() })
  .check(z.refine(isAskablePeriod, { path: ['to'] }));

/** A booking as it travels. */
export type Reservation = z.infer<typeof reservationSchema>;
/** What a day took, as it travels. */
export type Takings = z.infer<typeof takingsSchema>;
