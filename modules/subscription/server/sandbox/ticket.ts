import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

import { idSchema } from '../../../../platform/contract/command.ts';

/** What a page of the sandbox is opened for: to begin paying, or to look after what is paid. */
const ticketSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('checkout'),
    ownerId: idSchema,
    language: z.enum(['en', 'am']),
    plan: z.enum(['growth', 'pro', 'enterprise']),
    chargeFrom: z.nullable(z.number()),
    successUrl: z.string(),
    cancelUrl: z.string(),
    expiresAt: z.number(),
  }),
  z.object({
    purpose: z.literal('portal'),
    ownerId: idSchema,
    language: z.enum(['en', 'am']),
    returnUrl: z.string(),
    expiresAt: z.number(),
  }),
]);

/** What a page of the sandbox is opened for, and by whom. */
export type Ticket = z.output<typeof ticketSchema>;

/** @unit milliseconds that a page of the sandbox may be used after it was opened */
export const ticketMs: number = 60 * 60 * 1000;

const signatureOf = (secret: string, said: string): Buffer => createHmac('sha256', secret).update(`maed sandbox ${said}`).digest();

/** Signs what a page is opened for: it is opened in another window, which need not know who is signed in. */
export const signTicket = (secret: string, ticket: Ticket): string => {
  const said = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${said}.${signatureOf(secret, said).toString('base64url')}`;
};

/** Reads it again; null where it is not ours, or too old. */
export const readTicket = (secret: string, text: string): Ticket | null => {
  const [said = '', signature = ''] = text.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, said)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString()));
  return ticket.expiresAt > Date.now() ? ticket : null;
};
