/** The values in the order that they have once one of them was moved. */
export const moved = <Value>(values: readonly Value[], from: number, to: number): readonly Value[] => {
  const rest = values.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...values.slice(from, from + 1));
};
