import { m } from '../../../../generated/messages/web/messages.js';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Order } from '../../contract/fields.ts';
import { kitchenRefusalWords } from '../words/refusal-words.ts';
import { reasonText } from '../words/usual-reasons.ts';
import { paymentWord } from '../words/payment-word.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import { amountText, shareText } from './amount-text.ts';

type BodyOf<Name extends keyof KitchenInputs> = KitchenInputs[Name] extends { readonly body: infer Body } ? Body : never;
type Words = (body: never, currency: Order['currency']) => string;

const changeWords = ({ add }: BodyOf<'changeOrder'>): string =>
  add.length > 0 ? m.kitchen_deed_more({ count: add.reduce((sum, { quantity }) => sum + quantity, 0) }) : m.kitchen_deed_change();

const offWords = ({ off, reason }: BodyOf<'giveDiscount'>, currency: Order['currency']): string =>
  m.kitchen_deed_discount({
    off: off.kind === 'SHARE' ? `${shareText(off.share)}%` : amountText(off.amountMinor, currency),
    reason: reasonText(reason),
  });

const closeWords = { CLOSE: m.kitchen_close_order, REOPEN: m.kitchen_reopen, CANCEL: m.kitchen_cancel_order } as const;

const words: Readonly<Record<string, Words>> = {
  'kitchen.change-order@1': changeWords,
  'kitchen.pace-order@1': ({ step }: BodyOf<'paceOrder'>) => (step === 'FIRE' ? m.kitchen_fire() : m.kitchen_hold_back()),
  'kitchen.void-lines@1': ({ reason }: BodyOf<'voidLines'>) => m.kitchen_deed_void({ reason: reasonText(reason) }),
  'kitchen.settle-void@1': ({ isGranted }: BodyOf<'settleVoid'>) => (isGranted ? m.kitchen_grant_void() : m.kitchen_refuse_void()),
  'kitchen.remake-line@1': () => m.kitchen_remake(),
  'kitchen.move-order@1': () => m.kitchen_move(),
  'kitchen.merge-orders@1': () => m.kitchen_merge(),
  'kitchen.split-order@1': () => m.kitchen_split(),
  'kitchen.give-discount@1': offWords,
  'kitchen.drop-discount@1': () => m.kitchen_deed_drop_discount(),
  'kitchen.take-payment@1': ({ method, amountMinor }: BodyOf<'takePayment'>, currency) =>
    m.kitchen_deed_paid({ amount: amountText(amountMinor, currency), how: paymentWord(method) }),
  'kitchen.give-back@1': ({ method, amountMinor }: BodyOf<'giveBack'>, currency) =>
    m.kitchen_deed_given_back({ amount: amountText(amountMinor, currency), how: paymentWord(method) }),
  'kitchen.close-order@1': ({ step }: BodyOf<'closeOrder'>) => closeWords[step](),
};

/** What was done, with what was typed, in a few words. */
export const deedWords = ({ name, input }: OutboxEntry, currency: Order['currency']): string => {
  const say = Object.hasOwn(words, name) ? words[name] : undefined;
  return say && 'body' in input ? say(input.body as never, currency) : '';
};

const common: Readonly<Record<string, () => string>> = { FORBIDDEN: m.app_refusal_forbidden, NOT_FOUND: m.app_refusal_not_found };

/** Why it was refused, in its true sentence. */
export const whyRefused = (refusal: { readonly code: string; readonly data: unknown }): string =>
  kitchenRefusalWords(refusal.code, refusal.data) ?? (common[refusal.code] ?? (() => m.app_refusal_other({ code: refusal.code })))();
