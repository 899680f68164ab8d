import highsModule, { type Model } from 'highs';

/** One column of a linear model: what it costs, how far it goes, and the rows that it stands in, each once. */
export type ModelColumn = {
  readonly cost: number;
  readonly upper: number;
  readonly rows: readonly number[];
  /** @unit coefficient, the same in every row */
  readonly value: number;
};

/** What a solve found. */
export type ModelAnswer = {
  readonly objective: number;
  readonly values: Float64Array;
  /** What one more of a row would cost; empty after whole numbers were asked for. */
  readonly duals: Float64Array;
};

/** How whole numbers are searched for. */
export type WholeSearch = {
  readonly columns: readonly number[];
  /** @unit seconds */
  readonly seconds: number;
  /** @unit objective by which an answer must be better to be looked for */
  readonly stepLeast: number;
  /** A known answer to begin with. */
  readonly known: Float64Array;
  readonly isStopped: () => boolean;
};

/** A model that stays open between solves, so that each begins where the last ended. */
export type LinearModel = {
  readonly add: (columns: readonly ModelColumn[]) => void;
  readonly bound: (column: number, lower: number, upper: number) => void;
  readonly solve: () => ModelAnswer | null;
  /** The best whole answer that was found in time; null where none was. */
  readonly solveWhole: (search: WholeSearch) => ModelAnswer | null;
  readonly close: () => void;
};

// The package's types are read as those of its CommonJS file, whose default is one step deeper than that of the ES module.
const loadHighs = highsModule as unknown as typeof highsModule.default;

const optimal = 7;
/** Optimal, or stopped with something in hand. */
const hasAnswer = new Set([optimal, 11, 12, 13, 14, 16, 17]);
const interruptMip = 6;
/** The solver takes no limit without end. */
const endlessSeconds = 1e9;

/** Loads the solver; a worker does it once. */
export const openSolver = async (): Promise<(rows: readonly { readonly lower: number; readonly upper: number }[]) => LinearModel> => {
  const highs = await loadHighs();
  return (rows) => {
    const model = highs.createModel();
    model.options.set({ output_flag: false });
    model.addRows({
      lower: Float64Array.from(rows, ({ lower }) => lower),
      upper: Float64Array.from(rows, ({ upper }) => upper),
      matrix: { format: 'csr', numRows: rows.length, numCols: 0, starts: new Int32Array(rows.length + 1), ...nothing },
    });
    return {
      add: (columns) => void model.addCols(packed(columns, rows.length)),
      bound: (column, lower, upper) => void model.changeColBounds(column, lower, upper),
      solve: () => {
        model.run();
        return model.getModelStatus() === optimal ? answerOf(model) : null;
      },
      solveWhole: (search) => wholeAnswer(model, search),
      close: () => model.dispose(),
    };
  };
};

const nothing = { indices: new Int32Array(0), values: new Float64Array(0) };

const packed = (columns: readonly ModelColumn[], numRows: number) => {
  const starts = [0];
  for (const { rows } of columns) starts.push((starts.at(-1) ?? 0) + rows.length);
  return {
    cost: Float64Array.from(columns, ({ cost }) => cost),
    lower: new Float64Array(columns.length),
    upper: Float64Array.from(columns, ({ upper }) => upper),
    matrix: {
      format: 'csc' as const,
      numRows,
      numCols: columns.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(columns.flatMap(({ rows }) => rows)),
      values: Float64Array.from(columns.flatMap(({ rows, value }) => rows.map(() => value))),
    },
  };
};

const answerOf = (model: Model): ModelAnswer => {
  const { colValue, rowDual } = model.getSolution();
  return { objective: model.getObjectiveValue(), values: colValue, duals: rowDual };
};

const wholeAnswer = (model: Model, { columns, seconds, stepLeast, known, isStopped }: WholeSearch): ModelAnswer | null => {
  const indices = Int32Array.from(columns);
  model.changeColsIntegrality({ kind: 'set', indices }, new Int32Array(indices.length).fill(1));
  model.zeroAllClocks();
  model.options.set({ time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: stepLeast });
  model.setSolution({ colValue: known });
  model.run({
    [interruptMip]: (event) => {
      if (isStopped() && 'interrupt' in event) event.interrupt();
      return undefined;
    },
  });
  const isFound = hasAnswer.has(model.getModelStatus());
  const { colValue } = model.getSolution();
  const answer =
    isFound && colValue.length > 0 ? { objective: model.getObjectiveValue(), values: colValue, duals: new Float64Array(0) } : null;
  model.clearIntegrality();
  model.options.set({ time_limit: endlessSeconds });
  return answer;
};
