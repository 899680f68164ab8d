import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AskedQuestion } from '../contract/answer.ts';
import { AnswerView } from './answer-view.tsx';
import type { Asking } from './use-asking.ts';

/** What one asked and what it came to, the latest first and open; those before it fold. */
export const Conversation = ({ asking }: { readonly asking: Asking }) => {
  const { conversation, kept, pending, failed, ask, keep, clear } = asking;
  const [latest, ...before] = conversation.toReversed();
  if (!latest && kept.length === 0 && pending === null && failed === null) return null;
  return (
    <section aria-label={m.assistant_conversation()} className="flex min-w-0 flex-col gap-4">
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {failed !== null && <Banner status="wrong" title={failed} />}
        {pending !== null && <Pending words={pending} />}
      </div>
      {latest && <Exchange question={latest} onKeep={keep} onAsk={ask} />}
      {before.length > 0 && <Earlier questions={before} onKeep={keep} onAsk={ask} />}
      {kept.length > 0 && <Kept asking={asking} />}
      {conversation.length > 0 && (
        <div>
          <Button kind="quiet" onClick={() => void clear()}>
            {m.assistant_clear()}
          </Button>
        </div>
      )}
    </section>
  );
};

/** So many earlier ones stand there at once: home has more to say. @unit questions */
const earlierFirst = 3;

type EarlierProps = Omit<ExchangeProps, 'question'> & { readonly questions: readonly AskedQuestion[] };

const Earlier = ({ questions, onKeep, onAsk }: EarlierProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? questions : questions.slice(0, earlierFirst);
  return (
    <div className="flex flex-col items-start gap-1">
      <ul className="flex w-full flex-col border-t border-line">
        {shown.map((question) => (
          <li key={question.id} className="border-b border-line">
            <details>
              <summary className="min-h-11 cursor-pointer rounded-chip py-2.5 text-body text-ink-2 focus-ring">{question.text}</summary>
              <div className="pb-4">
                <Exchange question={question} onKeep={onKeep} onAsk={onAsk} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {shown.length < questions.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {m.assistant_earlier({ count: questions.length - shown.length })}
        </Button>
      )}
    </div>
  );
};

const Pending = ({ words }: { readonly words: string }) => (
  <div className="flex flex-col gap-2">
    <p className="text-body text-ink-2">{words}</p>
    <Waiting words={m.assistant_thinking()} />
  </div>
);

const Waiting = ({ words }: { readonly words: string }) => (
  <div role="status" className="flex flex-col gap-2">
    <p className="text-small text-ink-3">{words}</p>
    <Skeleton className="h-6 w-2/3" />
  </div>
);

type ExchangeProps = { readonly question: AskedQuestion; readonly onKeep: Asking['keep']; readonly onAsk: Asking['ask'] };

const Exchange = ({ question: { id, text, answer, noAnswer, isReading, cost, isSaved }, onKeep, onAsk }: ExchangeProps) => (
  <article className="flex min-w-0 flex-col gap-2">
    <header className="flex items-start justify-between gap-3">
      <h3 className="min-w-0 text-body text-ink-2">{text}</h3>
      {answer && (
        <IconButton label={isSaved ? m.assistant_drop() : m.assistant_keep()} onClick={() => void onKeep(id, !isSaved)}>
          {isSaved ? <BookmarkCheck aria-hidden className="size-5" /> : <Bookmark aria-hidden className="size-5" />}
        </IconButton>
      )}
    </header>
    {answer && <AnswerView answer={answer} />}
    {noAnswer && (
      <>
        <p className="text-body">{noAnswer.text}</p>
        <Suggestions words={noAnswer.suggestions} onAsk={onAsk} />
      </>
    )}
    {isReading ? (
      <Waiting words={m.assistant_reading()} />
    ) : (
      <p className="text-micro text-ink-3">{cost === 0 ? m.assistant_free() : m.assistant_counted({ count: cost })}</p>
    )}
  </article>
);

const Suggestions = ({ words, onAsk }: { readonly words: readonly string[]; readonly onAsk: Asking['ask'] }) =>
  words.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {words.map((each) => (
        <li key={each}>
          <Button onClick={() => void onAsk(each)}>{each}</Button>
        </li>
      ))}
    </ul>
  );

const Kept = ({ asking: { kept, ask } }: { readonly asking: Asking }) => (
  <div className="flex flex-col gap-2">
    <h3 className="text-small text-ink-2">{m.assistant_kept_questions()}</h3>
    <Suggestions words={kept.map(({ text }) => text)} onAsk={ask} />
  </div>
);
