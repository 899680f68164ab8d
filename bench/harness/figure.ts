/** One measured line: what, how much, and whether that is what we promised. */
export type Figure = {
  readonly id: string;
  readonly what: string;
  readonly figure: string;
  readonly target: string;
  /** Null where nothing was promised: a figure to know, not to meet. */
  readonly isMet: boolean | null;
};

/** A benchmark: a name to call it by, and what it measures. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<readonly Figure[]> };

const verdict = { true: 'met', false: 'MISSED', null: '' } as const;

/** Prints figures as a table whose columns fit. */
export const printFigures = (figures: readonly Figure[]): void => {
  const rows = figures.map(({ id, what, figure, target, isMet }) => [id, what, figure, target, verdict[`${isMet}`]]);
  const all = [['id', 'what', 'figure', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
};

/** The middle and the upper end of some measurements. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
