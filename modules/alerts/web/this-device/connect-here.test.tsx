import { beforeEach, expect, test, vi } from 'vitest';

import { disconnectAll, connectHere, disconnectHere, followAddress } from './connect-here.ts';
import { deviceLabel } from './device-label.ts';
import { keptDevice } from './kept-device.ts';

const device = vi.hoisted(() => ({ endpoint: 'https://push.example/1', left: 0 }));
vi.mock('../../../../platform/device/notice-port.ts', () => ({
  pushAddress: async () => ({ kind: 'web', endpoint: device.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  leavePush: async () => void (device.left += 1),
}));

const [selam, habesha] = [
  { userId: 'sara', restaurantId: 'selam' },
  { userId: 'sara', restaurantId: 'habesha' },
];

/** A server that writes down what it is told, and numbers devices. */
const openServer = () => {
  const told: string[] = [];
  const asleep: string[] = [];
  let reaches = 0;
  const client = {
    readPreferences: async () => ({ vapidPublicKey: 'key', asleep }),
    connectDevice: async ({ restaurantId, body }: { restaurantId: string; body: { address: { endpoint: string } } }) => {
      told.push(`${restaurantId}: connect ${body.address.endpoint}`);
      return { reachId: `reach ${(reaches += 1)}` };
    },
    disconnectReach: async ({ restaurantId, body }: { restaurantId: string; body: { reachId: string } }) =>
      void told.push(`${restaurantId}: disconnect ${body.reachId}`),
  };
  return { told, asleep, client: client as unknown as Parameters<typeof connectHere>[0] };
};

beforeEach(() => {
  localStorage.clear();
  Object.assign(device, { endpoint: 'https://push.example/1', left: 0 });
});

test('a device that is connected is known by what the server called it', async () => {
  const { client } = openServer();
  expect(await connectHere(client, selam, 'key')).toBe('connected');
  expect(keptDevice(selam)).toEqual({ reachId: 'reach 1', address: 'https://push.example/1' });
  expect(keptDevice(habesha)).toBeNull();
});

test('an address that its system changed is connected anew, and one that stayed is left alone', async () => {
  const { client, told } = openServer();
  await connectHere(client, selam, 'key');
  await followAddress(client, selam);
  expect(told).toHaveLength(1);
  device.endpoint = 'https://push.example/2';
  await followAddress(client, selam);
  expect(told.slice(1)).toEqual(['selam: disconnect reach 1', 'selam: connect https://push.example/2']);
  expect(keptDevice(selam)?.reachId).toBe('reach 2');
});

test('a device whose session ended is connected anew for whoever signs in on it again, and one that was taken away is not', async () => {
  const { client, told, asleep } = openServer();
  await connectHere(client, selam, 'key');
  await followAddress(client, selam);
  expect(told).toHaveLength(1);
  asleep.push('reach 1');
  await followAddress(client, selam);
  expect(told.slice(1)).toEqual(['selam: connect https://push.example/1']);
  expect(keptDevice(selam)?.reachId).toBe('reach 2');
});

test('the device leaves its push service with the last restaurant, not before', async () => {
  const { client } = openServer();
  for (const place of [selam, habesha]) await connectHere(client, place, 'key');
  await disconnectHere(client, selam);
  expect(device.left).toBe(0);
  await disconnectHere(client, habesha);
  expect(device.left).toBe(1);
});

test('who signs out is told nothing here any more, of any restaurant; somebody else’s stays', async () => {
  const { client, told } = openServer();
  const other = { userId: 'dawit', restaurantId: 'selam' };
  for (const place of [selam, habesha, other]) await connectHere(client, place, 'key');
  await disconnectAll(client, 'sara');
  expect(told.slice(3).toSorted()).toEqual(['habesha: disconnect reach 2', 'selam: disconnect reach 1']);
  expect([keptDevice(selam), keptDevice(habesha)]).toEqual([null, null]);
  expect(keptDevice(other)?.reachId).toBe('reach 3');
  expect(device.left).toBe(1);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
])('a device is called by what its person knows it by: %s', (agent, label) => expect(deviceLabel(agent)).toBe(label));
