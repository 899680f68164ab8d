/**
 * Runs works whose statements travel between each other's on one connection. When one fails the others are waited for before
 * that is told: nothing is sent after the end of their transaction.
 *
 * @throws what the first one that failed threw; what failed after it failed because of it
 */
export const atOnce = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const faults: unknown[] = [];
  await Promise.all(works.map((work) => work().catch((fault: unknown) => faults.push(fault))));
  if (faults.length > 0) throw faults[0];
};
