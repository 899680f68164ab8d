import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { amountSchema, currencySchema, nameSchema, noteSchema, wordsSchema } from './fields.ts';
import { changedRefusals, supplierRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/suppliers';
const { contactsMax, certificatesMax, leadTimeDaysMax } = purchasingLimits;

const emailSchema = z.nullable(z.email().check(z.maxLength(254)));
const numberSchema = z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(40)));
const weekdaysSchema = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7));

/** What people decide about a supplier. */
export const supplierBodySchema = z.strictObject({
  name: nameSchema,
  nameLocal: wordsSchema,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  taxNumber: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
  contacts: z
    .array(z.strictObject({ name: nameSchema, part: wordsSchema, phone: numberSchema, email: emailSchema }))
    .check(z.maxLength(contactsMax)),
  email: emailSchema,
  phone: numberSchema,
  whatsapp: numberSchema,
  telegram: numberSchema,
  /** What it is written to in. */
  language: z.enum(['en', 'am']),
  /** ISO weekdays, Monday 1; empty means any. */
  orderDays: weekdaysSchema,
  deliveryDays: weekdaysSchema,
  cutoffTime: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  minimumMinor: z.nullable(amountSchema),
  leadTimeDays: z.int().check(z.minimum(0), z.maximum(leadTimeDaysMax)),
  paymentTerms: wordsSchema,
  currency: currencySchema,
  isOpenMarket: z.boolean(),
  certificates: z
    .array(z.strictObject({ name: nameSchema, expiresOn: z.nullable(businessDateSchema) }))
    .check(z.maxLength(certificatesMax)),
  note: noteSchema,
});

/** A supplier as it stands, with the version that a change must name. */
export const supplierSchema = z.object({ ...supplierBodySchema.shape, id: idSchema, isActive: z.boolean(), version: versionSchema });

/** What the list says of a supplier besides. */
export const supplierRowSchema = z.object({
  ...supplierSchema.shape,
  /** @unit offers in use */
  offers: z.int(),
  /** @unit orders that are not over */
  openOrders: z.int(),
  lastOrderedAt: z.nullable(z.string()),
  /** The first day on which it can bring what is ordered now. */
  earliestDelivery: businessDateSchema,
});

/** Suppliers: asking about them and writing them. */
export const supplierContract = {
  listSuppliers: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'Suppliers by name, archived ones last', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ suppliers: z.array(supplierRowSchema) })),
  saveSupplier: restaurantCommand('purchasing.edit', 'purchasing.save-supplier@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Add a supplier, or write one over the version that was seen', tags })
    .errors({ ...supplierRefusals, SUPPLIER_CHANGED: changedRefusals.SUPPLIER_CHANGED })
    .input(
      commandEnvelope(
        z.strictObject({
          supplierId: z.uuidv7(),
          /** Null adds it. */ baseVersion: z.nullable(versionSchema),
          supplier: supplierBodySchema,
        }),
      ),
    )
    .output(z.object({ supplier: supplierSchema })),
  archiveSupplier: restaurantCommand('purchasing.edit', 'purchasing.archive-supplier@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/archive`, summary: 'Take a supplier out of use, or back into it', tags })
    .input(commandEnvelope(z.strictObject({ supplierId: idSchema, isActive: z.boolean() })))
    .output(z.object({ supplier: supplierSchema })),
};

/** What people decide about a supplier, as it travels. */
export type SupplierBody = z.infer<typeof supplierBodySchema>;

/** A supplier as it travels. */
export type Supplier = z.infer<typeof supplierSchema>;

/** A supplier of the list as it travels. */
export type SupplierRow = z.infer<typeof supplierRowSchema>;
