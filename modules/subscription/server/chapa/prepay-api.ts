import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';

import { isEntryRefused } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { contactOf, isEmailVerified } from '../../../accounts/server/public.ts';
import { prepayBodySchema, websitePaths } from '../../contract/website.contract.ts';
import { prepaidPrice } from '../../rules/prepaid.ts';
import type { Payer } from '../billing/billing-provider.ts';
import { paysElsewhere } from '../billing/keep-report.ts';
import {
  gone,
  holderOf,
  noPayments,
  said,
  unconfirmed,
  type WebsiteAnswer,
  type WebsiteCall,
  type WebsiteWiring,
} from '../website/holder.ts';
import { notePayment, settlePayment, type NewPayment } from './prepay.ts';

type PersonTx = Tx & { readonly userId: string };
type Noted = { readonly reference: string; readonly payer: Payer };

/** `POST /api/chapa/create-checkout-session`: where to pay for months ahead in birr. */
export const createPrepayment = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<WebsiteAnswer> => {
  const body = prepayBodySchema.safeParse(call.body);
  if (!body.success) return said(400, z.prettifyError(body.error));
  const { userId, planType: plan, months } = body.data;
  const holder = await holderOf(wiring, { ...call, userId });
  if (!('isHolder' in holder)) return holder;
  const { chapa, baseUrl } = wiring;
  if (chapa === null) return noPayments;
  const payment = { id: uuidv7(), plan, months, amountMinor: prepaidPrice(chapa.prices, plan, months) };
  const noted = await holder.within((tx) => notedPayment(tx, payment));
  if (isEntryRefused(noted)) return gone;
  if ('status' in noted) return noted;
  const { reference, payer } = noted;
  const returnUrl = `${baseUrl}${websitePaths.chapaReturn}?reference=${reference}`;
  return { status: 200, body: { url: await chapa.openPayment({ reference, amountMinor: payment.amountMinor, payer, returnUrl }) } };
};

const notedPayment = async (tx: PersonTx, payment: NewPayment): Promise<Noted | WebsiteAnswer> => {
  if (!(await isEmailVerified(tx, tx.userId))) return unconfirmed;
  if (await paysElsewhere(tx, 'chapa')) return said(409, 'Paid elsewhere');
  const { email, firstName, lastName, language } = await contactOf(tx);
  return { reference: await notePayment(tx, payment), payer: { ownerId: tx.userId, email, firstName, lastName, language } };
};

/**
 * Takes in a message of Chapa: a hint, after which Chapa itself is asked.
 *
 * @returns whether the message was Chapa's at all
 */
export const takeChapaMessage = async (wiring: WebsiteWiring, raw: string, signature: string | null): Promise<boolean> => {
  const { chapa, pools } = wiring;
  const reference = chapa?.readMessage(raw, signature) ?? null;
  if (chapa === null || reference === null) return false;
  await settlePayment({ pools, chapa }, reference);
  return true;
};

/**
 * Where somebody goes on who comes back from paying: Chapa is asked at once, not its message waited for. What is not
 * settled then may still be on its way, so nobody is told that nothing was charged: the page says what is known.
 */
export const returnFromChapa = async ({ chapa, pools }: WebsiteWiring, reference: string): Promise<string> => {
  if (chapa !== null) await settlePayment({ pools, chapa }, reference);
  return '/settings?tab=subscription&success=true';
};
