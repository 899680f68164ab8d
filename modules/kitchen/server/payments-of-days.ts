import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { paymentMethods } from '../contract/fields.ts';
import { orderNumberText } from '../rules/order-number.ts';

type Method = (typeof paymentMethods)[number];
type Asked = { readonly from: string; readonly to: string };

/** What was paid on a trading day by one method, over one till or none. */
export type DayPayments = {
  readonly businessDate: string;
  readonly method: Method;
  /** Null for what no till rang up. */
  readonly tillId: string | null;
  /** @unit minor units */
  readonly takenMinor: bigint;
  /** As a positive amount. @unit minor units */
  readonly givenBackMinor: bigint;
  /** @unit payments, and what was given back */
  readonly payments: number;
};

/** Money that guests were given back, with the order it was taken for. */
export type GivenBack = {
  /** The trading day on which it was given back. */
  readonly businessDate: string;
  readonly givenAt: Date;
  readonly method: Method;
  /** As a positive amount. @unit minor units */
  readonly amountMinor: bigint;
  readonly orderId: string;
  readonly orderNumber: string;
  /** The trading day of the order. */
  readonly orderDay: string;
};

/**
 * Payments have no trading day of their own: it is that of the moment at which money changed hands, by the wall and until the
 * hour at which a day ends. The first bound, wider by two days, is for the index alone.
 */
const paid = `
  select p.*, (p.taken_at at time zone $4 - make_interval(mins => $5))::date as business_date
    from order_payment p
   where p.restaurant_id = $1 and p.taken_at >= $2::date - 2 and p.taken_at < $3::date + 3`;

const sums = `
  with paid as (${paid})
  select p.business_date::text as "businessDate", p.method, o.till_id as "tillId",
         coalesce(sum(p.amount_minor) filter (where p.amount_minor > 0), 0)::text as taken,
         coalesce(-sum(p.amount_minor) filter (where p.amount_minor < 0), 0)::text as back, count(*)::int as payments,
         p.currency = $6 as "isOurs"
    from paid p join kitchen_order o on o.restaurant_id = p.restaurant_id and o.id = p.order_id
   where p.business_date between $2 and $3
   group by p.business_date, p.method, o.till_id, "isOurs" order by p.business_date, p.method, o.till_id nulls first`;

const valuesOf = (tx: RestaurantTx, { from, to }: Asked) => [tx.restaurantId, from, to, tx.timeZone, tx.dayCutoffMinutes, tx.currency];

type Row = Omit<DayPayments, 'takenMinor' | 'givenBackMinor'> & { readonly taken: string; readonly back: string; readonly isOurs: boolean };

/** What guests paid on some trading days and what they were given back, by day, method and till; and how many payments were in another currency. */
export const paymentsOfDays = async (
  tx: RestaurantTx,
  asked: Asked,
): Promise<{ readonly payments: readonly DayPayments[]; /** @unit payments */ readonly otherCurrency: number }> => {
  const { rows } = await tx.client.query<Row>({ name: 'kitchen-payments', text: sums, values: valuesOf(tx, asked) });
  const others = rows.filter(({ isOurs }) => !isOurs);
  return {
    payments: rows
      .filter(({ isOurs }) => isOurs)
      .map(({ businessDate, method, tillId, taken, back, payments }) => ({
        businessDate,
        method,
        tillId,
        takenMinor: BigInt(taken),
        givenBackMinor: BigInt(back),
        payments,
      })),
    otherCurrency: others.reduce((sum, { payments }) => sum + payments, 0),
  };
};

const back = `
  with paid as (${paid})
  select p.business_date::text as "businessDate", p.taken_at as "givenAt", p.method, (-p.amount_minor)::text as amount,
         o.id as "orderId", o.number_prefix as prefix, o.number_in_day as number, o.business_date::text as "orderDay"
    from paid p join kitchen_order o on o.restaurant_id = p.restaurant_id and o.id = p.order_id
   where p.business_date between $2 and $3 and p.currency = $6 and p.amount_minor < 0
   order by p.taken_at desc, p.id limit 200`;

type BackRow = Omit<GivenBack, 'amountMinor' | 'orderNumber'> & {
  readonly amount: string;
  readonly prefix: string;
  readonly number: number;
};

/** What guests were given back on some trading days, the latest first, at most two hundred of it. */
export const givenBackOnDays = async (tx: RestaurantTx, asked: Asked): Promise<readonly GivenBack[]> => {
  const { rows } = await tx.client.query<BackRow>({ name: 'kitchen-given-back', text: back, values: valuesOf(tx, asked) });
  return rows.map(({ amount, prefix, number, ...row }) => ({
    ...row,
    amountMinor: BigInt(amount),
    orderNumber: orderNumberText({ prefix, number }),
  }));
};
