import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { NotHere } from '../../../../ui/not-here.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { closeQuery, useReportsWorld } from '../reports-client.ts';
import { useReader } from '../use-reader.ts';
import { dayStateWord } from '../words/close-words.ts';
import { CashSheet } from './cash-sheet.tsx';
import { CloseHistory } from './close-history.tsx';
import { DayFactsView } from './day-facts-view.tsx';
import { DrawerList } from './drawer-list.tsx';
import { LateFacts } from './late-facts.tsx';
import { OpenOrders } from './open-orders.tsx';
import { ReopenDay } from './reopen-day.tsx';
import { SignDay } from './sign-day.tsx';

/** A trading day, for who closes days; others are told that it is not for them. */
export const CloseDayScreen = () => {
  const { day } = useParams({ from: '/protected/in-restaurant/reports/close/$day' });
  if (!useCan('reports.close-days')) return <Banner status="may-not" title={m.app_refusal_forbidden()} />;
  if (!isBusinessDate(day))
    return (
      <NotHere
        list={
          <Link to="/reports/close" className={buttonClass('secondary')}>
            {m.reports_close_title()}
          </Link>
        }
      />
    );
  return <OneDay key={day} businessDate={day} />;
};

const OneDay = ({ businessDate }: { readonly businessDate: string }) => {
  const query = useQuery(closeQuery(useReportsWorld(), businessDate));
  const { data: day } = query;
  const { wall, language } = useReader();
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="flex flex-col gap-1">
        <nav className="flex gap-1.5 text-small text-ink-2">
          <Link to="/reports/close" className="rounded-chip focus-ring hover:text-ink">
            {m.reports_close_title()}
          </Link>
        </nav>
        <h1 className="flex flex-wrap items-center gap-3 text-title">
          {weekdayText(businessDate, 'long', language)}
          {m.ui_comma()}
          {dayText(businessDate, 'date', { wall, language })}
          {day && <Tag status={dayStateWord(day.state).status}>{dayStateWord(day.state).word}</Tag>}
        </h1>
      </header>
      {day ? <AsOfLine query={query} /> : <Unread query={query} />}
      {day && <DayParts day={day} />}
    </section>
  );
};

type Drawer = { readonly tillId: string | null };

/** What is done about a day at the left, what it comes to at the right. */
const DayParts = ({ day }: { readonly day: CloseDay }) => {
  const [counted, setCounted] = useState<Drawer | null>(null);
  const isClosed = day.state === 'CLOSED';
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <OpenOrders day={day} />
        {day.late.length > 0 && <LateFacts late={day.late} currency={day.facts.currency} />}
        <DrawerList day={day} onCount={isClosed ? null : setCounted} />
        {isClosed ? <ReopenDay day={day} /> : <SignDay key={day.version} day={day} />}
        <CloseHistory day={day} />
      </div>
      <DayFactsView facts={day.facts} isSigned={isClosed} />
      {counted && <CashSheet day={day} tillId={counted.tillId} onClose={() => setCounted(null)} />}
    </div>
  );
};
