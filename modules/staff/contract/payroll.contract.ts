import * as z from 'zod/mini';

import { currencies } from '../../../kit/money.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { daySchema } from './fields.ts';

/** An amount in minor units of the restaurant's currency; a minus stands where more was taken back than given. */
const amountSchema = z.nullable(z.string().check(z.regex(/^-?\d{1,15}$/)));

/** What a stretch of days comes to for one person. */
export const payslipSchema = z.object({
  userId: idSchema,
  name: z.string(),
  payId: z.nullable(z.string()),
  /** @unit minutes */
  minutes: z.int(),
  /** Null while a rate is missing. */
  gross: amountSchema,
  /** The rest is null where it is not reckoned: outside Ethiopia, and for a stretch that is no month. */
  incomeTax: amountSchema,
  employeePension: amountSchema,
  employerPension: amountSchema,
  net: amountSchema,
  /** What an hour must earn at least, where it earns less. */
  belowMinimum: amountSchema,
});

/** What the minutes that went to the payroll come to, for the trading days of a stretch. */
export const readPayroll = restaurantQuery('members.view-pay')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/payroll', summary: 'Read what people are paid', tags: ['staff'] })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema }))
  .output(
    z.object({
      currency: z.enum(currencies),
      payslips: z.array(payslipSchema),
      /** @unit days of somebody's work in the stretch that have not gone to the payroll */
      unsentDays: z.int(),
      isMonth: z.boolean(),
    }),
  );

/** What people are paid. */
export const payrollContract = { readPayroll };

/** What a stretch comes to for one person, as it travels. */
export type PayslipAnswer = z.infer<typeof payslipSchema>;
