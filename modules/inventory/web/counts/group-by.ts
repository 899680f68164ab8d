/** Values under the key of each, in the order in which the keys came. */
export const groupBy = <Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};
