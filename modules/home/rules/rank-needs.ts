/** How much something presses: the restaurant loses by it now, it will soon, or somebody should know. */
export type Pressure = 'wrong' | 'soon' | 'information';

/** What is ranked. */
export type Ranked = {
  readonly id: string;
  readonly standing: Pressure;
  /**
   * Null where it is no money, or nobody knows.
   *
   * @unit minor units
   */
  readonly stakeMinor: bigint | null;
};

const order: Readonly<Record<Pressure, number>> = { wrong: 0, soon: 1, information: 2 };

const sizeOf = ({ stakeMinor }: Ranked): bigint => stakeMinor ?? 0n;

/** What presses most first; of what presses alike, what most money hangs on; then as it was given. */
export const rankNeeds = <Need extends Ranked>(needs: readonly Need[]): readonly Need[] =>
  needs.toSorted((one, other) => order[one.standing] - order[other.standing] || Number(sizeOf(other) - sizeOf(one)));
