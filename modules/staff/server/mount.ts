/** What `apps/server` wires of the module. */
export { readCalendarFeed } from './calendar-feed.ts';
export { staffRouter } from './router.ts';
