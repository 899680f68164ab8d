import { expect, test } from 'vitest';

import { connectDevice } from '../../../modules/alerts/contract/telling.contract.ts';
import { followAddress, type AddressChange } from './follow-address.ts';
import type { ToldDevice } from './told-devices.ts';

const [selam, habesha] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
const deviceId = '01890000-0000-7000-8000-000000000003';

const subscription = (endpoint: string): PushSubscription => {
  const options = { userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 2]).buffer };
  const [p256dh, auth] = [
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    'tBHItJI5svbpez7KI4CCXg',
  ];
  return { options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
};
const [before, after] = [subscription('https://push.example/old'), subscription('https://push.example/new')];

/** A browser that has this address already, or makes a new one when it is asked; and a server that writes down what it is told. */
const open = (there: PushSubscription | null = null, restaurants = [selam, habesha]) => {
  const told: { readonly path: string; readonly input: { readonly restaurantId: string; readonly body: { readonly address: unknown } } }[] =
    [];
  const madeBy: unknown[] = [];
  const devices = restaurants.map((restaurantId): ToldDevice => ({
    restaurantId: restaurantId ?? '',
    deviceId,
    label: 'Chrome',
    language: 'en',
  }));
  const world = {
    manager: { getSubscription: async () => there, subscribe: async (options: unknown) => (madeBy.push(options), after) },
    told: async () => devices,
    fetch: async (path: string, { body }: { readonly body: string }) => {
      told.push({ path, input: JSON.parse(body).json });
      if (told.length === 1) throw new TypeError('no line');
    },
  } as unknown as Parameters<typeof followAddress>[1];
  return { told, madeBy, follow: (change: AddressChange) => followAddress(change, world) };
};

test('the server is told the new address for each restaurant, by a command that it takes, and one failure stops no other', async () => {
  const { told, madeBy, follow } = open();
  await follow({ oldSubscription: before });
  expect(madeBy).toEqual([{ userVisibleOnly: true, applicationServerKey: before.options.applicationServerKey }]);
  expect(told.map(({ input }) => input.restaurantId)).toEqual([selam, habesha]);
  const schema = connectDevice['~orpc'].inputSchema as unknown as { safeParse: (input: unknown) => { success: boolean } };
  for (const { path, input } of told) {
    expect(path).toBe('/rpc/alerts/connectDevice');
    expect(schema.safeParse(input).success).toBe(true);
    expect(input.body.address).toMatchObject({ endpoint: 'https://push.example/new' });
  }
});

test('an address that the browser has made itself is taken as it is', async () => {
  for (const [there, change] of [
    [null, { oldSubscription: before, newSubscription: after }],
    [after, {}],
  ] as const) {
    const { told, madeBy, follow } = open(there);
    await follow(change);
    expect([told.length, madeBy.length]).toEqual([2, 0]);
  }
});

test('nothing is made up where the browser says nothing, and nobody is told for whom nobody is signed in', async () => {
  const silent = open();
  await silent.follow({});
  expect([silent.told, silent.madeBy]).toEqual([[], []]);
  const alone = open(null, []);
  await alone.follow({ oldSubscription: before });
  expect(alone.told).toEqual([]);
});
