import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { horizonDaysMax } from '../rules/forecast/forecast-series.ts';
import {
  forecastDaysSchema,
  forecastEventBodySchema,
  forecastEventSchema,
  forecastSubjectSchema,
  madeForecastSchema,
  overrideBodySchema,
  toldForecastSchema,
} from './forecast-fields.ts';
import { assistantRefusals, forecastRefusals } from './refusals.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}/forecasts';

/** Forecasts days from today on. It counts only where there is a forecast. */
export const makeForecast = restaurantCommand('assistant.forecast', 'assistant.make-forecast@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Forecast days to come', tags })
  .errors(assistantRefusals)
  .input(commandEnvelope(z.strictObject({ runId: idSchema, what: forecastSubjectSchema, days: forecastDaysSchema })))
  .output(madeForecastSchema);

/** What was forecast last, with what people say of it and how they did before. */
export const readForecast = restaurantQuery('assistant.forecast')
  .route({ method: 'GET', path, summary: 'Read the last forecast', tags })
  .input(z.strictObject({ restaurantId: idSchema, what: forecastSubjectSchema }))
  .output(toldForecastSchema);

/** Puts a figure in place of what is forecast for a day, with its reason; or takes it back. */
export const overrideForecast = restaurantCommand('assistant.forecast', 'assistant.override-forecast@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/override`, summary: 'Put a figure in place of a forecast', tags })
  .errors(forecastRefusals)
  .input(commandEnvelope(overrideBodySchema))
  .output(z.object({ isOverridden: z.boolean() }));

/** Plans by the forecast, as people changed it: prep and orders by its dishes, the rota by its sales. Nothing does so by itself. */
export const useForecast = restaurantCommand('assistant.forecast', 'assistant.use-forecast@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/use`, summary: 'Plan prep, orders or the rota by a forecast', tags })
  .errors(forecastRefusals)
  .input(
    commandEnvelope(
      z.strictObject({
        plan: z.enum(['KITCHEN', 'ROTA']),
        days: z.array(businessDateSchema).check(z.minLength(1), z.maxLength(horizonDaysMax)),
        /** False lets prep and orders go by the last weeks again. */
        isUsed: z.boolean(),
      }),
    ),
  )
  .output(z.object({ /** @unit days that were planned */ days: z.int() }));

/** Writes down what happens nearby and changes how many guests come. */
export const addForecastEvent = restaurantCommand('assistant.forecast', 'assistant.add-forecast-event@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/events`, summary: 'Write down an event nearby', tags })
  .errors(forecastRefusals)
  .input(commandEnvelope(forecastEventBodySchema))
  .output(forecastEventSchema);

/** Takes an event off the calendar. */
export const dropForecastEvent = restaurantCommand('assistant.forecast', 'assistant.drop-forecast-event@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/events/{eventId}/drop`, summary: 'Take an event off the calendar', tags })
  .input(commandEnvelope(z.strictObject({ eventId: idSchema })))
  .output(z.object({ eventId: idSchema }));

/** Everything about days to come. */
export const forecastContract = { makeForecast, readForecast, overrideForecast, useForecast, addForecastEvent, dropForecastEvent };
