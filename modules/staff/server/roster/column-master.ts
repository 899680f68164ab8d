import { hoursOf } from '../../rules/roster/improve-roster.ts';
import type { PatternSearch } from '../../rules/roster/price-pattern.ts';
import { cellsOf, type RosterPrices } from '../../rules/roster/roster-prices.ts';
import type { RosterPattern, RosterPlan, RosterProblem } from '../../rules/roster/roster-problem.ts';
import type { LinearModel, ModelAnswer, WholeSearch } from './highs-adapter.ts';

/** What a master is made of. */
export type MasterParts = {
  readonly problem: RosterProblem;
  readonly prices: RosterPrices;
  readonly searches: readonly PatternSearch[];
  readonly openModel: (rows: readonly { readonly lower: number; readonly upper: number }[]) => LinearModel;
};

type Column = { readonly person: number; readonly pattern: RosterPattern; readonly cost: number };

/** What a round of pricing says. */
export type Pricing = {
  /** @unit patterns that were new */
  readonly added: number;
  /** @unit penalty that no plan can be below, wishes that nobody's work grants left out */
  readonly bound: number;
};

/**
 * The choice of one known pattern for each person as a linear model. What the rows are worth asks the searches for better
 * patterns, until none is; the patterns are then chosen whole.
 */
export class ColumnMaster {
  readonly #parts: MasterParts;
  readonly #model: LinearModel;
  readonly #columns: Column[] = [];
  readonly #known = new Map<string, number>();
  readonly #slacks: number;

