import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { clockSettingSchema } from './clock-fields.ts';
import { exchangeSettingSchema } from './exchange-fields.ts';
import { employmentSchema, workRoleSchema } from './fields.ts';
import { findingSchema, rotaDaySchema, shiftSchema } from './rota-fields.ts';
import { availabilitySchema } from './time-off-fields.ts';

/** What the module refuses. */
export const staffRefusals = defineRefusals({
  ID_TAKEN: conflict({}),
  WORK_ROLE_CHANGED: conflict({ current: workRoleSchema }),
  WORK_ROLE_NAME_TAKEN: conflict({ name: z.string() }),
  WORK_ROLE_LIMIT_REACHED: conflict({ rolesMax: z.int() }),
  WORK_ROLE_UNKNOWN: beside({}),
  EMPLOYMENT_CHANGED: conflict({ current: z.nullable(employmentSchema) }),
  ENDS_BEFORE_START: beside({}),
  OPT_OUT_UNSIGNED: beside({}),
  OPT_OUT_ENDS_TOO_SOON: beside({}),
  PERSON_UNKNOWN: beside({}),
  SHIFT_TIMES_WRONG: beside({}),
  SHIFT_CHANGED: conflict({ current: shiftSchema }),
  SHIFT_OVERLAPS: beside({ findings: z.array(findingSchema) }),
  ROTA_BLOCKED: beside({ findings: z.array(findingSchema) }),
  ROTA_DAY_CHANGED: conflict({ current: z.nullable(rotaDaySchema) }),
  DEMAND_WRONG: beside({}),
  PHOTO_UNUSABLE: beside({}),
  OUT_OF_FENCE: beside({
    /** @unit metres */
    distanceM: z.int(),
    /** @unit metres */
    radiusM: z.int(),
  }),
  PLACE_NEEDED: beside({}),
  OWN_HOURS: forbidden({}),
  CLOCK_IN_FUTURE: beside({}),
  CLOCK_TOO_OLD: beside({ daysMax: z.int() }),
  MARK_UNKNOWN: beside({}),
  MARK_REPLACED: conflict({}),
  CARD_CHANGED: conflict({}),
  CARD_INCOMPLETE: beside({}),
  CARDS_UNAPPROVED: beside({
    /** @unit cards */
    cards: z.int(),
  }),
  PERIOD_TAKEN: conflict({}),
  PERIOD_NOT_OVER: beside({}),
  TIP_SETTING_CHANGED: conflict({}),
  TIP_POOL_CHANGED: conflict({}),
  TIP_STEP_WRONG: conflict({}),
  TIPS_FOR_NOBODY: beside({}),
  TIP_CORRECTION_WRONG: beside({}),
  CERTIFICATE_CHANGED: conflict({}),
  CERTIFICATE_LIMIT_REACHED: conflict({ certificatesMax: z.int() }),
  EXPIRES_BEFORE_GAINED: beside({}),
  TEMPLATE_NAME_TAKEN: conflict({ name: z.string() }),
  TEMPLATE_LIMIT_REACHED: conflict({ templatesMax: z.int() }),
  SHOWN_TOO_LONG: beside({ daysMax: z.int() }),
  NOT_YOURS: forbidden({}),
  CLOCK_SETTING_CHANGED: conflict({ current: clockSettingSchema }),
  AVAILABILITY_WRONG: beside({}),
  AVAILABILITY_CHANGED: conflict({ current: z.nullable(availabilitySchema) }),
  NOT_YOUR_WEEK: forbidden({}),
  TIME_OFF_DAYS_WRONG: beside({}),
  TIME_OFF_TWICE: conflict({}),
  TIME_OFF_CHANGED: conflict({}),
  TIME_OFF_OWN: forbidden({}),
  TIME_OFF_SETTLED: conflict({}),
  TIME_OFF_NOT_YOURS: forbidden({}),
  REASON_NEEDED: beside({}),
  SHIFT_NOT_YOURS: beside({}),
  SHIFT_NOT_OPEN: conflict({}),
  EXCHANGE_RUNNING: conflict({}),
  EXCHANGE_EXPIRED: conflict({}),
  EXCHANGE_SETTLED: conflict({}),
  EXCHANGE_NOT_YOURS: forbidden({}),
  EXCHANGE_OWN: forbidden({}),
  EXCHANGE_STALE: conflict({}),
  EXCHANGE_PERSON_LEFT: conflict({}),
  EXCHANGE_BLOCKED: beside({ findings: z.array(findingSchema) }),
  EXCHANGE_NOT_ABLE: beside({}),
  EXCHANGE_WORKS_THEN: beside({}),
  EXCHANGE_CHANGED: conflict({}),
  TAKER_UNKNOWN: beside({}),
  EXCHANGE_SETTING_CHANGED: conflict({ current: exchangeSettingSchema }),
  FILL_RUNS: conflict({}),
  FILL_NOTHING_NEEDED: beside({}),
  PROPOSAL_SETTLED: conflict({}),
});

/** A code of the table above. */
export type StaffRefusalCode = keyof typeof staffRefusals;

/** Every code of the table above. */
export const staffRefusalCodes = Object.keys(staffRefusals) as readonly StaffRefusalCode[];
