import * as z from 'zod/mini';

import type { SquareSettings } from '../../modules/integrations/server/mount.ts';

/** The settings about systems that sell elsewhere; `.env.example` explains each. */
export const posSchema = {
  SQUARE_APPLICATION_ID: z.optional(z.string()),
  SQUARE_APPLICATION_SECRET: z.optional(z.string()),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.optional(z.string()),
  SQUARE_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

/** Which providers this server has an account at. */
export type PosSettings = { readonly square: SquareSettings | null };

type Values = {
  readonly [Name in `SQUARE_${'APPLICATION_ID' | 'APPLICATION_SECRET' | 'WEBHOOK_SIGNATURE_KEY' | 'BASE_URL'}`]?: string | undefined;
};

const squareUrl = 'https://connect.squareup.com';
const sandboxUrl = 'https://connect.squareupsandbox.com';

/**
 * Reads the settings about systems that sell elsewhere.
 *
 * @throws where Square's application stands without its secret
 */
export const readPos = (values: Values): PosSettings => {
  const { SQUARE_APPLICATION_ID: applicationId, SQUARE_APPLICATION_SECRET: applicationSecret } = values;
  if (applicationId === undefined) return { square: null };
  if (applicationSecret === undefined)
    throw new Error('Some settings are wrong:\n- SQUARE_APPLICATION_SECRET: must be set where SQUARE_APPLICATION_ID is.');
  const apiUrl = values.SQUARE_BASE_URL ?? (applicationId.startsWith('sandbox-') ? sandboxUrl : squareUrl);
  return { square: { applicationId, applicationSecret, webhookKey: values.SQUARE_WEBHOOK_SIGNATURE_KEY ?? null, apiUrl } };
};
