import { m } from '../../../../generated/messages/web/messages.js';
import type { CloseDay } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';
import { figureWord } from '../words/close-words.ts';

export type LateFactsProps = { readonly late: CloseDay['late']; readonly currency: CloseDay['facts']['currency'] };

/** What became known of a day after it was signed: each figure as it was signed, and what came. */
export const LateFacts = ({ late, currency }: LateFactsProps) => {
  const reader = useReader();
  const text = ({ figure, isMoney }: CloseDay['late'][number], value: string): string => {
    if (isMoney) return cellText({ kind: 'money', minor: value, currency }, reader);
    return cellText({ kind: figure === 'labourMinutes' ? 'minutes' : 'count', value: Number(value) }, reader);
  };
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.reports_late_title()}</h2>
      <p className="max-w-line text-small text-ink-2">{m.reports_late_text()}</p>
      <table className="w-full max-w-[40rem] text-body">
        <thead className="text-micro text-ink-3">
          <tr className="border-b border-line text-right">
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {m.reports_figure()}
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {m.reports_late_signed()}
            </th>
            <th scope="col" className="py-2 font-normal">
              {m.reports_late_since()}
            </th>
          </tr>
        </thead>
        <tbody>
          {late.map((fact) => (
            <tr key={fact.figure} className="border-b border-line text-right">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {figureWord(fact.figure)}
              </th>
              <td className="py-2 pr-3">{text(fact, fact.signed)}</td>
              <td className="py-2">{text(fact, fact.more)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
