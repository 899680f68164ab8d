/** The job that hands letters over, by its name in the queue. */
export const deliverMailJobName = 'platform.deliver-mail';
