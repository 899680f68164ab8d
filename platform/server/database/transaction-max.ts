/**
 * How long a transaction may last. Its rows carry the time that it began and are there when it ends, so whoever asks for what came
 * since a moment looks back so much further.
 *
 * @unit seconds
 */
export const transactionSecondsMax = 30;
