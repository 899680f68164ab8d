import { afterLoad } from './after-load.ts';
import { router } from './routing/router.ts';

type Measure = { readonly name: string; readonly value: number; readonly rating: string };

const endpoint = '/api/vitals';

/** Tells our own server how fast the visit felt, once, when the page is left. Late, so that it costs the visit nothing. */
export const reportVitalsLater = (): void => {
  if (!import.meta.env.PROD) return;
  afterLoad(() => void begin().catch(() => undefined));
};

const begin = async (): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const measures = new Map<string, Measure>();
  const note = ({ name, value, rating }: Measure): void => void measures.set(name, { name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || measures.size === 0) return;
    navigator.sendBeacon(endpoint, JSON.stringify({ route: currentRoute(), measures: [...measures.values()] }));
    measures.clear();
  });
};

/** The route by its pattern: an id in an address is nobody's business. */
const currentRoute = (): string => router.state.matches.at(-1)?.fullPath ?? '/';
