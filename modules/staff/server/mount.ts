/** What `apps/server` wires of the module. */
export { readCalendarFeed } from './calendar-feed.ts';
export { forgetClockPhotos, forgetClockPhotosNightly, readClockPhoto } from './clock-photos.ts';
export { staffRouter } from './router.ts';
