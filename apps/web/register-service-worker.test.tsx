import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { registerServiceWorkerLater } from './register-service-worker.ts';

vi.mock('./updates/offer-update.ts', () => ({ offerUpdates: () => () => undefined }));
vi.mock('./told/note-told-devices.ts', () => ({ noteToldDevices: () => undefined }));

const [second, hour] = [1_000, 3_600_000];
const asked = { register: 0, update: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  // The page is still on its way.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  Object.assign(asked, { register: 0, update: 0 });
  const registration = { update: async () => void (asked.update += 1) };
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => ((asked.register += 1), registration), getRegistration: async () => registration },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the worker is registered three seconds after the page has loaded, and looked for anew every four hours', async () => {
  registerServiceWorkerLater();
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(asked.register).toBe(0);

  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3 * second - 1);
  expect(asked.register).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual({ register: 1, update: 0 });

  await vi.advanceTimersByTimeAsync(4 * hour - 1);
  expect(asked.update).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.update).toBe(1);
  await vi.advanceTimersByTimeAsync(8 * hour);
  expect(asked).toEqual({ register: 1, update: 3 });
});

test('nothing is registered while the app is being made', async () => {
  vi.stubEnv('PROD', false);
  registerServiceWorkerLater();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(asked.register).toBe(0);
});
