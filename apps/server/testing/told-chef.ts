import { pino } from 'pino';
import { beforeEach } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { raiseAlerts, raiseAlertsOften, type Couriers } from '../../../modules/alerts/server/mount.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { deliver, deliveriesOf } from './delivered.ts';
import { freshHouse, type House } from './fresh-house.ts';
import { stockedItem } from './stocked-item.ts';

type Sent = Awaited<ReturnType<typeof deliveriesOf>>;

type JobWorld = Parameters<typeof raiseAlertsOften.run>[0];

type Phone = { readonly kind: 'web'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

/** Where a phone of this name is pushed to. */
export const phone = (name: string): Phone => ({
  kind: 'web',
  endpoint: `https://push.example.com/${name}`,
  keys: { p256dh: 'BPk', auth: 'c2' },
});

/** A house in which something runs low, and the phones of those who are told. */
export type ToldHouse = House & {
  /** Alerts look at everything, as the server does. */
  readonly look: (now?: Date) => Promise<unknown>;
  /** What the clock does every minute, alerts that look at everything included. */
  readonly minute: () => Promise<unknown>;
  readonly setLevel: (itemId: string, attention: number) => Promise<unknown>;
  readonly lowItem: () => Promise<string>;
  readonly connect: (name?: string, role?: 'chef' | 'owner') => Promise<{ readonly reachId: string }>;
  readonly send: (couriers: Couriers) => Promise<void>;
  readonly ofChef: () => Promise<Sent>;
  readonly pushes: () => Promise<Sent>;
};

/** A house that is made anew for each test of a file; nothing of an earlier one waits to be sent. */
export const toldHouse = (): ToldHouse => {
  const house = freshHouse();
  const { app, as, database, here, idOf, tell } = house;
  beforeEach(async () => {
    // The job serves every restaurant, those of the tests before this one too.
    await queryAs(database().superuser, 'delete from alert_delivery', []);
    await queryAs(database().superuser, `delete from mail.letter where template in ('alert', 'digest')`, []);
  });
  const setLevel = (itemId: string, attention: number) =>
    queryAs(database().owner, 'update stock_level set attention = $2 where item_id = $1', [itemId, attention]);
  const ofChef = () => deliveriesOf(database().superuser, idOf('chef'));
  return {
    ...house,
    look: (now = new Date()) =>
      withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', now)),
    minute: () => raiseAlertsOften.run({ pools: database().pools, log: pino({ level: 'silent' }) } as unknown as JobWorld),
    setLevel,
    lowItem: async () => {
      const itemId = await stockedItem(app(), here(), { kilograms: '1' });
      await setLevel(itemId, 1);
      return itemId;
    },
    connect: (name = 'one', role = 'chef') =>
      as(role).alerts.connectDevice(tell({ address: phone(name), label: `Phone ${name}`, language: 'en' as const })),
    send: (couriers) => deliver(database().pools, couriers),
    ofChef,
    pushes: async () => (await ofChef()).filter(({ channel }) => channel === 'PUSH'),
  };
};
