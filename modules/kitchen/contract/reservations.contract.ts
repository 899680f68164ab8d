import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { reservationSteps } from '../rules/reservation-state.ts';
import { reservationSchema } from './book-fields.ts';
import { wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/reservations';

const reservationOut = z.object({ reservation: reservationSchema });

/** The bookings of a day, in the order of their time. */
export const readReservations = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path, summary: 'List the bookings of a day', tags })
  .input(z.strictObject({ restaurantId: idSchema, day: z.iso.date() }))
  .output(z.object({ reservations: z.array(reservationSchema) }));

/** Books a table, or changes a booking over the version that the person saw. */
export const saveReservation = restaurantCommand('kitchen.reserve', 'kitchen.save-reservation@1', 'queued')
  .route({ method: 'POST', path, summary: 'Book a table', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        reservationId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        guestName: wordsSchema(80),
        phone: z.nullable(wordsSchema(30)),
        /** @unit guests */
        covers: z.int().check(z.minimum(1), z.maximum(kitchenLimits.coversMax)),
        startsAt: z.iso.datetime({ offset: true }),
        minutes: z.int().check(z.minimum(15), z.maximum(1440)),
        tableId: z.nullable(idSchema),
        note: z.nullable(wordsSchema(300)),
      }),
    ),
  )
  .output(reservationOut)
  .errors({ ID_TAKEN: catalogueRefusals.ID_TAKEN, RESERVATION_CHANGED: kitchenRefusals.RESERVATION_CHANGED });

/** Confirms, seats, ends or cancels a booking, or says that nobody came; seated guests may have an order. */
export const moveReservation = restaurantCommand('kitchen.reserve', 'kitchen.move-reservation@1', 'queued')
  .route({ method: 'POST', path: `${path}/move`, summary: 'Move a booking on', tags })
  .input(commandEnvelope(z.strictObject({ reservationId: idSchema, step: z.enum(reservationSteps), orderId: z.nullable(idSchema) })))
  .output(reservationOut)
  .errors({
    RESERVATION_STEP_NOT_NOW: kitchenRefusals.RESERVATION_STEP_NOT_NOW,
    NO_SHOW_TOO_EARLY: kitchenRefusals.NO_SHOW_TOO_EARLY,
  });

/** Everything about who comes when. */
export const reservationsContract = { readReservations, saveReservation, moveReservation };
