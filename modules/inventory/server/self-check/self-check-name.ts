/** The job's name in the queue: whoever asks for checks wakes it by this. */
export const selfCheckName = 'inventory.run-self-checks';
