import * as z from 'zod/mini';

import type { NexposSettings } from '../../modules/integrations/server/mount.ts';

const address = z.optional(z.url({ protocol: /^https?$/ }));
/** As Standard Webhooks writes secrets: twenty-four bytes or more in base64, behind their prefix. */
const secretPattern = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The settings about NexPOS; `.env.example` explains each. */
export const nexposSchema = {
  NEXPOS_CLIENT_ID: z.optional(z.string()),
  NEXPOS_CLIENT_SECRET: z.optional(z.string()),
  NEXPOS_AUTHORIZE_URL: address,
  NEXPOS_TOKEN_URL: address,
  NEXPOS_REVOKE_URL: address,
  NEXPOS_API_URL: address,
  NEXPOS_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(secretPattern, 'must be whsec_ and at least 24 bytes in base64'))),
  NEXPOS_SCOPES: z.optional(z.string()),
};

const required = ['NEXPOS_CLIENT_ID', 'NEXPOS_CLIENT_SECRET', 'NEXPOS_AUTHORIZE_URL', 'NEXPOS_TOKEN_URL', 'NEXPOS_API_URL'] as const;

/** What stands in the environment about NexPOS. */
export type NexposValues = { readonly [Name in keyof typeof nexposSchema]?: string | undefined };

/** No more than reading where it sells, what, and what was sold. */
const scopesUsual = 'locations:read items:read sales:read';

/**
 * Reads the settings about NexPOS; null where none stands.
 *
 * @throws naming every one that is missing beside those that are set
 */
export const readNexpos = (values: NexposValues): NexposSettings | null => {
  const names = Object.keys(nexposSchema) as (keyof typeof nexposSchema)[];
  if (names.every((name) => values[name] === undefined)) return null;
  const missing = required.filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Some settings are wrong:\n${missing.map((name) => `- ${name}: must be set where NexPOS is set up.`).join('\n')}`);
  return {
    clientId: values.NEXPOS_CLIENT_ID ?? '',
    clientSecret: values.NEXPOS_CLIENT_SECRET ?? '',
    authorizeUrl: values.NEXPOS_AUTHORIZE_URL ?? '',
    tokenUrl: values.NEXPOS_TOKEN_URL ?? '',
    revokeUrl: values.NEXPOS_REVOKE_URL ?? null,
    apiUrl: values.NEXPOS_API_URL ?? '',
    webhookSecret: values.NEXPOS_WEBHOOK_SECRET ?? null,
    scopes: values.NEXPOS_SCOPES ?? scopesUsual,
  };
};
