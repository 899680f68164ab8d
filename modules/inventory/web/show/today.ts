import { type BusinessDate, type BusinessDay, businessDateOf } from '../../../../kit/time/business-date.ts';

/** The trading day that it is at this moment, by this device's clock. */
export const todayOf = (day: BusinessDay): BusinessDate => businessDateOf(new Date(), day);
