/** Works something out when it is first asked for, and keeps it: a file that is only loaded so far costs nothing. */
export const once = <Value>(work: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: work() }).value;
};
