import { useEffect, useState } from 'react';

/**
 * What stands beside other things, and moves them when it comes or goes: it follows once it has stood for a while, and never
 * between two presses that follow closely, so that nothing moves away under a finger.
 *
 * @param settleMs how long it must stand, and how long after a press, @unit milliseconds
 * @returns what may be shown; at first at once
 */
export const useCalm = <Value>(value: Value, settleMs: number): Value => {
  const [shown, setShown] = useState(() => value);
  const isPressed = useIsPressed();
  useEffect(() => {
    if (isPressed || Object.is(value, shown)) return undefined;
    const timer = setTimeout(() => setShown(() => value), settleMs);
    return () => clearTimeout(timer);
  }, [value, shown, isPressed, settleMs]);
  return shown;
};

/** Whether a finger or a button of the mouse is down anywhere. */
const useIsPressed = (): boolean => {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel', isDown: boolean) =>
      document.addEventListener(type, () => setIsPressed(isDown), { capture: true, passive: true, signal: listening.signal });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => listening.abort();
  }, []);
  return isPressed;
};
