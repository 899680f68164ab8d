import { dayOff, type RosterPattern, type RosterPlan, type RosterProblem } from './roster-problem.ts';

/** The weights of a problem by day and kind, as a search asks for them; a cell stands at day times kinds plus kind. */
export type RosterPrices = {
  /** What each cell costs a person by itself, by person; a kind that they can't be given costs without end. */
  readonly own: readonly Float64Array[];
  /**
   * Wishes for a shift that are not granted as long as nobody works at all.
   *
   * @unit penalty
   */
  readonly constant: number;
  /** The rows of cover that a cell counts for. */
  readonly rowsOfCell: readonly (readonly number[])[];
};

/** Reads the weights of a problem once. */
export const rosterPrices = ({ dayCount, kinds, people, requests, cover }: RosterProblem): RosterPrices => {
  const cells = dayCount * kinds.length;
  const cellOf = (day: number, kind: number): number => day * kinds.length + kind;
  const own = people.map(({ options }) => {
    const prices = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    options.forEach((ofDay, day) => ofDay.forEach(({ kind, cost }) => prices.fill(cost, cellOf(day, kind), cellOf(day, kind) + 1)));
    return prices;
  });
  let constant = 0;
  for (const { person, day, kind, wish, weight } of requests) {
    const prices = own[person];
    const cell = cellOf(day, kind);
    if (prices) prices[cell] = (prices[cell] ?? 0) + (wish === 'OFF' ? weight : -weight);
    if (wish === 'ON') constant += weight;
  }
  const rowsOfCell: number[][] = Array.from({ length: cells }, () => []);
  cover.forEach((row, index) => row.kinds.forEach((kind) => rowsOfCell[cellOf(row.day, kind)]?.push(index)));
  return { own, constant, rowsOfCell };
};

/** The cells that a pattern works. */
export const cellsOf = (pattern: RosterPattern, kinds: number): number[] =>
  pattern.flatMap((kind, day) => (kind === dayOff ? [] : [day * kinds + kind]));

/** How many people each row of cover has. */
export const presentBy = ({ cover, kinds }: RosterProblem, { rowsOfCell }: RosterPrices, plan: RosterPlan): Int32Array => {
  const present = new Int32Array(cover.length);
  for (const pattern of plan)
    for (const cell of cellsOf(pattern, kinds.length)) for (const row of rowsOfCell[cell] ?? []) present[row] = (present[row] ?? 0) + 1;
  return present;
};
