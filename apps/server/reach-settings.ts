import * as z from 'zod/mini';

import { pushSchema, readPush, type PushSettings } from './push-settings.ts';

/** The name of a bot: it ends in "bot". */
const botName = /^[A-Za-z][A-Za-z0-9_]{2,28}[Bb][Oo][Tt]$/;

/** The settings about reaching people outside the app; `.env.example` explains each. */
export const reachSchema = {
  ...pushSchema,
  TELEGRAM_BOT_TOKEN: z.optional(z.string().check(z.regex(/^\d+:[\w-]+$/))),
  TELEGRAM_BOT_NAME: z.optional(z.string().check(z.regex(botName))),
  TELEGRAM_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

/** By which ways people are reached outside the app. */
export type ReachSettings = PushSettings & {
  readonly telegram: { readonly token: string; readonly botName: string; readonly apiUrl: string } | null;
};

type Values = Parameters<typeof readPush>[0] & {
  readonly [Name in `TELEGRAM_${'BOT_TOKEN' | 'BOT_NAME' | 'API_URL'}`]?: string | undefined;
};

/**
 * Reads the settings about reaching people.
 *
 * @throws where the bot's token stands without its name, or the account of Firebase is none
 */
export const readReach = (values: Values): ReachSettings => ({ ...readPush(values), telegram: telegramOf(values) });

const telegramOf = ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name, TELEGRAM_API_URL: apiUrl }: Values) => {
  if (token === undefined) return null;
  if (name === undefined) throw new Error('Some settings are wrong:\n- TELEGRAM_BOT_NAME: must be set where TELEGRAM_BOT_TOKEN is.');
  return { token, botName: name, apiUrl: apiUrl ?? 'https://api.telegram.org' };
};
