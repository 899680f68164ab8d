import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

/** Where a page says how fast it felt. */
export const vitalsPath = '/api/vitals';

const bytesMax = 4 * 1024;

/** What a page measured of itself: nothing about a person, a restaurant or what was on the screen. */
const vitalsSchema = z.strictObject({
  /** The route as the router names it, without ids and without a query. */
  route: z.string().check(z.maxLength(80), z.regex(/^\/[\w/$-]*$/)),
  measures: z
    .array(
      z.strictObject({
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        /** Milliseconds; for CLS a score. */
        value: z.number().check(z.minimum(0), z.maximum(600_000)),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});

/** Takes what pages measured into the log, where figures of many visits can be gathered; anything else is refused. */
export const webVitals = (log: Logger): Hono => {
  const app = new Hono();
  app.post(vitalsPath, bodyLimit({ maxSize: bytesMax }), async (context) => {
    const parsed = vitalsSchema.safeParse(await context.req.json().catch(() => null));
    if (!parsed.success) return context.body(null, 400);
    log.info(parsed.data, 'web vitals');
    return context.body(null, 204);
  });
  return app;
};
