/** The job that takes alerts to people, by its name in the queue. */
export const deliverAlertsJobName = 'alerts.deliver';
