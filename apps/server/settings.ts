import { join } from 'node:path';
import * as z from 'zod/mini';

import type { ModelSettings } from '../../modules/assistant/server/mount.ts';
import { defaultDataFolder } from '../../platform/server/database/embedded/data-folder.ts';
import { readReach, reachSchema, type ReachSettings } from './reach-settings.ts';
import { modelSchema, readModel } from './model-settings.ts';
import { posSchema, readPos, type PosSettings } from './pos-settings.ts';
import { billingSchema, readBilling, type BillingSettings } from './billing-settings.ts';
import { hookSchema, readHooks } from './hook-settings.ts';
import { appLinkSchema, readAppLinks, type AppLinkSettings } from './app-links.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const secretLengthMin = 32;

/** Every setting that the environment may give; `.env.example` explains each. */
const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(port, 4400),
  MAED_DATA: z.optional(z.string()),
  MAED_SECRET: z.optional(z.string().check(z.minLength(secretLengthMin))),
  MAED_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MAED_ROLE: z._default(z.enum(['all', 'web', 'worker']), 'all'),
  MAED_SEED: z.optional(z.enum(['demo', 'none'])),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_OWNER_URL: z.optional(z.string()),
  DATABASE_BACKUP_URL: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string()),
  MAED_PRINTERS: z.optional(z.enum(['on', 'off'])),
  ...billingSchema,
  ...reachSchema,
  ...posSchema,
  ...modelSchema,
  ...hookSchema,
  ...appLinkSchema,
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** The settings of this server, parsed once at start. */
export type Settings = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly dataFolder: string;
  /** Signs cookies; null outside production, where the machine's own is used. */
  readonly secret: string | null;
  readonly baseUrl: string;
  readonly role: 'all' | 'web' | 'worker';
  /** Whether an empty database is filled with the demo; never in production. */
  readonly isDemoWanted: boolean;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseBackupUrl: string | undefined;
  /** Where letters are handed over and whom they are from; null where nobody carries them. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Whether it dials receipt printers on its own network; in production only where somebody says that they are there. */
  readonly arePrintersOn: boolean;
  readonly billing: BillingSettings;
  readonly reach: ReachSettings;
  readonly pos: PosSettings;
  /** Whether programs on this machine are told what happens as well; never in production. */
  readonly areHooksHere: boolean;
  /** Which model reads questions that the grammar cannot read; null where none does. */
  readonly model: ModelSettings | null;
  readonly appLinks: AppLinkSettings;
  readonly logLevel: string;
  readonly backupFolder: string;
};

const requiredInProduction = ['MAED_SECRET', 'MAED_BASE_URL'] as const;

const withoutEmpty = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''));

const readSmtp = (url: string | undefined, from: string | undefined): Settings['smtp'] => {
  if (url === undefined) return null;
  if (from === undefined) throw new Error('Some settings are wrong:\n- MAIL_FROM: must be set where SMTP_URL is.');
  return { url, from };
};

/**
 * Reads the settings.
 *
 * @throws naming every setting that is missing or wrong, all at once
 */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Some settings are wrong:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const missing = isProduction ? requiredInProduction.filter((name) => values[name] === undefined) : [];
  if (missing.length > 0) {
    throw new Error(`In production these settings must be set:\n${missing.map((name) => `- ${name}`).join('\n')}`);
  }
  const dataFolder = values.MAED_DATA ?? defaultDataFolder();
  return {
    isProduction,
    port: values.PORT,
    dataFolder,
    secret: values.MAED_SECRET ?? null,
    baseUrl: (values.MAED_BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    role: values.MAED_ROLE,
    isDemoWanted: !isProduction && values.MAED_SEED !== 'none',
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseBackupUrl: values.DATABASE_BACKUP_URL,
    smtp: readSmtp(values.SMTP_URL, values.MAIL_FROM),
    arePrintersOn: (values.MAED_PRINTERS ?? (isProduction ? 'off' : 'on')) === 'on',
    billing: readBilling(values, isProduction),
    reach: readReach(values),
    pos: readPos(values),
    areHooksHere: readHooks(values, isProduction),
    model: readModel(values),
    appLinks: readAppLinks(values),
    // At a developer's terminal a line for every call would bury the address and the sign-in.
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    backupFolder: join(dataFolder, 'backups'),
  };
};
