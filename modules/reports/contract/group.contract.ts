import * as z from 'zod/mini';

import { commandEnvelope } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { readRate } from '../rules/group/currency-rate.ts';
import { reportsRefusals } from './refusals.ts';
import { reportAskShape, reportDocumentSchema } from './report-document.ts';
import { isAskable } from './read-report.contract.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/report-group';
const { ID_TAKEN, RATE_OF_ONE_CURRENCY } = reportsRefusals;

const { restaurantId, from, to, language } = reportAskShape;
const askSchema = z.strictObject({ restaurantId, from, to, language }).check(z.refine(isAskable, { path: ['to'] }));

const rateShape = {
  one: currencySchema,
  other: currencySchema,
  /** How many of `other` are given for one of `one`. */
  rate: z.string().check(
    z.maxLength(20),
    z.refine((text) => /^\d+(\.\d+)?$/.test(text) && readRate(text) !== null),
  ),
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  ratedOn: businessDateSchema,
};
const rateSchema = z.object(rateShape);

/** The restaurants of the account holder that whoever asks may read, side by side and together. */
export const readGroup = restaurantQuery('reports.view')
  .route({ method: 'GET', path, summary: 'Read the group', tags })
  .input(askSchema)
  .output(
    z.object({
      report: reportDocumentSchema,
      /** The currencies of the restaurants, that of the one worked in first. */
      currencies: z.array(currencySchema),
      rates: z.array(rateSchema),
    }),
  );

/** The same on paper. */
export const printGroup = restaurantQuery('reports.view')
  .route({ method: 'GET', path: `${path}/pdf`, summary: 'Print the group', tags })
  .input(askSchema)
  .output(
    z.object({
      fileName: z.string(),
      /** In base64. */
      pdf: z.string(),
    }),
  );

/** Says at which rate two currencies are added up. */
export const setRate = restaurantCommand('reports.set-rates', 'reports.set-rate@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rates`, summary: 'Set a rate', tags })
  .input(commandEnvelope(z.strictObject({ rateId: z.uuidv7(), ...rateShape })))
  .output(z.object({ rates: z.array(rateSchema) }))
  .errors({ ID_TAKEN, RATE_OF_ONE_CURRENCY });

/** Everything about the restaurants of one account holder together. */
export const groupContract = { readGroup, printGroup, setRate };

/** A rate as it travels. */
export type GroupRate = z.output<typeof rateSchema>;
