import type { Run } from '../../../tasks/contract/fields.ts';

/** A line of an open list that asks for a temperature. */
export type MeasuredLine = { readonly key: string; readonly run: Run; readonly item: Run['items'][number] };

/** What may be answered by a temperature now: unanswered lines first. */
export const measuredLines = (runs: readonly Run[]): readonly MeasuredLine[] => {
  const now = Date.now();
  const open = runs.filter(({ state, showAt }) => (state === 'OPEN' || state === 'IN_PROGRESS') && Date.parse(showAt) <= now);
  const lines = open.flatMap((run) =>
    run.items.filter(({ type }) => type === 'TEMPERATURE').map((item) => ({ key: `${run.id} ${item.key}`, run, item })),
  );
  const isAnswered = ({ run, item }: MeasuredLine) => run.entries.some(({ itemKey }) => itemKey === item.key);
  return lines.toSorted((left, right) => Number(isAnswered(left)) - Number(isAnswered(right)));
};
