import * as z from 'zod/mini';

/** The setting about messages to other programs; `.env.example` explains it. */
export const hookSchema = { MAED_HOOKS_HERE: z.optional(z.enum(['on', 'off'])) };

type Values = { readonly MAED_HOOKS_HERE?: 'on' | 'off' | undefined };

/**
 * Whether programs on this machine are told as well, without https. On a server of the world they would be what only it may call.
 *
 * @throws where it is on in production
 */
export const readHooks = ({ MAED_HOOKS_HERE: here }: Values, isProduction: boolean): boolean => {
  if (here === 'on' && isProduction) throw new Error('Some settings are wrong:\n- MAED_HOOKS_HERE: must not be on in production.');
  return here === 'on';
};
