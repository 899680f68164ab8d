import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, quantitySchema, unitSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { itemUnitsSchema } from '../../inventory/contract/item-schemas.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { priceModes } from '../rules/offer.ts';
import { volatilities } from '../rules/price-change.ts';
import {
  currencySchema,
  packChainSchema,
  positiveQuantitySchema,
  priceSchema,
  supplierCodeSchema,
  taxRateSchema,
  wordsSchema,
} from './fields.ts';
import { changedRefusals, offerRefusals, offerWriteRefusals, planRefusals, supplierRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/offers';

/** What people decide about an offer. */
export const offerBodySchema = z.strictObject({
  supplierId: idSchema,
  itemId: idSchema,
  supplierCode: supplierCodeSchema,
  description: wordsSchema,
  packChain: packChainSchema,
  packText: wordsSchema,
  orderUnit: unitSchema,
  priceMode: z.enum(priceModes),
  priceUnit: z.nullable(unitSchema),
  price: z.nullable(priceSchema),
  isTaxIncluded: z.boolean(),
  /**
   * What it is taxed at; null where nobody has said.
   *
   * @unit hundredths of a percent
   */
  taxRateBps: z._default(z.nullable(taxRateSchema), null),
  isPrimary: z.boolean(),
  minimum: z.nullable(positiveQuantitySchema),
  multiple: z.nullable(positiveQuantitySchema),
  contractFrom: z.nullable(businessDateSchema),
  contractTo: z.nullable(businessDateSchema),
  isActive: z.boolean(),
});

/** An offer as it stands. */
export const offerSchema = z.object({
  ...offerBodySchema.shape,
  id: idSchema,
  currency: currencySchema,
  pricePerBase: z.nullable(priceSchema),
  version: versionSchema,
});

/** An offer beside its item and supplier. */
export const offerRowSchema = z.object({
  ...offerSchema.shape,
  supplierName: z.string(),
  itemName: z.string(),
  itemNameLocal: z.nullable(z.string()),
  baseUnit: z.enum(['g', 'ml', 'each']),
  volatility: z.enum(volatilities),
});

/** An item as whoever orders looks at it. */
export const orderableSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  sku: z.string(),
  units: itemUnitsSchema,
  onHand: quantitySchema,
  /** What was sent to suppliers and has not come. */
  onOrder: quantitySchema,
  par: z.nullable(quantitySchema),
  /** Par less on hand less on order; 0 where nothing is short or no par is set. */
  short: quantitySchema,
  /**
   * Its place on the list of what needs a person.
   *
   * @unit rank, the lower the sooner
   */
  attention: z.int(),
});

const namedSchema = z.object({ name: z.string(), nameLocal: z.nullable(z.string()) });

/** An item with what will be used of it. */
const plannedItemSchema = z.extend(orderableSchema, {
  /** What dishes are expected to take of it. */
  use: quantitySchema,
  dishes: z.array(
    z.extend(namedSchema, {
      /** @unit portions, to one tenth */ portions: z.string(),
      /** @unit trading days: the fewest and the most that a day of it rests on */
      restsOn: z.object({ min: z.int(), max: z.int() }),
      /** Whether somebody said any day of it, in place of what the last weeks say. */
      isPlanned: z.boolean(),
      quantity: quantitySchema,
    }),
  ),
});

/** What to buy for what is expected to be sold. */
const purchasePlanSchema = z.object({
  from: businessDateSchema,
  until: businessDateSchema,
  /** `short` holds what will be used, and par after it. */
  items: z.array(plannedItemSchema),
  /** Dishes on the menu of which nobody knows what they will sell, on some day at least. */
  unknown: z.array(namedSchema),
  /** Dishes that will be sold and have no recipe in effect. */
  withoutRecipe: z.array(namedSchema),
  /** Recipes with a line that cannot be said in stock. */
  unconverted: z.array(namedSchema),
});

/** Offers: asking about them and writing them. */
export const offerContract = {
  listOffers: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'Offers of a supplier, of an item, or all', tags })
    .input(z.strictObject({ restaurantId: idSchema, supplierId: z.optional(idSchema), itemId: z.optional(idSchema) }))
    .output(z.object({ offers: z.array(offerRowSchema) })),
  listOrderables: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/items`, summary: 'Items in use with what is on hand, on order and short of par', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ items: z.array(orderableSchema) })),
  planPurchases: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/plan`, summary: 'What is missing for what will be sold until a day', tags })
    .input(z.strictObject({ restaurantId: idSchema, until: businessDateSchema }))
    .output(purchasePlanSchema)
    .errors(planRefusals),
  listPrices: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/prices`, summary: 'Every price that an offer had, newest first', tags })
    .input(z.strictObject({ restaurantId: idSchema, offerId: idSchema }))
    .output(
      z.object({
        prices: z.array(
          z.object({
            price: priceSchema,
            pricePerBase: priceSchema,
            currency: currencySchema,
            cause: z.enum(['MANUAL', 'IMPORT', 'AGREED', 'RECEIPT', 'INVOICE']),
            recordedBy: z.nullable(z.string()),
            recordedAt: instantSchema,
          }),
        ),
      }),
    ),
  saveOffer: restaurantCommand('purchasing.edit', 'purchasing.save-offer@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Add an offer, or write one over the version that was seen', tags })
    .errors({
      ...offerRefusals,
      ...offerWriteRefusals,
      OFFER_CHANGED: changedRefusals.OFFER_CHANGED,
      SUPPLIER_ARCHIVED: supplierRefusals.SUPPLIER_ARCHIVED,
    })
    .input(commandEnvelope(z.strictObject({ offerId: z.uuidv7(), baseVersion: z.nullable(versionSchema), offer: offerBodySchema })))
    .output(z.object({ offer: offerSchema })),
};

/** What people decide about an offer, as it travels. */
export type OfferBody = z.infer<typeof offerBodySchema>;

/** An offer as it travels. */
export type Offer = z.infer<typeof offerSchema>;

/** An offer of the list as it travels. */
export type OfferRow = z.infer<typeof offerRowSchema>;

/** An item to order as it travels. */
export type Orderable = z.infer<typeof orderableSchema>;

/** An item with what will be used of it, as it travels. */
export type PlannedItem = z.infer<typeof plannedItemSchema>;

/** What to buy for what is expected to be sold, as it travels. */
export type PurchasePlan = z.infer<typeof purchasePlanSchema>;
