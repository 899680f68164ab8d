/** The name of the job that asks for sales, for whoever wakes it. */
export const pullSalesName = 'integrations.pull-sales';
