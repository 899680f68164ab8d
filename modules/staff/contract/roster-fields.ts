import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { fillAims } from '../rules/roster/fill-facts.ts';
import { daySchema } from './fields.ts';
import { breakSchema } from './rota-fields.ts';

const instantSchema = z.iso.datetime({ offset: true });

/** Why somebody was given a shift. */
export const fillReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('ONLY_ONE') }),
  z.object({ code: z.literal('CHEAPEST') }),
  z.object({ code: z.literal('PREFERRED') }),
  z.object({
    code: z.literal('HOURS'),
    /** @unit minutes of the week, all shifts together */
    minutes: z.number(),
    /** @unit minutes that were agreed */
    agreedMinutes: z.number(),
  }),
  z.object({
    code: z.literal('SHARE_OF_WEEKENDS'),
    /** @unit days of weekends in the weeks before */
    days: z.int(),
  }),
  z.object({
    code: z.literal('SHARE_OF_LATE'),
    /** @unit late shifts in the weeks before */
    shifts: z.int(),
  }),
  z.object({
    code: z.literal('ONE_OF'),
    /** @unit people who could have had it */
    people: z.int(),
  }),
]);

/** A shift that is proposed. */
export const proposedShiftSchema = z.object({
  shiftId: idSchema,
  day: daySchema,
  workRoleId: idSchema,
  userId: idSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  breaks: z.array(breakSchema),
  reasons: z.array(fillReasonSchema),
});

/** A need that stays open. */
export const fillGapSchema = z.object({
  day: daySchema,
  workRoleId: idSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** @unit people */
  people: z.int(),
  why: z.enum(['NOBODY_CAN', 'ALL_AWAY', 'ALL_WORK', 'LIMITS']),
  ruleIds: z.array(z.string()),
});

/** A filled rota, or one that is being filled. */
export const proposalSchema = z.object({
  id: idSchema,
  from: daySchema,
  /** @unit days */
  days: z.int(),
  aim: z.enum(fillAims),
  state: z.enum(['RUNNING', 'DONE', 'FAILED', 'ACCEPTED', 'DISCARDED']),
  isStopping: z.boolean(),
  /** @unit thousandths that it could still get better by at most; null while nobody knows */
  gapPermille: z.nullable(z.int()),
  shifts: z.array(proposedShiftSchema),
  gaps: z.array(fillGapSchema),
});

/** A filled rota, or one that is being filled. */
export type Proposal = z.infer<typeof proposalSchema>;
/** A shift that is proposed. */
export type ProposalShift = z.infer<typeof proposedShiftSchema>;
/** A need that stays open. */
export type ProposalGap = z.infer<typeof fillGapSchema>;
