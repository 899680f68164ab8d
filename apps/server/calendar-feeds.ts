import { Hono } from 'hono';

import { readCalendarFeed } from '../../modules/staff/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';

/** Answers calendars with the shifts of whoever gave them the link. */
export const calendarFeeds = (pools: Pools): Hono => {
  const app = new Hono();
  app.get('/calendar/:file{.+\\.ics}', async (context) => {
    const feed = await readCalendarFeed(pools, context.req.param('file').replace(/\.ics$/, ''));
    if (feed === null) return context.notFound();
    return context.body(feed, 200, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' });
  });
  return app;
};
