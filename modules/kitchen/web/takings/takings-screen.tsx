import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { channels } from '../../../menu/rules/menu-limits.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { takingsOfDays } from '../../rules/takings-of-days.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { takingsQuery } from '../kitchen-queries.ts';
import { amountText } from '../orders/amount-text.ts';
import { ToKitchen } from '../show/to-kitchen.tsx';
import { PeriodChooser } from '../../../../ui/when/period-chooser.tsx';
import { daysOf } from '../../../../ui/when/period.ts';
import { useChosenPeriod, useToday } from '../../../restaurants/web/parts.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { DayCard } from './day-card.tsx';
import { DaySheet } from './day-sheet.tsx';
import { takenMinor } from './taken.ts';
import { writeTakingsFile } from './write-takings-file.ts';

/** What days took, for who may see it; others are told that it is not for them. */
export const TakingsScreen = () =>
  useCan('kitchen.view-takings') ? <TakingsOf /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

/** The way to sales that tills write into files, for who may take them over. */
const TillFilesLink = () =>
  useCan('integrations.take-files') && (
    <Link to="/admin/integrations" className={buttonClass('secondary')}>
      {m.kitchen_takings_till_files()}
    </Link>
  );

/** What the days of a period took by channel: as the orders add up, beside what was typed or taken over. */
const TakingsOf = () => {
  const period = useChosenPeriod(useSearch({ from: '/protected/in-restaurant/kitchen/takings' }), 7);
  const navigate = useNavigate();
  const today = useToday();
  const { currency } = useRestaurant();
  const query = useQuery({ ...takingsQuery(useKitchenWorld(), period), placeholderData: keepPreviousData });
  const [written, setWritten] = useState<string | null>(null);
  const { data } = query;
  const shown = daysOf(period).filter((day) => day <= today);
  const days = data && takingsOfDays(data.takings, { days: shown.toReversed(), channels });
  const total = days && takenMinor(days);
  const chosen = days?.find(({ businessDate }) => businessDate === written);
  return (
    <section className="flex max-w-3xl flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <ToKitchen />
          <h1 className="text-title">
            {total === undefined ? m.kitchen_takings_title() : m.kitchen_takings_headline({ amount: amountText(String(total), currency) })}
          </h1>
          <p className="max-w-line text-small text-ink-2">{m.kitchen_takings_text()}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/kitchen/takings/import" className={buttonClass('secondary')}>
            {m.kitchen_takings_import()}
          </Link>
          <TillFilesLink />
          {data && (
            <Button icon={<Download aria-hidden />} onClick={() => writeTakingsFile(data.takings, period)}>
              {m.kitchen_export()}
            </Button>
          )}
        </div>
      </header>
      <PeriodChooser
        period={period}
        today={today}
        daysMax={kitchenLimits.periodDaysMax}
        onChange={(search) => void navigate({ to: '/kitchen/takings', search, replace: true })}
      />
      {data ? <AsOfLine query={query} /> : <Unread query={query} />}
      <ul>
        {days?.map((day) => (
          <DayCard key={day.businessDate} day={day} currency={currency} onWrite={() => setWritten(day.businessDate)} />
        ))}
      </ul>
      {chosen && <DaySheet key={chosen.businessDate} day={chosen} currency={currency} onClose={() => setWritten(null)} />}
    </section>
  );
};
