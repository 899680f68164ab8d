import type { Tx } from '../../../platform/server/database/tx.ts';

/** Accounts lie in a schema that the application reaches only by stepping into its role, for these statements alone. */
export const asAuthRole = async <Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> => {
  await tx.client.query('set local role maed_auth');
  const result = await work();
  await tx.client.query('reset role');
  return result;
};
