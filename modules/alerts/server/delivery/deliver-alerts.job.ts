import { queueMail } from '../../../../platform/server/mail/queue-mail.ts';
import { hasMailbox } from '../../../../platform/server/mail/no-mailbox.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Job, JobContext } from '../../../../platform/server/jobs/job.ts';
import { serveDue } from '../../../../platform/server/jobs/serve-due.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { letterHouseOf } from '../../../restaurants/server/public.ts';
import { closeReaches } from '../telling/reaches.ts';
import { announceAlerts } from '../announce-alerts.ts';
import { CourierBusy, type Courier, type CourierAnswer, type Notice } from './courier.ts';
import type { Couriers } from './couriers.ts';
import { deliverAlertsJobName } from './deliver-alerts-name.ts';
import { addressOf, afterFault, noteDelivery, sayingOf, takeDelivery, type DueDelivery, type Said } from './take-delivery.ts';

type Due = { readonly restaurant_id: string; readonly id: string };

/** What is ready to go out of the house. */
type Parcel = { readonly due: DueDelivery; readonly courier: Courier; readonly address: unknown; readonly notice: Notice };

/** So many are on their way at once. */
const atOnceMax = 8;

/**
 * Takes alerts to people outside the app. Words are made when they are sent; what is over, read or dealt with by then is not. The
 * log names deliveries by their ids, never by what they say or where they go.
 */
export const deliverAlerts = (couriers: Couriers): Job => ({
  name: deliverAlertsJobName,
  schedule: '* * * * *',
  run: (context) =>
    serveDue<Due>({
      look: async () => (await context.pools.app.query<Due>('select * from app.alert_deliveries_due($1)', [atOnceMax])).rows,
      keyOf: ({ id }) => id,
      serve: (due) => deliver(context, due, couriers),
      onFault: (err, { id: delivery }) => context.log.error({ err, delivery }, 'an alert could not be delivered'),
    }),
});

const deliver = async ({ pools, log }: JobContext, { restaurant_id: restaurantId, id }: Due, couriers: Couriers): Promise<void> => {
  const where = { restaurantId, reason: deliverAlertsJobName };
  const parcel = await withSystem(pools.app, where, (tx) => pack(tx, id, couriers));
  if (parcel === null) return;
  const [carried] = await Promise.allSettled([parcel.courier(parcel.address, parcel.notice)]);
  if (carried.status === 'rejected') log.warn({ delivery: id, attempts: parcel.due.attempts }, 'an alert was not taken');
  await withSystem(pools.app, where, (tx) => settle(tx, parcel.due, carried));
};

/** What is to be taken out of the house; a letter is handed to the post in the same transaction. */
const pack = async (tx: RestaurantTx, id: string, couriers: Couriers): Promise<Parcel | null> => {
  const due = await takeDelivery(tx, id);
  if (due === null) return null;
  const said = await sayingOf(tx, due);
  if (typeof said === 'string') await noteDelivery(tx, id, { status: 'DROPPED', reason: said });
  else if (due.channel === 'MAIL') await post(tx, due, said);
  else return packFor(tx, { due, said }, couriers);
  return null;
};

const packFor = async (
  tx: RestaurantTx,
  { due, said }: { readonly due: DueDelivery; readonly said: Said },
  couriers: Couriers,
): Promise<Parcel | null> => {
  const courier = due.channel === 'PUSH' || due.channel === 'TELEGRAM' ? couriers[due.channel] : undefined;
  const address = await addressOf(tx, due.reachId ?? '');
  if (address === null) await noteDelivery(tx, due.id, { status: 'GONE', reason: 'ADDRESS_GONE' });
  else if (courier === undefined) await noteDelivery(tx, due.id, { status: 'FAILED', reason: 'NOT_OFFERED' });
  else return { due, courier, address, notice: said.notice };
  return null;
};

const post = async (tx: RestaurantTx, due: DueDelivery, { notice, on }: Said): Promise<void> => {
  const { email: to, firstName } = await contactOf({ ...tx, userId: due.userId });
  if (!hasMailbox(to)) return noteDelivery(tx, due.id, { status: 'FAILED', reason: 'NOT_OFFERED' });
  const { title, text, path } = notice;
  const facts = { firstName, restaurantName: on.house.name, house: await letterHouseOf(tx), title, text, path: path as `/${string}` };
  await queueMail(tx, { to, language: on.locale, template: 'alert', facts });
  await noteDelivery(tx, due.id, { status: 'SENT', reason: null });
};

const settle = async (tx: RestaurantTx, due: DueDelivery, carried: PromiseSettledResult<CourierAnswer>): Promise<void> => {
  if (carried.status === 'fulfilled' && carried.value === 'SENT') return noteDelivery(tx, due.id, { status: 'SENT', reason: null });
  if (carried.status === 'fulfilled') {
    announceAlerts(tx, await closeReaches(tx, [due.reachId ?? '']));
    return noteDelivery(tx, due.id, { status: 'GONE', reason: 'ADDRESS_GONE' });
  }
  const fault: unknown = carried.reason;
  const dueAt = fault instanceof CourierBusy ? new Date(Date.now() + fault.retryAfterSeconds * 1000) : undefined;
  return noteDelivery(tx, due.id, { ...afterFault(due), dueAt });
};
