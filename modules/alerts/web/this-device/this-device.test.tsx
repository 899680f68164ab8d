import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { ThisDevice } from './this-device.tsx';
import type { DeviceStanding, OfferedWays } from './use-this-device.ts';

const device = vi.hoisted(() => ({ standing: 'off' as string | null, isSwitching: false, pressed: 0 }));
vi.mock('./use-this-device.ts', () => ({ useThisDevice: () => ({ ...device, toggle: async () => void (device.pressed += 1) }) }));

const ways: OfferedWays = { channels: ['PUSH'], vapidPublicKey: 'key', reaches: [] };

const open = (standing: DeviceStanding | null, isSwitching = false) => {
  Object.assign(device, { standing, isSwitching });
  render(<ThisDevice ways={ways} />);
};

beforeEach(() => void (device.pressed = 0));
afterEach(cleanup);

test.each([
  ['on', m.alerts_device_is_on(), m.alerts_device_hint(), m.alerts_device_switch_off()],
  ['off', m.alerts_device_is_off(), m.alerts_device_hint(), m.alerts_device_switch_on()],
] as const)('a device that is %s says so, and offers the other', (standing, word, hint, offer) => {
  open(standing);
  for (const text of [word, hint]) expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: offer }));
  expect(device.pressed).toBe(1);
});

test.each([
  ['blocked', m.alerts_device_is_blocked(), m.alerts_device_blocked()],
  ['needs-home-screen', m.alerts_device_is_not_here(), m.alerts_device_needs_home_screen()],
  ['not-supported', m.alerts_device_is_not_here(), m.alerts_device_not_supported()],
  ['not-offered', m.alerts_device_is_not_here(), m.alerts_device_not_offered()],
] as const)('a device that is %s says what is in the way, and offers nothing', (standing, word, hint) => {
  open(standing);
  for (const text of [word, hint]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is claimed before it is known, and nothing can be pressed twice', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
  for (const word of [m.alerts_device_is_on(), m.alerts_device_is_off()]) expect(screen.queryByText(word)).toBeNull();
  cleanup();
  open('off', true);
  fireEvent.click(screen.getByRole('button'));
  expect(device.pressed).toBe(0);
});
