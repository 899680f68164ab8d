import { m } from '../../../../generated/messages/web/messages.js';
import { shownAmount, shownNumber } from '../../../inventory/web/parts.ts';
import { type Analysis, isUnpriced, kilograms } from './figure-of.ts';

type Row = { readonly key: string; readonly words: string; readonly sum: Analysis['total'] };

type FiguresTableProps = {
  readonly heading: string;
  readonly rows: readonly Row[];
  readonly analysis: Pick<Analysis, 'isCostVisible' | 'currency'>;
};

/** Everything that is known of each line of a chart: cost where it is seen, weight, and how often. */
export const FiguresTable = ({ heading, rows, analysis: { isCostVisible, currency } }: FiguresTableProps) => (
  <div className="mt-2 max-h-96 overflow-auto">
    <table className="w-full text-body">
      <thead className="text-micro text-ink-3">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {heading}
          </th>
          {isCostVisible && (
            <th scope="col" className="py-2 text-right font-normal">
              {m.waste_cost()}
            </th>
          )}
          <th scope="col" className="py-2 text-right font-normal">
            {m.waste_weight()}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {m.waste_entries_count()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, words, sum }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {words}
            </th>
            {isCostVisible && (
              <td className="py-1.5 text-right">{isUnpriced(sum) ? m.waste_no_price() : shownAmount(sum.valueMinor, currency)}</td>
            )}
            <td className="py-1.5 text-right">{m.waste_kilograms({ weight: kilograms(sum.weightG) })}</td>
            <td className="py-1.5 text-right">{shownNumber(sum.entries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
