import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { deviceLabel } from './device-label.ts';
import { keptRestaurants } from './kept-device.ts';

/** Of which restaurants a person is told here, under which name and in which language: enough to say it again under another address. */
export const toldHere = (userId: string) =>
  keptRestaurants(userId).map(({ restaurantId }) => ({ restaurantId, label: deviceLabel(), language: getLocale() }));
