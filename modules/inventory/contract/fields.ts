import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { baseUnitCodes, containerUnitCodes, measurementUnitCodes } from '../rules/unit.ts';

/** A quantity in some unit: a decimal with at most twelve digits before and six after the point, never rounded. */
export const quantitySchema = z.string().check(z.regex(/^-?\d{1,12}(?:\.\d{1,6})?$/));

/** A cost per unit in the currency's major unit; never negative. */
export const unitCostSchema = z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,6})?$/));

/** An amount in minor units of the currency beside it. */
export const minorUnitsSchema = z.string().check(z.regex(/^-?\d{1,18}$/));

/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** A trading day. */
export const businessDateSchema = z.iso.date();

/** A currency of the product. */
export const currencySchema = z.enum(currencies);

/** Beside a name in a refusal, the same thing's name in the other language; absent from a server that does not tell it. */
export const otherNameSchema = z.optional(z.nullable(z.string()));

/** One of the three units that stock is stored in. */
export const baseUnitSchema = z.enum(baseUnitCodes);

/** A unit with a size of its own. */
export const measurementUnitSchema = z.enum(measurementUnitCodes);

/** Something that stock comes in, whose size the item says. */
export const containerUnitSchema = z.enum(containerUnitCodes);

/** Any unit that a quantity may be entered in. */
export const unitSchema = z.enum([...measurementUnitCodes, ...containerUnitCodes]);

/** A name that people give: without blanks around it, and never empty. */
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(inventoryLimits.nameLengthMax));

/** A remark in the writer's own words. */
export const noteSchema = z.string().check(z.trim(), z.maxLength(inventoryLimits.noteLengthMax));

/** What a scanner reads or a label says: visible characters without blanks. */
export const barcodeSchema = z.string().check(z.regex(/^[!-~]+$/), z.maxLength(inventoryLimits.barcodeLengthMax));

/** Where the next page begins; opaque, and only good for the question that it answered. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(500));

/**
 * Fifty unless told otherwise.
 *
 * @unit rows of one page
 */
export const pageSizeSchema = z._default(z.int().check(z.minimum(1), z.maximum(inventoryLimits.pageSizeMax)), 50);

/**
 * Counts up with every change; the next change names the one it was based on, so that none is overwritten unseen.
 *
 * @unit changes that an item has seen, its creation included
 */
export const versionSchema = z.int().check(z.minimum(1));
