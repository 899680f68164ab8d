import { useSyncExternalStore } from 'react';

const tickMs = 1_000;
const minuteMs = 60_000;

let deviceNowMs = Date.now();
/** How far this device's clock is behind the server's; both are shown by it, so that a wrong clock ages no ticket. */
let behindMs = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = (): void => {
  deviceNowMs = Date.now();
  for (const listener of listeners) listener();
};

/** Ticks while anybody looks, once for all of them. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    deviceNowMs = Date.now();
    timer = setInterval(tick, tickMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const deviceNow = () => deviceNowMs;
const serverNow = () => deviceNowMs + behindMs;
const serverMinute = () => Math.floor(serverNow() / minuteMs) * minuteMs;

/** Takes in what the server said of the time, and when it was asked by this device's clock. */
export const hearServerTime = (saidMs: number, askedAtMs: number): void => {
  behindMs = saidMs - askedAtMs;
};

/** The moment by this device's clock, every second. @unit milliseconds since 1970 */
export const useDeviceNow = (): number => useSyncExternalStore(subscribe, deviceNow);

/** The moment by the server's clock, every second. @unit milliseconds since 1970 */
export const useServerNow = (): number => useSyncExternalStore(subscribe, serverNow);

/** The minute by the server's clock, for whoever need not be drawn each second. @unit milliseconds since 1970 */
export const useServerMinute = (): number => useSyncExternalStore(subscribe, serverMinute);
