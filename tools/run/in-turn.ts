/**
 * Does the work for every item, so many at once, and gives the results in the order of the items.
 *
 * @param atOnceMax how many may be under way at a time
 */
export const inTurn = async <Item, Result>(
  items: readonly Item[],
  atOnceMax: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const waiting = items.map((item, index) => ({ item, index }));
  const results: Result[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: atOnceMax }, worker));
  return results;
};
