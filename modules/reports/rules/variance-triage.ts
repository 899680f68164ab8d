/** What usually stands behind stock that nobody can explain. */
export type Cause = 'UNLOGGED_WASTE' | 'PORTIONING' | 'UNRUNG_SALES' | 'RECEIVING_ERROR' | 'COUNT_ERROR' | 'THEFT';

/** An item that was counted twice. */
export type Suspect = {
  readonly itemId: string;
  /**
   * What recipes should have taken, in its base unit.
   *
   * @unit base units, for a share alone
   */
  readonly theoretical: number;
  /**
   * What is gone and nobody knows why; below nothing where more is there.
   *
   * @unit base units, for a share alone
   */
  readonly unexplained: number;
};

/**
 * How many items look like what.
 *
 * @unit items
 */
export type Triage = {
  /** A little more of each portion is gone than its recipe says. */
  readonly portioning: number;
  /** More is there than can be: only a count, or a delivery that nobody wrote down, makes stock. */
  readonly surplus: number;
  /** Gone although recipes take none, or next to none of it. */
  readonly unused: number;
};

/** A share of the recipes' use up to which too large portions explain what is gone. */
const portionShare = 0.15;

/** Tells of how many items the figures speak for which cause: a sign, never a proof. */
export const triageOf = (suspects: readonly Suspect[]): Triage => {
  const gone = suspects.filter(({ unexplained }) => unexplained > 0);
  const isPortion = ({ theoretical, unexplained }: Suspect): boolean => theoretical > 0 && unexplained / theoretical <= portionShare;
  return {
    portioning: gone.filter(isPortion).length,
    surplus: suspects.filter(({ unexplained }) => unexplained < 0).length,
    unused: gone.filter(({ theoretical, unexplained }) => theoretical <= 0 || unexplained > theoretical).length,
  };
};
