import { improveRoster } from '../../rules/roster/improve-roster.ts';
import { judgeRoster } from '../../rules/roster/judge-roster.ts';
import { patternSearch, searchMemory, type PatternSearch } from '../../rules/roster/price-pattern.ts';
import { rosterPrices, type RosterPrices } from '../../rules/roster/roster-prices.ts';
import type { RosterPlan, RosterProblem } from '../../rules/roster/roster-problem.ts';
import { ColumnMaster } from './column-master.ts';
import type { LinearModel, ModelAnswer } from './highs-adapter.ts';

/** How far a search is. */
export type RosterProgress = {
  readonly plan: RosterPlan;
  /** @unit penalty of the plan */
  readonly penalty: number;
  /** @unit penalty that no plan can be below; none known yet */
  readonly bound: number | null;
};

/** What a search is given beside the problem. */
export type RosterSearch = {
  readonly openModel: (rows: readonly { readonly lower: number; readonly upper: number }[]) => LinearModel;
  /** Answers from none up to one, by chance. */
  readonly random: () => number;
  /** @unit milliseconds of a clock that only goes forward */
  readonly now: () => number;
  /** @unit milliseconds, by that clock */
  readonly deadline: number;
  readonly isStopped: () => boolean;
  /** Hears of every better plan and every better bound. */
  readonly report: (progress: RosterProgress) => void;
};

/** People who have no lawful pattern at all: nothing can be planned until that is loosened. */
export class NoPattern extends Error {
  readonly people: readonly number[];

  constructor(people: readonly number[]) {
    super('Some people have no pattern that keeps every hard rule.');
    this.people = people;
  }
}

/**
 * Searches for the cheapest plan: first person by person, then by columns, which also says how good any plan can be at
 * all. It keeps the best so far, and ends when that is proven best, when the time is over, or when it is told to.
 *
 * @throws NoPattern when somebody has none
 */
export const solveRoster = (problem: RosterProblem, search: RosterSearch): RosterProgress => {
  const memory = searchMemory();
  const prices = rosterPrices(problem);
  const searches = problem.people.map((person) => patternSearch(problem, person, memory));
  const stuck = problem.people.flatMap((_, person) =>
    searches[person]?.(prices.own[person] ?? new Float64Array(0), 1).length === 0 ? [person] : [],
  );
  if (stuck.length > 0) throw new NoPattern(stuck);
  return new Solve({ problem, prices, searches, search }).run();
};

type Given = {
  readonly problem: RosterProblem;
  readonly prices: RosterPrices;
  readonly searches: readonly PatternSearch[];
  readonly search: RosterSearch;
};

class Solve {
  readonly #given: Given;
  readonly #everybody: readonly number[];
  readonly #stepLeast: number;
  #best: RosterPlan = [];
  #penalty = Number.POSITIVE_INFINITY;
  #bound: number | null = null;
  /** What rows were worth when the bound was best. */
  #center: Float64Array | null = null;

  constructor(given: Given) {
    this.#given = given;
    this.#everybody = given.problem.people.map((_, person) => person);
    this.#stepLeast = isWhole(given.problem) ? 0.999 : 1e-4;
  }

