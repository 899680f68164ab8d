import { PrivateAddress } from '../../../../platform/server/net/post-to-public.ts';
import type { HooksAround } from './steer-hooks.ts';
import { secretsOf } from './hook-secrets.ts';
import { messageIdOf } from './message-body.ts';
import type { Tried } from './settle-delivery.ts';
import { signedHeaders } from './sign-message-adapter.ts';
import type { DeliveryRow, EndpointRow } from './tables.ts';

const nobody = { statusCode: null, retryAfter: null };

/** Sends a message once. What a receiver does wrong is no fault of this server: it is what came of the try. */
export const postMessage = async (
  { seals, wayOut }: HooksAround,
  { endpoint, delivery, now }: { readonly endpoint: EndpointRow; readonly delivery: DeliveryRow; readonly now: Date },
): Promise<Tried> => {
  const secrets = secretsOf(seals, endpoint, now);
  if (secrets.length === 0) return { ...nobody, fault: 'UNSEALED' };
  const { id, body } = delivery;
  const headers = signedHeaders(secrets, { id: messageIdOf(id), sentAt: now, body });
  try {
    const { status, retryAfter } = await wayOut.post({ url: endpoint.url, headers, body: Buffer.from(body) });
    const isTaken = status >= 200 && status < 300;
    return { statusCode: status, fault: isTaken ? null : 'STATUS', retryAfter: retryAfter ?? null };
  } catch (fault) {
    return { ...nobody, fault: fault instanceof PrivateAddress ? 'PRIVATE' : 'SILENT' };
  }
};
