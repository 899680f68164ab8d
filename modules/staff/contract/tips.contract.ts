import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { tipPoolStates, tipPoolSteps, tipSources } from '../rules/tip-pool-state.ts';
import { daySchema, versionSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}/tips';
const { ID_TAKEN, WORK_ROLE_UNKNOWN, CARDS_UNAPPROVED, PERIOD_NOT_OVER } = staffRefusals;
const { TIP_POOL_CHANGED, TIP_SETTING_CHANGED, TIPS_FOR_NOBODY, TIP_STEP_WRONG, TIP_CORRECTION_WRONG } = staffRefusals;

/** @unit minor units; a minus takes back what was paid too much */
const amountSchema = z.string().check(z.regex(/^-?[1-9]\d{0,11}$/));

/** How tips are shared out. */
export const tipSettingFieldsSchema = z.strictObject({
  /** What an hour of a kind of work counts for, in thousandths; the others count one. */
  weights: z.record(idSchema, z.int().check(z.minimum(0), z.maximum(10_000))),
  /** @unit minutes of one day of anybody; null for all of them */
  dayMinutesMax: z.nullable(z.int().check(z.minimum(60), z.maximum(1440))),
  policy: z.nullable(wordsSchema(4000)),
  troncmaster: z.nullable(wordsSchema(100)),
});

/** @unit minor units */
const takenSchema = z.string().check(z.regex(/^\d{1,15}$/));

const tipSettingSchema = z.extend(tipSettingFieldsSchema, { version: z.int().check(z.minimum(0)) });

const poolFieldsSchema = z.strictObject({
  fromDay: daySchema,
  toDay: daySchema,
  source: z.enum(tipSources),
  amountMinor: amountSchema,
  note: z.nullable(wordsSchema(300)),
  correctsId: z.nullable(idSchema),
});

/** Tips that are shared out, with what each is given: everybody's for who sees pay, else one's own. */
export const tipPoolSchema = z.extend(poolFieldsSchema, {
  id: idSchema,
  currency: z.enum(currencies),
  state: z.enum(tipPoolStates),
  version: versionSchema,
  payBy: daySchema,
  paidOn: z.nullable(daySchema),
  parts: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      /** @unit minutes */
      minutes: z.int(),
      /** @unit thousandths */
      weightPermille: z.int(),
      /** @unit minor units */
      amountMinor: z.string(),
    }),
  ),
  /** What was seen, in one text: whoever settles it settles exactly this. */
  digest: z.string(),
});

/** How tips are shared out, which everybody may know, and the pools of the last three years, the newest first. */
export const readTips = restaurantQuery('staff.view-hours')
  .route({ method: 'GET', path, summary: 'Read how tips were shared out', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ setting: tipSettingSchema, pools: z.array(tipPoolSchema) }));

/** Says how tips are shared out from now on. */
export const saveTipSetting = restaurantCommand('members.view-pay', 'staff.save-tip-setting@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/setting`, summary: 'Say how tips are shared out', tags })
  .input(commandEnvelope(z.extend(tipSettingFieldsSchema, { baseVersion: z.int().check(z.minimum(0)) })))
  .output(z.object({ setting: tipSettingSchema }))
  .errors({ TIP_SETTING_CHANGED, WORK_ROLE_UNKNOWN });

/** Writes down what was taken in for the staff, or changes a draft of it. */
export const saveTipPool = restaurantCommand('members.view-pay', 'staff.save-tip-pool@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/pools`, summary: 'Save a pool of tips', tags })
  .input(commandEnvelope(z.extend(poolFieldsSchema, { poolId: z.uuidv7(), baseVersion: z.nullable(versionSchema) })))
  .output(z.object({ pool: tipPoolSchema }))
  .errors({ ID_TAKEN, TIP_POOL_CHANGED, PERIOD_NOT_OVER, TIP_CORRECTION_WRONG });

/** Settles a pool as it was seen, says that it was paid, or drops a draft. */
export const stepTipPool = restaurantCommand('members.view-pay', 'staff.step-tip-pool@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/steps`, summary: 'Settle, pay or drop a pool of tips', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        poolId: idSchema,
        version: versionSchema,
        step: z.enum(tipPoolSteps),
        digest: z.string().check(z.maxLength(20_000)),
        /** Only with PAY. */
        paidOn: z.nullable(daySchema),
      }),
    ),
  )
  .output(z.object({ pool: tipPoolSchema }))
  .errors({ TIP_POOL_CHANGED, TIP_STEP_WRONG, CARDS_UNAPPROVED, TIPS_FOR_NOBODY, PERIOD_NOT_OVER });

/** What bills of some days that are over say was taken in for the staff; tills and other sellers don't tell. */
export const readTipsTaken = restaurantQuery('members.view-pay')
  .route({ method: 'GET', path: `${path}/taken`, summary: 'Read what bills say was taken in for the staff', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema }))
  .output(z.object({ currency: z.enum(currencies), taken: z.record(z.enum(tipSources), takenSchema) }))
  .errors({ PERIOD_NOT_OVER });

/** Everything about tips. */
export const tipsContract = { readTips, readTipsTaken, saveTipSetting, saveTipPool, stepTipPool };

/** A pool as it travels. */
export type TipPool = z.infer<typeof tipPoolSchema>;
/** How tips are shared out, as it travels. */
export type TipSetting = z.infer<typeof tipSettingSchema>;
/** What is typed of a pool. */
export type TipPoolFields = z.infer<typeof poolFieldsSchema>;
