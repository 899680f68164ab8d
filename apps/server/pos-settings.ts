import * as z from 'zod/mini';

import type { NexposSettings, SquareSettings } from '../../modules/integrations/server/mount.ts';
import { nexposSchema, readNexpos, type NexposValues } from './nexpos-settings.ts';

/** The settings about systems that sell elsewhere; `.env.example` explains each. */
export const posSchema = {
  SQUARE_APPLICATION_ID: z.optional(z.string()),
  SQUARE_APPLICATION_SECRET: z.optional(z.string()),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.optional(z.string()),
  SQUARE_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ...nexposSchema,
};

/** Which providers this server has an account at. */
export type PosSettings = { readonly square: SquareSettings | null; readonly nexpos: NexposSettings | null };

type SquareValues = {
  readonly [Name in `SQUARE_${'APPLICATION_ID' | 'APPLICATION_SECRET' | 'WEBHOOK_SIGNATURE_KEY' | 'BASE_URL'}`]?: string | undefined;
};

const squareUrl = 'https://connect.squareup.com';
const sandboxUrl = 'https://connect.squareupsandbox.com';

/**
 * Reads the settings about systems that sell elsewhere.
 *
 * @throws where some of what a system needs is set, and some is not
 */
export const readPos = (values: SquareValues & NexposValues): PosSettings => ({
  square: readSquare(values),
  nexpos: readNexpos(values),
});

const readSquare = (values: SquareValues): SquareSettings | null => {
  const { SQUARE_APPLICATION_ID: applicationId, SQUARE_APPLICATION_SECRET: applicationSecret } = values;
  if (applicationId === undefined) return null;
  if (applicationSecret === undefined)
    throw new Error('Some settings are wrong:\n- SQUARE_APPLICATION_SECRET: must be set where SQUARE_APPLICATION_ID is.');
  const apiUrl = values.SQUARE_BASE_URL ?? (applicationId.startsWith('sandbox-') ? sandboxUrl : squareUrl);
  return { applicationId, applicationSecret, webhookKey: values.SQUARE_WEBHOOK_SIGNATURE_KEY ?? null, apiUrl };
};
