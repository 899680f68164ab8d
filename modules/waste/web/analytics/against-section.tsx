import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { shownAmount, shownNumber } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { daysBetween } from '../../rules/analyse-waste.ts';
import { type Analysis, isUnpriced } from './figure-of.ts';

type Line = { readonly heading: string; readonly figure: string | null; readonly note: string };

const percent = (part: string | null, whole: string): string => shownNumber(Math.round((1000 * Number(part)) / Number(whole)) / 10);

const boughtLine = ({ total, purchases }: Analysis): Line => {
  if (isUnpriced(total)) return { heading: m.waste_against_bought(), figure: null, note: m.waste_no_price() };
  const isKnown = Number(purchases?.valueMinor ?? 0) > 0;
  return {
    heading: m.waste_against_bought(),
    figure: purchases && isKnown ? m.waste_part_percent({ percent: percent(total.valueMinor, purchases.valueMinor) }) : null,
    note: isKnown ? '' : m.waste_bought_unknown(),
  };
};

const coversLine = ({ total, covers, currency, from, to }: Analysis): Line => {
  const heading = m.waste_against_covers();
  if (covers === null) return { heading, figure: null, note: m.waste_covers_unknown() };
  const grams = shownNumber(Math.round((10 * Number(covers.weightG)) / covers.covers) / 10);
  const each = covers.valueMinor === null || isUnpriced(total) ? null : String(Math.round(Number(covers.valueMinor) / covers.covers));
  const figure = each === null ? m.waste_per_cover({ grams }) : m.waste_per_cover_cost({ grams, amount: shownAmount(each, currency) });
  return { heading, figure, note: knownDays(covers.days, { from, to }) };
};

const salesLine = ({ total, sales, from, to }: Analysis): Line => {
  const heading = m.waste_against_sales();
  if (sales === null) return { heading, figure: null, note: m.waste_sales_unknown() };
  if (isUnpriced(total)) return { heading, figure: null, note: m.waste_no_price() };
  const figure = m.waste_of_sales({ percent: percent(sales.valueMinor, sales.salesMinor) });
  return { heading, figure, note: knownDays(sales.days, { from, to }) };
};

const knownDays = (known: number, { from, to }: Pick<Analysis, 'from' | 'to'>): string =>
  m.waste_known_days({ known: String(known), days: String(daysBetween(from, to).length) });

/** Waste beside what was bought, the guests and the sales of the days that are known; what is not known is named. */
export const AgainstSection = ({ analysis }: { readonly analysis: Analysis }) => {
  const mayRecord = useCan('waste.record-days');
  const lines = analysis.isCostVisible ? [boughtLine(analysis), coversLine(analysis), salesLine(analysis)] : [coversLine(analysis)];
  return (
    <section aria-labelledby="waste-against" className="border-t border-line pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="waste-against" className="text-heading">
          {m.waste_against()}
        </h2>
        {mayRecord && (
          <Link to="/waste/days" className="text-link text-small focus-ring touch:min-h-11">
            {m.waste_days()}
          </Link>
        )}
      </header>
      <dl className="mt-1">
        {lines.map(({ heading, figure, note }) => (
          <div key={heading} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[8rem_1fr]">
            <dt className="text-body text-ink-2">{heading}</dt>
            <dd className="text-body">
              {figure !== null && <b className="font-semibold">{figure}</b>} <span className="text-small text-ink-2">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
