import { startTransition, useEffect, useState } from 'react';

/**
 * A value, once the picture before it has been drawn: what is dear to draw then never delays the answer to a touch.
 * `useDeferredValue` does not do it for what comes out of the address: the router changes that within a transition already,
 * and what is deferred there is drawn along.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [drawn, setDrawn] = useState<{ readonly value: Value }>({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback runs before it is painted, and what it puts off after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn.value;
};