  constructor(parts: MasterParts) {
    this.#parts = parts;
    const { cover, people } = parts.problem;
    this.#model = parts.openModel([
      ...cover.map(({ need }) => ({ lower: need, upper: need })),
      ...people.map(() => ({ lower: 1, upper: 1 })),
    ]);
    const upper = Number.POSITIVE_INFINITY;
    this.#model.add(
      cover.flatMap(({ underWeight, overWeight }, row) => [
        { cost: underWeight, upper, rows: [row], value: 1 },
        { cost: overWeight, upper, rows: [row], value: -1 },
      ]),
    );
    this.#slacks = cover.length * 2;
  }

  addPlan(plan: RosterPlan): void {
    this.#add(plan.map((pattern, person) => ({ person, pattern })));
  }

  solve(): ModelAnswer | null {
    return this.#model.solve();
  }

  /** Looks for better patterns of some people by what rows are worth; the bound holds only when it is everybody. */
  price(duals: Float64Array, asked: { readonly people: readonly number[]; readonly most: number; readonly worth?: Float64Array }): Pricing {
    const { problem, prices, searches } = this.#parts;
    const rows = this.#worthOfRows(asked.worth ?? duals);
    let bound = problem.cover.reduce((sum, { need }, row) => sum + need * (rows[row] ?? 0), 0);
    const fresh: { person: number; pattern: RosterPattern }[] = [];
    for (const person of asked.people) {
      const cells = Float64Array.from(prices.own[person] ?? []);
      prices.rowsOfCell.forEach((ofCell, cell) => {
        for (const row of ofCell) cells[cell] = (cells[cell] ?? 0) - (rows[row] ?? 0);
      });
      const found = searches[person]?.(cells, asked.most) ?? [];
      bound += found[0]?.price ?? 0;
      for (const { pattern } of found)
        if (this.#reducedCost({ person, pattern, cost: this.#costOf(person, pattern) }, duals) < -1e-6) fresh.push({ person, pattern });
    }
    return { added: this.#add(fresh), bound };
  }

  /** The patterns that an answer leans on, by how much. */
  leaning({ values }: ModelAnswer): { readonly column: number; readonly person: number; readonly share: number }[] {
    return this.#columns
      .map(({ person }, column) => ({ column, person, share: values[this.#slacks + column] ?? 0 }))
      .filter(({ share }) => share > 1e-6)
      .toSorted((one, other) => other.share - one.share);
  }

  /** Whether a pattern must be taken; a pattern that must is its person's only one. */
  hold(column: number, must: 'TAKEN' | 'FREE'): void {
    this.#model.bound(this.#slacks + column, must === 'TAKEN' ? 1 : 0, Number.POSITIVE_INFINITY);
  }

  /** Takes patterns out of the choice that cost more than they may, by what rows are worth; answers how to let them in again. */
  without(duals: Float64Array, costMost: number): () => void {
    const out = this.#columns.flatMap((column, index) => (this.#reducedCost(column, duals) > costMost ? [index] : []));
    for (const index of out) this.#model.bound(this.#slacks + index, 0, 0);
    return () => {
      for (const index of out) this.hold(index, 'FREE');
    };
  }

  /** The best choice of whole patterns, beginning with a plan that is known. */
  choose(plan: RosterPlan, search: Omit<WholeSearch, 'columns' | 'known'>): RosterPlan | null {
    this.addPlan(plan);
    const known = this.#valuesOf(plan);
    const columns = this.#columns.map((_, column) => this.#slacks + column);
    const answer = this.#model.solveWhole({ ...search, columns, known });
    return answer && this.planOf(answer);
  }

  /** The plan of an answer in whole numbers. */
  planOf(answer: ModelAnswer): RosterPlan {
    const plan: RosterPattern[] = [];
    for (const { column, person, share } of this.leaning(answer)) {
      const pattern = this.#columns[column]?.pattern;
      if (pattern && share > 0.5) plan[person] = pattern;
    }
    return plan;
  }

  close(): void {
    this.#model.close();
  }

  #add(patterns: readonly { readonly person: number; readonly pattern: RosterPattern }[]): number {
    const fresh: Column[] = [];
    for (const { person, pattern } of patterns) {
      const key = `${person} ${pattern.join(' ')}`;
      if (this.#known.has(key)) continue;
      this.#known.set(key, this.#columns.length + fresh.length);
      fresh.push({ person, pattern, cost: this.#costOf(person, pattern) });
    }
    if (fresh.length === 0) return 0;
    this.#columns.push(...fresh);
    this.#model.add(
      fresh.map(({ person, pattern, cost }) => ({
        cost,
        upper: Number.POSITIVE_INFINITY,
        rows: this.#rowsOf(person, pattern),
        value: 1,
      })),
    );
    return fresh.length;
  }

  #rowsOf(person: number, pattern: RosterPattern): number[] {
    const { problem, prices } = this.#parts;
    return [...cellsOf(pattern, problem.kinds.length).flatMap((cell) => prices.rowsOfCell[cell] ?? []), problem.cover.length + person];
  }

  #costOf(person: number, pattern: RosterPattern): number {
    const { problem, prices } = this.#parts;
    const own = cellsOf(pattern, problem.kinds.length).reduce((sum, cell) => sum + (prices.own[person]?.[cell] ?? 0), 0);
    return own + hoursOf(problem, person, pattern);
  }

  #reducedCost({ person, pattern, cost }: Column, duals: Float64Array): number {
    return this.#rowsOf(person, pattern).reduce((sum, row) => sum - (duals[row] ?? 0), cost);
  }

  /** No row is worth more than what its lack costs, nor less than what its surplus does. */
  #worthOfRows(duals: Float64Array): Float64Array {
    return Float64Array.from(this.#parts.problem.cover, ({ underWeight, overWeight }, row) =>
      Math.min(underWeight, Math.max(-overWeight, duals[row] ?? 0)),
    );
  }

  #valuesOf(plan: RosterPlan): Float64Array {
    const { problem, prices } = this.#parts;
    const values = new Float64Array(this.#slacks + this.#columns.length);
    const present = new Int32Array(problem.cover.length);
    plan.forEach((pattern, person) => {
      values[this.#slacks + (this.#known.get(`${person} ${pattern.join(' ')}`) ?? 0)] = 1;
      for (const cell of cellsOf(pattern, problem.kinds.length))
        for (const row of prices.rowsOfCell[cell] ?? []) present[row] = (present[row] ?? 0) + 1;
    });
    problem.cover.forEach(({ need }, row) => {
      values[2 * row] = Math.max(0, need - (present[row] ?? 0));
      values[2 * row + 1] = Math.max(0, (present[row] ?? 0) - need);
    });
    return values;
  }
}
