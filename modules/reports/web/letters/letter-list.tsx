import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { reportWord } from '../report-words.ts';
import { lettersQuery, useReportsWorld } from '../reports-client.ts';
import { rhythmWord, useHourText } from './letter-words.ts';

/** Which reports one has sent by mail; nothing where there are none. */
export const LetterList = () => {
  const hourText = useHourText();
  const { data } = useQuery(lettersQuery(useReportsWorld()));
  if (!data || data.letters.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.reports_letters_title()}</h2>
      <ul>
        {data.letters.map(({ report, rhythm, localHour }) => (
          <li key={report} className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-b border-line py-2 text-body">
            <Link to="/reports/$report" params={{ report }} className="text-link rounded-chip focus-ring">
              {reportWord(report)}
            </Link>
            <span className="text-small text-ink-2">{m.reports_letters_at({ rhythm: rhythmWord(rhythm), hour: hourText(localHour) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
