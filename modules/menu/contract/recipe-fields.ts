import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { instantSchema, measurementUnitSchema, unitSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { channels, menuLimits } from '../rules/menu-limits.ts';
import { recipeKinds, wholeUsable } from '../rules/recipe.ts';
import { versionStates } from '../rules/recipe-state.ts';
import {
  amountSchema,
  costSchema,
  dishAllergensSchema,
  localNameSchema,
  menuNameSchema,
  remarkSchema,
  verificationSchema,
} from './fields.ts';

/** What a line of a recipe is of. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ITEM'), itemId: idSchema }),
  z.strictObject({ kind: z.literal('RECIPE'), recipeId: idSchema }),
  z.strictObject({
    kind: z.literal('UNCOSTED'),
    name: menuNameSchema,
    nameLocal: z._default(localNameSchema, null),
    isNeutral: z.boolean(),
  }),
]);

/** So much of something. */
export const lineSchema = z.strictObject({
  lineId: z.uuidv7(),
  subject: subjectSchema,
  quantity: amountSchema,
  unit: unitSchema,
  /**
   * What is left after trimming.
   *
   * @unit hundredths of a percent
   */
  usableShare: z.int().check(z.minimum(1), z.maximum(wholeUsable)),
  isOptional: z.boolean(),
  /** Packaging, of an item, for each portion that is sold by these; null for what is cooked with. */
  channels: z._default(z.nullable(z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(channels.length))), null),
  note: remarkSchema,
});

const stepText = z.string().check(z.trim(), z.minLength(1), z.maxLength(menuLimits.stepLengthMax));

/** One step of the method, in one language or both, with how it looks. */
const stepSchema = z.strictObject({ text: stepText, textLocal: z.nullable(stepText), pictureId: z._default(z.nullable(idSchema), null) });

/** What a version says: what goes in, how, and what comes out. */
export const versionBodySchema = z.strictObject({
  yieldQuantity: amountSchema,
  yieldUnit: measurementUnitSchema,
  portions: z.nullable(amountSchema),
  activeMinutes: z.int().check(z.minimum(0), z.maximum(100_000)),
  passiveMinutes: z.int().check(z.minimum(0), z.maximum(100_000)),
  steps: z.array(stepSchema).check(z.maxLength(menuLimits.stepsMax)),
  changeNote: remarkSchema,
  lines: z.array(lineSchema).check(
    z.maxLength(menuLimits.linesMax),
    z.refine((lines) => lines.every(({ channels: packedFor, subject }) => packedFor === null || subject.kind === 'ITEM')),
  ),
});

/** Why a line of a recipe says nothing about cost and stock. */
export const problemSchema = z.object({
  recipeId: idSchema,
  lineId: idSchema,
  code: z.enum([
    'UNIT_UNKNOWN',
    'UNIT_NOT_IN_PACK_CHAIN',
    'UNIT_NOT_BRIDGED',
    'RECIPE_HAS_NO_PORTIONS',
    'RECIPE_YIELDS_OTHERWISE',
    'SUBJECT_MISSING',
  ]),
});

/** A version as it is read. */
export const versionOutSchema = z.object({
  /** @unit position among the recipe's versions, from 1 */
  versionNo: z.int(),
  state: z.enum(versionStates),
  effectiveAt: z.nullable(instantSchema),
  version: versionSchema,
  body: versionBodySchema,
  writtenBy: z.string(),
  writtenAt: instantSchema,
  approvedBy: z.nullable(z.string()),
  cost: costSchema,
  problems: z.array(problemSchema),
  allergens: dishAllergensSchema,
  /** What leaves an allergen unknown; missing in answers that were kept before it was told. */
  unknownParts: z.optional(z.array(subjectSchema)),
  isFasting: z.nullable(z.boolean()),
});

/** A recipe in a list. */
export const recipeRowSchema = z.object({
  id: idSchema,
  kind: z.enum(recipeKinds),
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  stockItemId: z.nullable(idSchema),
  /** In the unit that it yields. */
  par: z.nullable(z.string()),
  yieldUnit: z.nullable(measurementUnitSchema),
  /** Of one batch; without it the cost is of the batch. */
  portions: z.nullable(amountSchema),
  version: versionSchema,
  isArchived: z.boolean(),
  /** Whether a version is in effect, and whether one is being written. */
  isInEffect: z.boolean(),
  openState: z.nullable(z.enum(['DRAFT', 'IN_REVIEW'])),
  cost: costSchema,
  problemCount: z.int(),
  allergens: dishAllergensSchema,
  verification: z.nullable(verificationSchema),
  isFasting: z.nullable(z.boolean()),
});

/** A recipe in a list, as it travels. */
export type RecipeRow = z.infer<typeof recipeRowSchema>;
/** What a version says, as it travels. */
export type VersionBody = z.infer<typeof versionBodySchema>;
/** A version as it travels. */
export type VersionOut = z.infer<typeof versionOutSchema>;
