/** What `apps/server` wires of reports. */
export { reportsRouter } from './router.ts';
