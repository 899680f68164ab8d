import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ChartView, PlaceLink, TableView } from '../../reports/web/parts.ts';
import type { Answer } from '../contract/answer.ts';

/** So many lines stand there at once; the others come when asked for. @unit lines */
const shownFirst = 6;

/** What a question came to: the sentence, its figures, how it was understood, and the way down to the papers. */
export const AnswerView = ({ answer: { sentence, table, chart, used, readBy, restsOn, evidence } }: { readonly answer: Answer }) => (
  <div className="flex min-w-0 flex-col gap-3">
    <p className="text-heading">{sentence}</p>
    {chart && <ChartView chart={chart} />}
    {table && table.rows.length > 0 && <Lines table={table} />}
    <details className="text-small text-ink-2" open={readBy !== undefined}>
      <summary className="min-h-8 cursor-pointer rounded-chip py-1 focus-ring touch:min-h-11 touch:py-2.5">
        {m.assistant_understood()}
      </summary>
      <Facts facts={readBy === undefined ? used : [...used, { label: m.assistant_used_reader(), text: readBy }]} />
      {restsOn.length > 0 && (
        <>
          <h4 className="pt-2 text-micro text-ink-3">{m.assistant_rests_on()}</h4>
          <Facts facts={restsOn} />
        </>
      )}
    </details>
    {evidence.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        {evidence.map(({ label, place }) => (
          <PlaceLink key={place} place={place} className="inline-flex min-h-8 items-center text-link touch:min-h-11">
            {label}
          </PlaceLink>
        ))}
      </p>
    )}
  </div>
);

const Lines = ({ table }: { readonly table: NonNullable<Answer['table']> }) => {
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? table.rows : table.rows.slice(0, shownFirst);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <div className="w-full min-w-0">
        <TableView table={{ ...table, rows }} />
      </div>
      {rows.length < table.rows.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {m.assistant_more_rows({ count: table.rows.length })}
        </Button>
      )}
    </div>
  );
};

const Facts = ({ facts }: { readonly facts: Answer['used'] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
    {facts.map(({ label, text }) => (
      <div key={`${label} ${text}`} className="contents">
        <dt className="text-ink-3">{label}</dt>
        <dd className="min-w-0">{text}</dd>
      </div>
    ))}
  </dl>
);
