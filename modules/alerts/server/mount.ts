/** What `apps/server` wires of alerts. */
export { raiseAlertsOften } from './raise-alerts.job.ts';
export { raiseAlerts } from './raise-alerts.ts';
export { alertsRouter } from './router.ts';