  run(): RosterProgress {
    const { problem, prices, searches, search } = this.#given;
    this.#improve([]);
    const master = new ColumnMaster({ problem, prices, searches, openModel: search.openModel });
    for (let start = 0; start < 4 && !this.#isOver(); start += 1) master.addPlan(this.#improve([]));
    const root = this.#generate(master);
    if (root) this.#search(master, root);
    master.close();
    return this.#progress();
  }

  /** After the root: choices among what is known, and dives that find what is missing, in turn. */
  #search(master: ColumnMaster, root: ModelAnswer): void {
    for (let round = 0; !this.#isOver(); round += 1) {
      this.#dive(master, round);
      if (this.#isOver()) return;
      this.#choose(master, root, 4 + 4 * round);
      if (round > 50) return;
    }
  }

  /** Adds patterns until none betters the linear model, or the time is over. */
  #generate(master: ColumnMaster): ModelAnswer | null {
    for (;;) {
      const answer = master.solve();
      if (!answer || this.#isOver()) return answer;
      const between = this.#center && blend(this.#center, answer.duals);
      const first = between ? this.#price(master, { answer, worth: between }) : 0;
      if (first === 0 && this.#price(master, { answer }) === 0) return answer;
    }
  }

  #price(master: ColumnMaster, { answer, worth }: { readonly answer: ModelAnswer; readonly worth?: Float64Array }): number {
    const { added, bound } = master.price(answer.duals, { people: this.#everybody, most: 3, ...(worth ? { worth } : {}) });
    const before = this.#bound;
    this.#raise(bound + this.#given.prices.constant);
    if (before !== this.#bound) this.#center = worth ?? answer.duals;
    return added;
  }

  /** Holds the patterns that the model leans on most, a few at a time, and looks for what suits them, until all are whole. */
  #dive(master: ColumnMaster, round: number): void {
    const held = new Map<number, number>();
    const free = (): number[] => this.#everybody.filter((person) => !held.has(person));
    for (let answer = master.solve(); answer; answer = master.solve()) {
      const leaning = master.leaning(answer).filter(({ person }) => !held.has(person));
      if (leaning.every(({ share }) => share > 0.999)) {
        this.#improve(master.planOf(answer));
        break;
      }
      const sure = leaning.filter(({ share }) => share > 0.999);
      const [likely] = leaning
        .filter(({ share }) => share <= 0.999)
        .toSorted((one, other) => this.#weight(other.share, round) - this.#weight(one.share, round));
      for (const { column, person } of [...sure.slice(0, 3), ...(likely ? [likely] : [])]) {
        held.set(person, column);
        master.hold(column, 'TAKEN');
      }
      for (let turn = 0; turn < 12 && !this.#isOver(); turn += 1) {
        const again = master.solve();
        if (!again || master.price(again.duals, { people: free(), most: 2 }).added === 0) break;
      }
      if (this.#isOver()) break;
    }
    for (const column of held.values()) master.hold(column, 'FREE');
  }

  /** The first dive follows the model, later ones leave it more and more to chance. */
  #weight(share: number, round: number): number {
    return share + Math.min(0.6, round * 0.15) * this.#given.search.random();
  }

  #choose(master: ColumnMaster, root: ModelAnswer, seconds: number): void {
    const { search } = this.#given;
    const letIn = master.without(root.duals, this.#penalty - (this.#bound ?? 0));
    const left = (search.deadline - search.now()) / 1000;
    const plan = master.choose(this.#best, {
      seconds: Math.max(0.1, Math.min(seconds, left)),
      stepLeast: this.#stepLeast,
      isStopped: () => this.#isOver(),
    });
    letIn();
    if (plan) this.#improve(plan);
  }

  #improve(plan: RosterPlan): RosterPlan {
    const { problem, prices, searches, search } = this.#given;
    const order = this.#everybody.map((person) => ({ person, at: search.random() })).toSorted((one, other) => one.at - other.at);
    const better = improveRoster(plan, { problem, prices, searches, order: order.map(({ person }) => person) });
    const { penalty, breaches } = judgeRoster(problem, better);
    if (breaches.length === 0 && penalty < this.#penalty - 1e-6) {
      [this.#best, this.#penalty] = [better, penalty];
      search.report(this.#progress());
    }
    return better;
  }

  #raise(bound: number): void {
    const raised = this.#stepLeast > 0.5 ? Math.ceil(bound - 1e-4) : bound;
    if (this.#bound !== null && raised <= this.#bound) return;
    this.#bound = raised;
    this.#given.search.report(this.#progress());
  }

  #isOver(): boolean {
    const { search } = this.#given;
    const isProven = this.#bound !== null && this.#penalty - this.#bound < 1e-6;
    return isProven || search.isStopped() || search.now() >= search.deadline;
  }

  #progress(): RosterProgress {
    return { plan: this.#best, penalty: this.#penalty, bound: this.#bound };
  }
}

const blend = (center: Float64Array, duals: Float64Array): Float64Array => duals.map((dual, row) => (dual + (center[row] ?? 0)) / 2);

/** Where every weight is a whole number, so is every penalty, and a bound may be rounded up. */
const isWhole = ({ people, requests, cover }: RosterProblem): boolean =>
  people.every(
    ({ options, spans }) =>
      options.every((ofDay) => ofDay.every(({ cost }) => Number.isInteger(cost))) &&
      spans.every(({ wanted }) => wanted === null || (Number.isInteger(wanted.underWeight) && Number.isInteger(wanted.overWeight))),
  ) &&
  requests.every(({ weight }) => Number.isInteger(weight)) &&
  cover.every(({ underWeight, overWeight }) => Number.isInteger(underWeight) && Number.isInteger(overWeight));
