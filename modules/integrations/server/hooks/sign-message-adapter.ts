import { Webhook } from 'standardwebhooks';

/** A message as it is signed: under one id at every try, at the moment of this one. */
export type SignedMessage = { readonly id: string; readonly sentAt: Date; readonly body: string };

const msPerSecond = 1000;

/**
 * The headers of a message, signed with each secret in turn: whoever still checks with the one of before finds its signature too.
 *
 * @source https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signedHeaders = (secrets: readonly string[], { id, sentAt, body }: SignedMessage): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'Maed-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / msPerSecond)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
});
