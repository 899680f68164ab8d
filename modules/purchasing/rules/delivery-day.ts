/** Days of the week as ISO counts them: Monday is 1, Sunday is 7. */
export type IsoWeekday = number;

/** When a supplier takes orders and brings them. */
export type SupplierDays = {
  /** Empty means any day. */
  readonly orderDays: readonly IsoWeekday[];
  readonly deliveryDays: readonly IsoWeekday[];
  /** Until when an order of the day counts, as "16:00"; null means until midnight. */
  readonly cutoffTime: string | null;
  /** @unit days from order to delivery */
  readonly leadTimeDays: number;
};

/** The wall clock where the restaurant stands. */
export type WallNow = { readonly day: string; readonly minute: string };

const dayMs = 86_400_000;

/** So many days after an ISO day. */
export const dayAfter = (isoDay: string, days: number): string =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The day of the week of an ISO day, Monday 1 to Sunday 7. */
export const weekdayOf = (isoDay: string): IsoWeekday => ((new Date(`${isoDay}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const falls = (days: readonly IsoWeekday[], isoDay: string): boolean => days.length === 0 || days.includes(weekdayOf(isoDay));

/** The first day on which an order that is sent now is taken. */
const orderedOn = (supplier: SupplierDays, now: WallNow): string => {
  const isPast = supplier.cutoffTime !== null && now.minute > supplier.cutoffTime;
  let day = dayAfter(now.day, isPast ? 1 : 0);
  for (let tries = 0; tries < 7 && !falls(supplier.orderDays, day); tries += 1) day = dayAfter(day, 1);
  return day;
};

/** Whether anybody wrote down when a supplier takes orders and brings them. */
export const hasDeliveryTerms = ({ orderDays, deliveryDays, cutoffTime, leadTimeDays }: SupplierDays): boolean =>
  orderDays.length > 0 || deliveryDays.length > 0 || cutoffTime !== null || leadTimeDays > 0;

/** The first day on which the supplier can bring what is ordered now. */
export const earliestDelivery = (supplier: SupplierDays, now: WallNow): string => {
  let day = dayAfter(orderedOn(supplier, now), supplier.leadTimeDays);
  for (let tries = 0; tries < 7 && !falls(supplier.deliveryDays, day); tries += 1) day = dayAfter(day, 1);
  return day;
};

/** Whether the supplier can keep a delivery day, if the order goes out now. */
export const isDeliverable = (supplier: SupplierDays, wanted: string, now: WallNow): boolean =>
  wanted >= earliestDelivery(supplier, now) && falls(supplier.deliveryDays, wanted);
