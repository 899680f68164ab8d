import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { dayText, gregorianDayText, weekdayText } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { AsOfLine, type AsOfLineProps } from '../../../ui/as-of-line.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWall } from '../../../ui/when/wall.tsx';
import type { Alert } from '../../alerts/contract/alerts.contract.ts';
import { useOpenAlerts } from '../../alerts/web/parts.ts';
import type { Home } from '../contract/home.contract.ts';
import { Conversation, useAsking } from '../../assistant/web/parts.ts';
import { AskBox, type UsePlaces } from './ask-box.tsx';
import { BriefingCard } from './briefing-card.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { GuideCard } from './guide-card.tsx';
import { homeQuery, useHomeWorld } from './home-client.ts';
import { HomeCard } from './home-card.tsx';
import { needLines, NeedsList } from './needs-list.tsx';
import { PlanCard, TradeCard } from './trade-card.tsx';

// Only who has several restaurants sees it, last, and it asks for reports of its own: the day does not wait for its code.
const GroupCard = lazy(async () => ({ default: (await import('./group-card.tsx')).GroupCard }));

/** The day at a glance, for whoever looks. */
export const homeScreen = (usePlaces: UsePlaces) => {
  const HomeScreen = () => {
    const query = useQuery(homeQuery(useHomeWorld(), useLocale()));
    const open = useOpenAlerts();
    // The whole day is drawn at once: between two touches, not before the next.
    const [home, needs] = [useDeferredValue(query.data), useDeferredValue(open.data?.alerts)];
    if (home && needs) return <Day home={home} needs={needs} query={query} usePlaces={usePlaces} />;
    if (query.isError || open.isError)
      return <Unread onRetry={() => void Promise.all([query.refetch(), open.refetch()])} usePlaces={usePlaces} />;
    return <ChatSkeleton />;
  };
  return HomeScreen;
};

/** Without its day home still finds the places of the app. */
const Unread = ({ onRetry, usePlaces }: { readonly onRetry: () => void; readonly usePlaces: UsePlaces }) => (
  <section className="flex flex-col gap-4">
    <h1 className="text-title">{m.home_title()}</h1>
    <AskBox usePlaces={usePlaces} asking={null} />
    <EmptyState title={m.home_failed_title()} action={<Button onClick={onRetry}>{m.home_retry()}</Button>}>
      {m.home_failed_text()}
    </EmptyState>
  </section>
);

/** On a phone what needs somebody comes first, then what yesterday came to, then the day's own cards. */
type DayProps = AsOfLineProps & { readonly home: Home; readonly needs: readonly Alert[]; readonly usePlaces: UsePlaces };

const Day = ({ home, needs, query, usePlaces }: DayProps) => (
  <section className="grid gap-x-10 gap-y-8 pb-10 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Head home={home} needs={needs} />
        <AsOfLine query={query} />
      </div>
      {needs.length > 0 && <NeedsList needs={needs} />}
      <Ask usePlaces={usePlaces} />
      {home.guide && <GuideCard steps={home.guide} />}
    </div>
    <aside className="flex min-w-0 flex-col gap-8 empty:hidden xl:row-span-2">
      {home.plan && <PlanCard plan={home.plan} />}
      {home.trade && <TradeCard trade={home.trade} />}
      {home.briefing && <BriefingCard sentences={home.briefing} />}
      <Suspense>{home.hasGroup && <GroupCard />}</Suspense>
    </aside>
    <div className="grid min-w-0 content-start gap-x-10 gap-y-6 lg:grid-cols-2">
      {home.cards.map((card) => (
        <HomeCard key={card.id} card={card} />
      ))}
    </div>
  </section>
);

/** The box to ask in, over what was asked. */
const Ask = ({ usePlaces }: { readonly usePlaces: UsePlaces }) => {
  const asking = useAsking();
  return (
    <>
      <AskBox usePlaces={usePlaces} asking={asking} />
      <Conversation asking={asking} />
    </>
  );
};

/** As many as are named at once: a number that nobody can take in says nothing. */
const titleOf = (needs: readonly Alert[]): string => {
  const { hidden } = needLines(needs);
  if (needs.length === 0) return m.home_title_calm();
  return hidden === 0 ? m.home_title_needs({ count: needs.length }) : m.home_title_first({ count: needs.length - hidden });
};

const Head = ({ home: { day, fast }, needs }: { readonly home: Home; readonly needs: readonly Alert[] }) => {
  const [wall, language] = [useWall(), useLocale()];
  return (
    <header className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <span>
          {weekdayText(day, 'long', language)}
          {m.ui_comma()}
          {dayText(day, 'date', { wall, language })}
        </span>
        {wall.useEthiopianCalendar && <span>{gregorianDayText(day, 'date', language)}</span>}
        {fast !== null && <Tag status="information">{fast}</Tag>}
      </p>
      <h1 className="text-title">{titleOf(needs)}</h1>
    </header>
  );
};
