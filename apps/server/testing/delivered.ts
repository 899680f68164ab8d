import { pino } from 'pino';

import { queryAs } from '../../../db/testing/query-as.ts';
import { deliverAlerts, type Couriers, type Notice } from '../../../modules/alerts/server/mount.ts';
import type { Login, Pools } from '../../../platform/server/database/pool.ts';

/** What reached a device or chat. */
export type Arrived = { readonly address: unknown; readonly notice: Notice };

/** Runs the job that takes alerts to people, as one server does. */
export const deliver = (pools: Pools, couriers: Couriers): Promise<void> =>
  deliverAlerts(couriers).run({ pools, log: pino({ level: 'silent' }) } as unknown as Parameters<
    ReturnType<typeof deliverAlerts>['run']
  >[0]);

/** Couriers that hand over, and what they handed over. */
export const goodCouriers = (): { readonly couriers: Couriers; readonly arrived: Arrived[] } => {
  const arrived: Arrived[] = [];
  const take = (address: unknown, notice: Notice) => {
    arrived.push({ address, notice });
    return Promise.resolve('SENT' as const);
  };
  return { couriers: { PUSH: take, TELEGRAM: take }, arrived };
};

type Row = {
  readonly channel: string;
  readonly status: string;
  readonly reason: string | null;
  readonly attempts: number;
  /** Until its next attempt. @unit seconds */
  readonly waits: number;
};

/** What was sent to somebody, by channel. */
export const deliveriesOf = (login: Login, userId: string): Promise<Row[]> =>
  queryAs<Row & Record<string, unknown>>(
    login,
    `select channel, status, reason, attempts, extract(epoch from due_at - now())::int as waits from alert_delivery
      where user_id = $1 order by channel, made_at`,
    [userId],
  );

/** The clock goes on to where everything that waits is due. */
export const waitForNextAttempt = (login: Login): Promise<unknown> =>
  queryAs(login, `update alert_delivery set due_at = now() where status = 'QUEUED'`, []);
