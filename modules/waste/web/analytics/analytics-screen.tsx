import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PeriodChooser } from '../../../../ui/when/period-chooser.tsx';
import { useChosenPeriod, useToday } from '../../../restaurants/web/parts.ts';
import { reasonWord, shownAmount, shownNumber } from '../../../inventory/web/parts.ts';
import { isReasonWord } from '../words/waste-word.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useWasteWorld } from '../waste-client.ts';
import { analysisQuery } from '../waste-queries.ts';
import { GoalSection } from '../goals/goal-section.tsx';
import { ChangesSection } from '../reviews/changes-section.tsx';
import { AgainstSection } from './against-section.tsx';
import { CauseBars } from './cause-bars.tsx';
import { ExportButton } from './export-button.tsx';
import { type Analysis, isUnpriced, kilograms, percentOf } from './figure-of.ts';
import { HourHeat } from './hour-heat.tsx';
import { Breakdowns } from './breakdowns.tsx';
import { StreamEvidence } from './stream-evidence.tsx';

const daysNamedMax = 10;

/** What was lost in a period and why; every figure leads to its entries. */
export const AnalyticsScreen = () => {
  const search = useSearch({ from: '/protected/in-restaurant/waste' });
  const navigate = useNavigate();
  const period = useChosenPeriod(search);
  const today = useToday();
  const query = useQuery({ ...analysisQuery(useWasteWorld(), period), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-title">{data && data.total.entries > 0 ? headline(data) : m.waste_title()}</h1>
          {data && data.total.entries > 0 && <p className="text-body text-ink-2">{summary(data)}</p>}
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <PeriodChooser period={period} today={today} onChange={(next) => void navigate({ to: '/waste', search: next, replace: true })} />
          <Link to="/waste/log" className={buttonClass('primary')}>
            {m.waste_log()}
          </Link>
        </div>
      </header>
      {data ? <AsOfLine query={query} /> : <Unread query={query} />}
      {data?.total.entries === 0 && (
        <EmptyState
          title={m.waste_none_in_period()}
          action={
            <Link to="/waste/log" className={buttonClass('secondary')}>
              {m.waste_log()}
            </Link>
          }
        >
          {m.waste_none_in_period_text()}
        </EmptyState>
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <CauseBars analysis={data} />
          <GoalSection />
          <div className="flex min-w-0 flex-col gap-8">
            <HourHeat analysis={data} />
            <AgainstSection analysis={data} />
          </div>
          <ChangesSection analysis={data} />
        </div>
      )}
      {data && data.total.entries > 0 && (
        <>
          <Basis analysis={data} />
          <Breakdowns analysis={data} />
          <StreamEvidence analysis={data} />
          <ExportButton period={period} />
        </>
      )}
    </section>
  );
};

/** How much of it the largest cause is, in words: by what its bar shows. */
const headline = ({ causes, total, isCostVisible }: Analysis): string => {
  const [first] = causes;
  const reason = first && isReasonWord(first.key) ? reasonWord(first.key) : m.waste_unknown();
  const percent = first ? percentOf(first, { total, isCostVisible }) : 0;
  // What has no price is in no share of the money.
  const isByMoney = isCostVisible && total.valueMinor !== '0';
  const said = { reason, percent: String(percent) };
  return isByMoney && total.unpriced > 0 ? m.waste_headline_priced(said) : m.waste_headline(said);
};

const summary = ({ total, purchases, currency, daysMissing, from, to }: Analysis): string => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const logged = m.waste_days_logged({ logged: String(days - daysMissing.length), days: String(days) });
  const weighed = { weight: kilograms(total.weightG), count: String(total.entries) };
  if (total.valueMinor === null) return `${m.waste_sum_weight(weighed)} ${logged}`;
  if (isUnpriced(total)) return `${m.waste_sum_unpriced(weighed)} ${logged}`;
  const bought = Number(purchases?.valueMinor ?? 0);
  const share =
    bought > 0
      ? m.waste_share_bought({ percent: shownNumber(Math.round((1000 * Number(total.valueMinor)) / bought) / 10) })
      : m.waste_nothing_bought();
  return `${m.waste_sum_money({ amount: shownAmount(total.valueMinor, currency), share })} ${logged}`;
};

const unpricedText = ({ unpriced, unpricedG }: Analysis['total']): string =>
  Number(unpricedG) > 0
    ? m.waste_uncosted_weight({ count: String(unpriced), weight: kilograms(unpricedG) })
    : m.waste_uncosted({ count: String(unpriced) });

/** What the figures rest on and what they leave out, in full sentences. */
const Basis = ({ analysis }: { readonly analysis: Analysis }) => {
  const { date } = useWhen();
  const { total, before, currency, loose, otherCurrency, purchases, daysMissing } = analysis;
  const lines = [
    before !== null &&
      before.total.entries > 0 &&
      m.waste_compared({
        before: shownAmount(before.total.valueMinor, currency),
        quantity: shownAmount(before.quantityMinor, currency),
        price: shownAmount(before.priceMinor, currency),
      }),
    total.unpriced > 0 && unpricedText(total),
    total.unweighed > 0 && m.waste_unweighed({ count: String(total.unweighed) }),
    purchases && purchases.unpriced > 0 && m.waste_unpriced({ count: String(purchases.unpriced) }),
    loose > 0 && m.waste_loose({ count: String(loose) }),
    otherCurrency > 0 && m.waste_other_currency({ count: String(otherCurrency) }),
    daysMissing.length > 0 &&
      m.waste_days_missing({
        days: daysMissing
          .slice(-daysNamedMax)
          .map((day) => date(new Date(`${day}T12:00:00Z`)))
          .join(m.ui_comma()),
      }),
  ].flatMap((line) => (typeof line === 'string' ? [String(line)] : []));
  return (
    <section aria-label={m.waste_basis()} className="border-t border-line pt-4">
      <h2 className="text-heading">{m.waste_basis()}</h2>
      <ul className="mt-1 flex max-w-line flex-col gap-1 text-small text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
