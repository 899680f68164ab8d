import webPush from 'web-push';

import { PrivateAddress, postToPublic, type Post } from '../../../../platform/server/net/post-to-public.ts';
import type { PushAddress } from '../../contract/push-address.ts';
import { CourierBusy, type CourierAnswer, type Notice } from '../delivery/courier.ts';
import { busySeconds } from './busy-seconds.ts';
import { fittingText } from './fitting-text.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** @unit seconds; a day later an alert says what is no longer so */
const keptSeconds = 86_400;

/** Who sends, and by which way out of this machine. */
export type WebPushWiring = { readonly keys: VapidKeys; readonly contact: string; readonly post?: Post };

type WebAddress = Extract<PushAddress, { readonly kind: 'web' }>;

/** Takes notices to browsers by the push service of each, encrypted for it alone. */
export const webPushCourier =
  ({ keys, contact, post = postToPublic }: WebPushWiring) =>
  async ({ endpoint, keys: of }: WebAddress, notice: Notice): Promise<CourierAnswer> => {
    const { alertId, title, text, path, isUrgent } = notice;
    const said = JSON.stringify({ alertId, title: fittingText(title, 'title'), text: fittingText(text, 'text'), path });
    const details = webPush.generateRequestDetails({ endpoint, keys: of }, said, {
      vapidDetails: { subject: contact, ...keys },
      TTL: keptSeconds,
      urgency: isUrgent ? 'high' : 'normal',
      // A later word on the same alert takes the place of one that was not fetched yet.
      topic: alertId.replaceAll('-', ''),
    });
    try {
      const { status, retryAfter } = await post({ url: endpoint, headers: headersOf(details.headers), body: details.body });
      return answerOf(status, retryAfter);
    } catch (fault) {
      // No push service of the world lies there.
      if (fault instanceof PrivateAddress) return 'GONE';
      throw fault;
    }
  };

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** @source RFC 8030, sections 5, 7.3 and 8.4 */
const answerOf = (status: number, retryAfter: string | undefined): CourierAnswer => {
  if (status >= 200 && status < 300) return 'SENT';
  if (status === 404 || status === 410) return 'GONE';
  if (status === 429) throw new CourierBusy(busySeconds(retryAfter));
  throw new Error(`The push service answers ${status}.`);
};
