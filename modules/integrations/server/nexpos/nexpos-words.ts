import * as z from 'zod/mini';

import type { PosLocation } from '../../contract/fields.ts';
import { namedThingId, paidByWords, type PosRefund, type PosSale } from '../../rules/sale.ts';
import type { OfferedThing, SalesPage } from '../providers/pos-provider.ts';

/** Two of them, with a sign between, are kept as one. */
const idSchema = z.string().check(z.minLength(1), z.maxLength(90));
const nameSchema = z.string().check(z.trim(), z.minLength(1));
/** Whole minor units, as far as JSON's numbers are exact. */
const minorSchema = z.int().check(z.minimum(0));
const cursorSchema = z.nullable(z.string().check(z.minLength(1)));
const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Above nothing. */
const quantitySchema = z.string().check(z.regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,3})?$/));

const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
const isEachUnlike = (all: readonly { readonly id: string }[]): boolean => new Set(all.map(({ id }) => id)).size === all.length;

/** A page of locations. */
export const locationsSchema = z.object({
  locations: z.array(z.object({ id: idSchema, name: nameSchema, currency: currencySchema })),
  next_cursor: cursorSchema,
});

/** A page of what is sold. */
export const itemsSchema = z.object({
  items: z.array(z.object({ id: idSchema, name: nameSchema, modifiers: z.array(z.object({ id: idSchema, name: nameSchema })) })),
  next_cursor: cursorSchema,
});

const lineSchema = z
  .object({
    id: idSchema,
    item_id: z.nullable(idSchema),
    name: nameSchema,
    quantity: quantitySchema,
    gross_minor: minorSchema,
    discount_minor: minorSchema,
    modifiers: z.array(z.object({ id: z.nullable(idSchema), name: nameSchema })),
  })
  .check(z.refine((line) => line.discount_minor <= line.gross_minor, 'No more is taken off a line than it comes to.'));

const refundSchema = z.object({ id: idSchema, state: z.enum(['PENDING', 'COMPLETED', 'FAILED']), amount_minor: minorSchema });

const saleSchema = z
  .object({
    id: idSchema,
    version: z.int().check(z.minimum(1)),
    state: z.enum(['COMPLETED', 'CANCELLED']),
    closed_at: z.iso.datetime({ offset: true }),
    channel: z.enum(['DINE_IN', 'TAKEAWAY', 'DELIVERY']),
    lines: z.array(lineSchema).check(z.minLength(1), z.refine(isEachUnlike, 'Each line has an id of its own.')),
    total_minor: minorSchema,
    payments: z.array(z.object({ method: z.enum(paidByWords), amount_minor: minorSchema })),
    refunds: z.array(refundSchema).check(z.refine(isEachUnlike, 'Each refund has an id of its own.')),
  })
  .check(
    z.refine(
      ({ state, payments, total_minor: total }) =>
        state === 'CANCELLED' || sum(payments.map((payment) => payment.amount_minor)) === BigInt(total),
      'Payments add up to what the sale comes to.',
    ),
    z.refine(
      ({ refunds, total_minor: total }) => sum(refunds.filter(isGiven).map((refund) => refund.amount_minor)) <= BigInt(total),
      'No more is given back than the sale comes to.',
    ),
  );

/** A page of sales. */
export const salesSchema = z.object({ sales: z.array(saleSchema), next_cursor: cursorSchema });

type NexposLine = z.output<typeof lineSchema>;
type NexposRefund = z.output<typeof refundSchema>;
type NexposSale = z.output<typeof saleSchema>;

const isGiven = ({ state }: NexposRefund): boolean => state !== 'FAILED';

/** By its id, or by its name where it was typed in at the till. */
const named = (id: string | null, name: string) => ({ thingId: id ?? namedThingId(name), name });

const lineOf = (line: NexposLine): PosSale['lines'][number] => ({
  ...named(line.item_id, line.name),
  lineId: line.id,
  quantity: line.quantity,
  listMinor: String(line.gross_minor),
  discountMinor: String(line.discount_minor),
  choices: line.modifiers.map(({ id, name }) => named(id, name)),
});

const saleOf = (sale: NexposSale): PosSale => ({
  saleId: sale.id,
  version: sale.version,
  state: sale.state,
  soldAt: new Date(sale.closed_at).toISOString(),
  channel: sale.channel,
  lines: sale.lines.map(lineOf),
  totalMinor: String(sale.total_minor),
  paid: sale.payments.map((payment) => ({ method: payment.method, amountMinor: String(payment.amount_minor) })),
});

/** Two sales may each number their refunds from one. One that failed after it was told of gives nothing back after all. */
const refundsOf = ({ id: saleId, refunds }: NexposSale): PosRefund[] =>
  refunds.map((refund) => ({
    refundId: `${saleId}/${refund.id}`,
    saleId,
    amountMinor: isGiven(refund) ? String(refund.amount_minor) : '0',
  }));

/** Where NexPOS sells, in our words. */
export const locationsOf = ({ locations }: z.output<typeof locationsSchema>): PosLocation[] => locations;

/** What NexPOS sells, in our words: each item, and each modifier that goes with one. */
export const thingsOf = ({ items }: z.output<typeof itemsSchema>): OfferedThing[] =>
  items.flatMap(({ id, name, modifiers }) => [
    { thingId: id, kind: 'ITEM' as const, name },
    ...modifiers.map((one) => ({ thingId: one.id, kind: 'CHOICE' as const, name: one.name })),
  ]);

/** A page of sales in our words, with what was given back of them. */
export const pageOf = ({ sales, next_cursor: cursor }: z.output<typeof salesSchema>): SalesPage => ({
  sales: sales.map(saleOf),
  refunds: sales.flatMap(refundsOf),
  cursor,
});
