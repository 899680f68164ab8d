import { getLocale } from '../../../generated/messages/web/runtime.js';
import type { KeepAhead } from '../../restaurants/web/parts.ts';
import { homeQuery, type HomeWorld } from './home-client.ts';

/** The day at a glance, for whoever arrives at another screen. */
export const keepHomeAhead: KeepAhead<HomeWorld['client']> = async ({ keep, restaurantId }, client) => {
  await keep(homeQuery({ client, restaurantId }, getLocale()));
};
