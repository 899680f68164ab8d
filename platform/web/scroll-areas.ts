import { queryTimes } from './query-times.ts';

const mark = 'data-scrolling';

/**
 * Marks whatever is being scrolled, and for a moment after: its bar is shown by the style sheet then, and while the
 * pointer is over it. Gives the way to stop.
 */
export const markScrolling = (root: Document = document): (() => void) => {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const onScroll = ({ target }: Event): void => {
    const area = target instanceof Element ? target : root.documentElement;
    area.setAttribute(mark, '');
    clearTimeout(timers.get(area));
    timers.set(
      area,
      setTimeout(() => area.removeAttribute(mark), queryTimes.scrollAreaHideDelayMs),
    );
  };
  root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => root.removeEventListener('scroll', onScroll, { capture: true });
};
