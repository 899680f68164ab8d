import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { PlaceLink } from '../../../reports/web/parts.ts';
import { TodoSheet, type TodoSheetProps } from '../../../tasks/web/parts.ts';
import type { Gap } from '../../contract/inspection.contract.ts';
import { gapWords } from './gap-words.ts';
import { useDayWords } from './use-day-words.ts';

export type GapLineProps = {
  readonly gap: Gap;
  readonly inspectionId: string;
  /** When a breach is to be put right by: the day it was found. */
  readonly today: string;
  readonly people: TodoSheetProps['people'];
  readonly onSettle: (gap: Gap, said: { readonly taskId: string | null; readonly isChanged: boolean }) => Promise<void>;
};

/** One gap: what it is, which law it is against, and what becomes of it. */
export const GapLine = ({ gap, inspectionId, today, people, onSettle }: GapLineProps) => {
  const dayWords = useDayWords();
  const words = gapWords(gap, useLocale());
  const [isGiving, setIsGiving] = useState(false);
  const law = useLawWords(gap);
  const sentence = gap.day === null ? words.gap : m.assistant_gap_on({ gap: words.gap, day: dayWords(gap.day) });
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <p className="text-body font-medium">{sentence}</p>
      {law !== null && <p className="text-small text-ink-2">{law}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlaceLink place={gap.link} className="inline-flex min-h-8 items-center text-small text-link touch:min-h-11">
          {m.assistant_gap_go()}
        </PlaceLink>
        {gap.outcome === null ? (
          <>
            <Button onClick={() => setIsGiving(true)}>{m.assistant_gap_give()}</Button>
            <Button kind="quiet" onClick={() => void onSettle(gap, { taskId: null, isChanged: false })}>
              {m.assistant_gap_leave()}
            </Button>
          </>
        ) : (
          <StatusLine status={gap.outcome === 'REJECTED' ? 'information' : 'good'}>
            {gap.outcome === 'REJECTED' ? m.assistant_gap_left() : m.assistant_gap_given()}
          </StatusLine>
        )}
      </div>
      {isGiving && (
        <TodoSheet
          people={people}
          draft={{
            key: `${inspectionId} ${gap.place}`,
            title: words.fix,
            note: law === null ? sentence : m.assistant_fix_note({ gap: sentence, law }),
            due: gap.weight === 'BREACH' ? today : '',
          }}
          onGiven={(taskId, isChanged) => void onSettle(gap, { taskId, isChanged })}
          onClose={() => setIsGiving(false)}
        />
      )}
    </li>
  );
};

const useLawWords = ({ law }: Gap): string | null => {
  const dayWords = useDayWords();
  if (law === null) return null;
  if (!law.isConfirmed) return m.assistant_law_unconfirmed({ title: law.title });
  return law.since === null ? law.title : m.assistant_law_since({ title: law.title, day: dayWords(law.since) });
};
