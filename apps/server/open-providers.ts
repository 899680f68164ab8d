import { openNexpos, openSquare, type PosProviders } from '../../modules/integrations/server/mount.ts';
import type { PosSettings } from './pos-settings.ts';

/** Opens the providers that this server has an account at, whom sales are taken over from. */
export const openProviders = async ({ square, nexpos }: PosSettings): Promise<PosProviders> => ({
  ...(square && { SQUARE: await openSquare(square) }),
  ...(nexpos && { NEXPOS: openNexpos(nexpos) }),
});
