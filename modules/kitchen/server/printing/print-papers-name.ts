/** The name of the job, for those who only wake it. */
export const printPapersJobName = 'kitchen.print-papers';
