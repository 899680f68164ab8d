import type { Cell, ReportFigure } from '../../contract/report-document.ts';
import type { HouseFigures } from '../../rules/group/house-figures.ts';
import { money, plain } from '../cells.ts';
import { againstCount, againstMoney, againstShare, beforeWord } from '../compare.ts';
import type { ReportAsk } from '../report-maker.ts';
import { groupMeasureIds, groupMeasures, type GroupMeasureId, type GroupView, type LoadedSum } from './group-view.ts';
import { measureWords } from './group-words.ts';

/** What a measure says of a restaurant, or of all of them. */
export const measureCell = (id: GroupMeasureId, figures: HouseFigures, sum: Pick<LoadedSum, 'currency'>): Cell => {
  const measure = groupMeasures[id];
  return measure.kind === 'money' ? money(sum, measure.of(figures)) : plain(measure.kind, measure.of(figures));
};

const comparisonOf = (id: GroupMeasureId, sum: LoadedSum, ask: ReportAsk): ReportFigure['comparisons'][number] => {
  const measure = groupMeasures[id];
  const { direction } = measureWords(id, ask.on);
  const label = beforeWord(ask);
  if (measure.kind === 'money') return againstMoney(sum, label, { now: measure.of(sum.now), before: measure.of(sum.before), direction });
  const held = { now: measure.of(sum.now), before: measure.of(sum.before), direction };
  return measure.kind === 'share' ? againstShare(label, held) : againstCount(label, held);
};

/** What stands alone where currencies cannot be added: what an amount is of, its currency says. */
const perCurrency: readonly GroupMeasureId[] = ['net', 'prime', 'stock'];

/** What all restaurants come to together; currency by currency where nobody set a rate. */
export const groupFigures = ({ sums }: GroupView, ask: ReportAsk): ReportFigure[] =>
  sums.flatMap((sum) =>
    (sums.length === 1 ? groupMeasureIds : perCurrency).map((id) => {
      const { label, basis } = measureWords(id, ask.on);
      return {
        id: sums.length === 1 ? id : `${id}-${sum.currency}`,
        label: sums.length === 1 ? label : `${label} · ${sum.currency}`,
        basis,
        value: measureCell(id, sum.now, sum),
        place: null,
        // What stood on the shelves at the end of the stretch before is no thing that the group should beat.
        comparisons: id === 'stock' ? [] : [comparisonOf(id, sum, ask)],
      };
    }),
  );
