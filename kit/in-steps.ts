/** Work that rests now and then, so that something else can come between. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does the work without a rest. */
export const atOnce = <Result>(work: Steps<Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/**
 * Sorts as `toSorted` does, equal ones staying in their order, with a rest after every so many.
 *
 * @param step unit: items between two rests; at least 1
 */
export const sortedInSteps = function* <Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
  step: number,
): Steps<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += step) {
    runs.push(items.slice(from, from + step).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], { compare, step }));
    runs = merged;
  }
  return runs[0] ?? [];
};

type Merging<Item> = { readonly compare: (left: Item, right: Item) => number; readonly step: number };

/** Two that are in order, made one; of equal ones those of the first come first. */
const mergedInSteps = function* <Item>(
  left: readonly Item[],
  right: readonly Item[],
  { compare, step }: Merging<Item>,
): Steps<readonly Item[]> {
  // One behind the other already, as where nearly all was in order: told by their ends alone.
  if (right.length === 0 || compare(left.at(-1) as Item, right[0] as Item) <= 0) return left.concat(right);
  const merged: Item[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length && fromRight < right.length) {
    const [first, second] = [left[fromLeft] as Item, right[fromRight] as Item];
    if (compare(first, second) <= 0) {
      merged.push(first);
      fromLeft += 1;
    } else {
      merged.push(second);
      fromRight += 1;
    }
    if (merged.length % step === 0) yield;
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight));
};
