import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { AsOfLine } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { wasteReasons } from '../../../inventory/rules/movement-kind.ts';
import { reasonWord } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { wasteStages } from '../../rules/waste-words.ts';
import { useWasteCommands } from '../waste-commands.ts';
import { useWasteWorld } from '../waste-client.ts';
import { entriesQuery } from '../waste-queries.ts';
import { stageWord } from '../words/waste-word.ts';
import { EntryLine } from './entry-line.tsx';
import type { EntriesSearch } from './entries-search.ts';
import { WaitingEntries } from './waiting-entries.tsx';

/** The log behind every figure, newest first; the address holds what is asked for. */
export const EntriesScreen = () => {
  const search: EntriesSearch = useSearch({ from: '/protected/in-restaurant/waste/entries' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(entriesQuery(useWasteWorld(), search));
  const ask = (next: EntriesSearch) => void navigate({ to: '/waste/entries', search: next, replace: true });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(search).length > 0;
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-col gap-1">
          <Link to="/waste" className={wayBackClass}>
            {m.app_waste_title()}
          </Link>
          <h1 className="text-title">{m.waste_entries()}</h1>
        </div>
        <Link to="/waste/log" className={buttonClass('primary')}>
          {m.waste_log()}
        </Link>
      </header>
      <Filters search={search} onAsk={ask} />
      <ReviewAll rows={rows} search={search} onAsk={ask} />
      {query.data ? <AsOfLine query={query} /> : <Unread query={query} />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState
          title={isFiltered ? m.waste_none_match() : m.waste_none_yet()}
          action={isFiltered && <Button onClick={() => ask({})}>{m.waste_show_all()}</Button>}
        >
          {isFiltered ? m.waste_none_match_text() : m.waste_none_yet_text()}
        </EmptyState>
      )}
      <WaitingEntries known={rows} />
      <ul>
        {rows.map((row) => (
          <EntryLine key={row.id} row={row} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} {...(query.isFetchingNextPage && { busyLabel: m.waste_loading() })}>
          {m.waste_more()}
        </Button>
      )}
    </section>
  );
};

type FiltersProps = { readonly search: EntriesSearch; readonly onAsk: (search: EntriesSearch) => void };

const Filters = ({ search, onAsk }: FiltersProps) => {
  const { reason: _reason, stage: _stage, ...rest } = search;
  const { reason, stage, from = '', to = '' } = search;
  const days = (next: { readonly from: string; readonly to: string }) => {
    const { from: _from, to: _to, ...others } = search;
    onAsk({ ...others, ...(next.from !== '' && { from: next.from }), ...(next.to !== '' && { to: next.to }) });
  };
  return (
    <div className="grid max-w-line grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <DayField label={m.ui_period_from()} value={from} onChange={(day) => days({ from: day, to })} />
      <DayField
        label={m.ui_period_to()}
        value={to}
        error={from !== '' && to !== '' && to < from ? { message: m.waste_days_turned() } : undefined}
        onChange={(day) => days({ from, to: day })}
      />
      <SelectField
        label={m.waste_why()}
        value={reason ?? ''}
        options={[{ value: '', label: m.waste_any() }, ...wasteReasons.map((one) => ({ value: one, label: reasonWord(one) }))]}
        onChange={({ target }) => {
          const next = wasteReasons.find((one) => one === target.value);
          onAsk({ ...rest, ...(stage && { stage }), ...(next && { reason: next }) });
        }}
      />
      <SelectField
        label={m.waste_stage()}
        value={stage ?? ''}
        options={[{ value: '', label: m.waste_any() }, ...wasteStages.map((one) => ({ value: one, label: stageWord(one) }))]}
        onChange={({ target }) => {
          const next = wasteStages.find((one) => one === target.value);
          onAsk({ ...rest, ...(reason && { reason }), ...(next && { stage: next }) });
        }}
      />
      {Object.keys(rest).length > 0 && (
        <Button kind="row" className="w-fit" onClick={() => onAsk({})}>
          {m.waste_show_all()}
        </Button>
      )}
    </div>
  );
};

type ReviewAllProps = FiltersProps & { readonly rows: readonly { readonly id: string; readonly status: string }[] };

/** What cost more than a little waits here for a look: first it is shown by itself, then it can be said that it was seen. */
const ReviewAll = ({ rows, search, onAsk }: ReviewAllProps) => {
  const mayReview = useCan('waste.review');
  const { review } = useWasteCommands();
  const waiting = rows.filter(({ status }) => status === 'LOGGED');
  if (!mayReview || waiting.length === 0) return null;
  return (
    <Banner
      status="soon"
      title={m.waste_to_review({ count: waiting.length })}
      action={
        search.status === 'LOGGED' ? (
          <Button
            kind="row"
            onClick={() =>
              void review(
                waiting.map(({ id }) => id),
                m.waste_entries(),
              )
            }
          >
            {m.waste_mark_reviewed()}
          </Button>
        ) : (
          <Button kind="row" onClick={() => onAsk({ ...search, status: 'LOGGED' })}>
            {m.waste_look_at_them()}
          </Button>
        )
      }
    />
  );
};
