import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { CloseLine } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { dayLater } from '../../rules/report-period.ts';
import { closesQuery, useReportsWorld, type ReportsOutputs } from '../reports-client.ts';
import { useReader } from '../use-reader.ts';
import { dayStateWord } from '../words/close-words.ts';
import { ReportsTrail } from '../list/reports-trail.tsx';

/** Where the trading days stand, for who closes them; others are told that it is not for them. */
export const CloseListScreen = () =>
  useCan('reports.close-days') ? <AllDays /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const AllDays = () => {
  const [until, setUntil] = useState<string | null>(null);
  const query = useQuery({ ...closesQuery(useReportsWorld(), until), placeholderData: keepPreviousData });
  const { data } = query;
  const first = data?.days.at(-1)?.businessDate;
  return (
    <section className="flex max-w-[64rem] flex-col gap-6 pb-10">
      <header className="flex flex-col gap-1">
        <ReportsTrail here={m.reports_close_title()} />
        <h1 className="text-title">{m.reports_close_title()}</h1>
        <p className="max-w-line text-small text-ink-2">{m.reports_close_text()}</p>
      </header>
      {data ? <AsOfLine query={query} /> : <Unread query={query} />}
      {data && <DayTable {...data} />}
      {first !== undefined && (
        <div className="flex gap-2">
          {data?.hasEarlier === true && <Button onClick={() => setUntil(dayLater(first, -1))}>{m.reports_close_earlier()}</Button>}
          {until !== null && <Button onClick={() => setUntil(null)}>{m.reports_close_latest()}</Button>}
        </div>
      )}
    </section>
  );
};

const DayTable = ({ days, currency }: ReportsOutputs['listCloses']) => (
  <table className="w-full text-body">
    <thead className="text-micro text-ink-3">
      <tr className="border-b border-line">
        <th scope="col" className="py-2 pr-3 text-left font-normal">
          {m.reports_day()}
        </th>
        <th scope="col" className="py-2 pr-3 text-right font-normal">
          {m.reports_net_sales()}
        </th>
        <th scope="col" className="hidden py-2 pr-3 text-right font-normal sm:table-cell">
          {m.reports_close_variance()}
        </th>
        <th scope="col" className="py-2 text-left font-normal">
          {m.reports_close_state()}
        </th>
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <DayRow key={day.businessDate} day={day} currency={currency} />
      ))}
    </tbody>
  </table>
);

const DayRow = ({ day, currency }: { readonly day: CloseLine; readonly currency: ReportsOutputs['listCloses']['currency'] }) => {
  const [reader, language] = [useReader(), useLocale()];
  const { word, status } = dayStateWord(day.state);
  const money = (minor: string | null): string => cellText({ kind: 'money', minor, currency }, reader);
  return (
    <tr className="h-12 border-b border-line">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        <Link to="/reports/close/$day" params={{ day: day.businessDate }} className="text-link rounded-chip focus-ring">
          {weekdayText(day.businessDate, 'short', language)} {cellText({ kind: 'day', day: day.businessDate }, reader)}
        </Link>
      </th>
      <td className="py-2 pr-3 text-right">{money(day.netMinor)}</td>
      <td className={`hidden py-2 pr-3 text-right sm:table-cell ${day.varianceMinor?.startsWith('-') ? 'text-wrong' : ''}`}>
        {money(day.varianceMinor)}
      </td>
      <td className="py-2">
        <span className="flex flex-wrap items-center gap-2">
          <Tag status={status}>{word}</Tag>
          {day.signedBy !== null && <span className="hidden text-small text-ink-2 md:inline">{day.signedBy}</span>}
        </span>
      </td>
    </tr>
  );
};
