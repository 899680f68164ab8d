import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { creditStates } from '../rules/credit-state.ts';
import { invoiceStates } from '../rules/invoice-state.ts';
import { orderStates } from '../rules/order-state.ts';
import { lineFindings } from '../rules/receipt-line.ts';
import { receiptStates } from '../rules/receipt-state.ts';

/**
 * What purchasing announces, by name and version; it never knows who listens.
 *
 * @invariant no event carries a price: those who listen may show it to people who must not see one.
 */
export const purchasingEvents = {
  /** A wish came from the kitchen. */
  'purchasing.v1.items-requested': z.object({ requestIds: z.array(idSchema) }),
  /** An order stands somewhere else than before. */
  'purchasing.v1.order-moved': z.object({
    orderId: idSchema,
    state: z.enum(orderStates),
    /** @unit revisions that the supplier was told */
    revision: z.int(),
  }),
  /** A supplier answered with changes. */
  'purchasing.v1.order-answered': z.object({ orderId: idSchema, proposalId: idSchema }),
  /** A delivery was taken in, booked or taken back. */
  'purchasing.v1.receipt-moved': z.object({
    receiptId: idSchema,
    orderId: z.nullable(idSchema),
    state: z.enum(receiptStates),
    findings: z.array(z.enum(lineFindings)),
  }),
  /** An invoice stands somewhere else than before. */
  'purchasing.v1.invoice-moved': z.object({ invoiceId: idSchema, state: z.enum(invoiceStates), /** @unit exceptions */ open: z.int() }),
  /** A request for credit stands somewhere else than before. */
  'purchasing.v1.credit-moved': z.object({ creditId: idSchema, state: z.enum(creditStates) }),
  /** The same supplier asks noticeably more or less for the same thing than before. */
  'purchasing.v1.price-changed': z.object({ offerId: idSchema, itemId: idSchema, supplierId: idSchema, changeBps: z.int() }),
} as const;

/** A key of the table above. */
export type PurchasingEventName = keyof typeof purchasingEvents;

/** What an event of purchasing tells. */
export type PurchasingEvent<Name extends PurchasingEventName> = z.infer<(typeof purchasingEvents)[Name]>;
