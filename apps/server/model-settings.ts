import * as z from 'zod/mini';

import type { ModelSettings } from '../../modules/assistant/server/mount.ts';

/** The settings about a model that reads questions; `.env.example` explains each. */
export const modelSchema = {
  MODEL_PROVIDER: z.optional(z.enum(['openai', 'anthropic', 'compatible'])),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string()),
  MODEL_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

type Values = {
  readonly MODEL_PROVIDER?: ModelSettings['provider'] | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_BASE_URL?: string | undefined;
};

/** Where the providers answer that have one address. */
const usualUrl = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1', compatible: null } as const;

/**
 * Reads the settings about a model; null where nobody named a provider.
 *
 * @throws where a provider stands without its model, its key, or its address
 */
export const readModel = (values: Values): ModelSettings | null => {
  const { MODEL_PROVIDER: provider, MODEL_API_KEY: key = null, MODEL_NAME: model } = values;
  if (provider === undefined) return null;
  const baseUrl = values.MODEL_BASE_URL ?? usualUrl[provider];
  if (model === undefined) throw missing('MODEL_NAME', 'MODEL_PROVIDER is set');
  if (baseUrl === null) throw missing('MODEL_BASE_URL', 'MODEL_PROVIDER is compatible');
  if (key === null && provider !== 'compatible') throw missing('MODEL_API_KEY', `MODEL_PROVIDER is ${provider}`);
  return { provider, key, model, baseUrl };
};

const missing = (name: string, where: string): Error => new Error(`Some settings are wrong:\n- ${name}: must be set where ${where}.`);
