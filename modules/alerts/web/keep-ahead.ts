import { getLocale } from '../../../generated/messages/web/runtime.js';
import type { KeepAhead } from '../../restaurants/web/parts.ts';
import { openAlertsQuery, type AlertsWorld } from './alerts-client.ts';

/** What presses, which home begins with. */
export const keepAlertsAhead: KeepAhead<AlertsWorld['client']> = async ({ keep, restaurantId }, client) => {
  await keep(openAlertsQuery({ client, restaurantId }, { language: getLocale(), isTold: true }));
};
