/** Something that is folded with others of its kind. */
export type Foldable = { readonly kind: string };

/** A need by itself, or how many more of its kind there are. */
export type Folded<Need extends Foldable> =
  | { readonly need: Need; readonly more: null }
  | { readonly kind: string; /** @unit needs */ readonly more: number };

/**
 * So many of a kind are named; beyond them a list says it better.
 *
 * @unit needs
 */
const namedOfKind = 2;

/**
 * Needs in the order given, of each kind that has a list of its own the first two, and behind them how many more there are.
 *
 * @invariant what is named and what is counted are together as many as were given
 */
export const foldNeeds = <Need extends Foldable>(needs: readonly Need[], hasList: (kind: string) => boolean): readonly Folded<Need>[] => {
  const seen = new Map<string, number>();
  const count = (kind: string): number => needs.filter((need) => need.kind === kind).length;
  return needs.flatMap((need): Folded<Need>[] => {
    const before = seen.get(need.kind) ?? 0;
    seen.set(need.kind, before + 1);
    // One alone is named rather than counted.
    if (!hasList(need.kind) || before < namedOfKind || count(need.kind) === namedOfKind + 1) return [{ need, more: null }];
    return before === namedOfKind ? [{ kind: need.kind, more: count(need.kind) - namedOfKind }] : [];
  });
};
