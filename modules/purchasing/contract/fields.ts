import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { inventoryLimits } from '../../inventory/rules/limits.ts';
import { containerUnitSchema, quantitySchema, unitCostSchema } from '../../inventory/contract/fields.ts';
import { purchasingLimits } from '../rules/limits.ts';

const { nameLengthMax, noteLengthMax, codeLengthMax } = purchasingLimits;

/** A name that people give: without blanks around it, and never empty. */
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(nameLengthMax));

/** A short text that may be missing, but is never empty. */
export const wordsSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(nameLengthMax)));

/** A remark or reason in the writer's own words. */
export const noteSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLengthMax)));

/** What a supplier calls a thing. */
export const supplierCodeSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(codeLengthMax)));

/** A quantity of something, more than nothing. */
export const positiveQuantitySchema = quantitySchema.check(z.regex(/^(?!0+(?:\.0+)?$)\d/));

/** How something is packed, outermost first. */
export const packChainSchema = z
  .array(z.strictObject({ unit: containerUnitSchema, per: quantitySchema }))
  .check(z.maxLength(inventoryLimits.packLinksMax));

/** An amount of money that cannot be negative, in minor units of the currency beside it. */
export const amountSchema = z.string().check(z.regex(/^\d{1,15}$/));

/** A price in major units of the currency beside it. */
export const priceSchema = unitCostSchema;

/** A currency of the product. */
export const currencySchema = z.enum(currencies);

/** Where the next page begins; opaque, and only good for the question that it answered. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(500));

/**
 * What something is taxed at.
 *
 * @unit hundredths of a percent
 */
export const taxRateSchema = z.int().check(z.minimum(0), z.maximum(10_000));
