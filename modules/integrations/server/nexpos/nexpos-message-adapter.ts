import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';

import type { MessageRequest, PosMessage } from '../providers/pos-provider.ts';

const messageSchema = z.object({ account_id: z.string().check(z.minLength(1), z.maxLength(200)) });
const idLengthMax = 200;

/**
 * A message that NexPOS signed over its id, its moment and its body, and not more than five minutes ago.
 *
 * @source https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const readNexposMessage = (webhook: Webhook, { body, header }: MessageRequest): PosMessage | null => {
  const id = header('webhook-id') ?? '';
  if (id.length > idLengthMax) return null;
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': header('webhook-timestamp') ?? '',
    'webhook-signature': header('webhook-signature') ?? '',
  };
  try {
    const read = messageSchema.safeParse(webhook.verify(body, signed));
    return read.success ? { id, merchantId: read.data.account_id } : null;
  } catch {
    return null;
  }
};
