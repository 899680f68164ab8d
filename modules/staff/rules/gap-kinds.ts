/** What an inspection looks for among rota and papers. */
export const staffGapKinds = ['rota-rule', 'paper-ran-out', 'paper-runs-out', 'hygiene-untrained', 'right-to-work-unchecked'] as const;

/** One of them. */
export type StaffGapKind = (typeof staffGapKinds)[number];
