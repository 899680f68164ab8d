import { pushAddressSchema } from '../../contract/push-address.ts';
import type { Courier } from '../delivery/courier.ts';
import { fcmCourier, type FcmWiring } from './fcm-adapter.ts';
import { webPushCourier, type WebPushWiring } from './web-push-adapter.ts';

/** The ways to devices; without Firebase there is none to the native apps. */
export type PushWiring = { readonly web: WebPushWiring; readonly fcm: FcmWiring | null };

/** Takes notices to devices, each by its own way; a device to which there is none is gone. */
export const pushCourier = ({ web, fcm }: PushWiring): Courier => {
  const toBrowser = webPushCourier(web);
  const toApp = fcm && fcmCourier(fcm);
  return async (address, notice) => {
    const where = pushAddressSchema.parse(address);
    if (where.kind === 'web') return toBrowser(where, notice);
    return toApp ? toApp(where, notice) : 'GONE';
  };
};
