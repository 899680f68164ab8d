import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { daysBetween } from '../../rules/analyse-waste.ts';
import { wasteLimits } from '../../rules/waste-limits.ts';
import { dayAfter } from '../../rules/whole-weeks.ts';
import { useWasteWorld } from '../waste-client.ts';
import { daysQuery } from '../waste-queries.ts';
import { DayLine } from './day-line.tsx';

const daysFirst = 14;

/** The days, for who may write them down; others are told that it is not for them. */
export const DaysScreen = () => (useCan('waste.record-days') ? <Days /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />);

/** Guests and sales of the last days, newest first, typed by hand until something else knows them. */
const Days = () => {
  const { timeZone } = useRestaurant();
  const [today] = useState(() => isoDayAt(new Date(), timeZone));
  const [count, setCount] = useState(daysFirst);
  const period = { from: dayAfter(today, 1 - count), to: today };
  const query = useQuery({ ...daysQuery(useWasteWorld(), period), placeholderData: keepPreviousData });
  const { data } = query;
  const known = new Map(data?.days.map((day) => [day.businessDate, day]));
  // Before the cut-off the wall shows a day that has not begun here.
  const shown = data ? daysBetween(period.from, data.today).toReversed() : [];
  return (
    <section className="flex max-w-line flex-col gap-4">
      <header className="flex flex-col gap-1">
        <Link to="/waste" className={wayBackClass}>
          {m.app_waste_title()}
        </Link>
        <h1 className="text-title">{m.waste_days()}</h1>
        <p className="text-body text-ink-2">{m.waste_days_text()}</p>
      </header>
      {query.data ? <AsOfLine query={query} /> : <Unread query={query} />}
      <ul>
        {data &&
          shown.map((businessDate) => {
            const day = known.get(businessDate) ?? null;
            return <DayLine key={`${businessDate} ${day?.version ?? 0}`} businessDate={businessDate} day={day} currency={data.currency} />;
          })}
      </ul>
      {data && count < wasteLimits.daysListedMax && (
        <Button className="w-fit" onClick={() => setCount(wasteLimits.daysListedMax)}>
          {m.waste_days_earlier()}
        </Button>
      )}
    </section>
  );
};
