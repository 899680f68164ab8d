import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Entry, Run } from '../../contract/fields.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { probeDoubt } from '../words/food-words.ts';
import { dispositionWord, limitText, nameIn, valueText } from '../words/task-words.ts';
import { AnswerField, answerForm, type Evidence } from './answer-field.tsx';
import { CorrectiveForm } from './corrective-form.tsx';
import { SignatureDrawing } from './signature-drawing.tsx';

export type CheckLineProps = { readonly run: Run; readonly item: CheckItem; readonly probeId: string | null; readonly isOpen: boolean };

/** One line of a list: what is asked, what was answered, and what was done where that failed. */
export const CheckLine = ({ run, item, probeId, isOpen }: CheckLineProps) => {
  const locale = useLocale();
  const commands = useTasksCommands();
  const [isAgain, setIsAgain] = useOpenForm(answerForm(run.id, item.key));
  const entry = run.entries.findLast(({ itemKey }) => itemKey === item.key);
  const label = nameIn(locale, item.label, item.labelLocal);
  const answer = async (value: string | null, { picture, signature }: Evidence, form: TypedForm): Promise<void> => {
    const taken = item.type === 'TEMPERATURE' ? probeId : null;
    const said = { runId: run.id, itemKey: item.key, value, probeId: taken, signature };
    await commands.answer(said, { subject: label, picture, form });
    setIsAgain(false);
  };
  const isAsked = isOpen && (!entry || isAgain);
  const limits = limitText(item);
  return (
    <li aria-label={label} className="flex flex-col gap-3 rounded-control border border-line bg-teff-raise p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 flex-1 text-body font-medium">{label}</p>
        {limits !== '' && <p className="text-small text-ink-2">{limits}</p>}
      </div>
      {entry && <Answered run={run} item={item} entry={entry} />}
      <RowMark ids={[run.id, item.key]} />
      {isAsked && <AnswerField runId={run.id} item={item} onAnswer={(...said) => void answer(...said)} />}
      {isAsked && item.type === 'TEMPERATURE' && (
        <Link to="/tasks/display" search={{ run: run.id, line: item.key }} className={`${buttonClass('quiet')} self-start`}>
          {m.tasks_read_display()}
        </Link>
      )}
      {isOpen && entry && !isAsked && (
        <AfterAnswer
          needsAction={needsAction(run, item, entry)}
          place={item.place}
          followUpOf={label}
          onAgain={() => setIsAgain(true)}
          about={entry.id}
          onCorrect={(said, form) => commands.correct({ ...said, entryId: entry.id }, { subject: label, form })}
        />
      )}
    </li>
  );
};

type AfterAnswerProps = { readonly needsAction: boolean; readonly onAgain: () => void } & ComponentProps<typeof CorrectiveForm>;

/** What can still be done about an answer while the list is open. */
const AfterAnswer = ({ needsAction: isActionNeeded, onAgain, ...form }: AfterAnswerProps) => (
  <>
    <Button kind="row" className="self-start" onClick={onAgain}>
      {m.tasks_answer_again()}
    </Button>
    {isActionNeeded && <CorrectiveForm {...form} />}
  </>
);

const needsAction = ({ actions }: Run, { isCritical }: CheckItem, { id, outcome }: Entry): boolean =>
  isCritical && outcome === 'FAIL' && !actions.some(({ entryId }) => entryId === id);

const Answered = ({ run, item, entry }: { readonly run: Run; readonly item: CheckItem; readonly entry: Entry }) => {
  const when = useWhen();
  const isFailed = entry.outcome === 'FAIL';
  const time = when.clock(new Date(entry.happenedAt));
  const by = entry.by === '' ? time : m.tasks_by_at({ name: entry.by, time });
  return (
    <>
      <StatusLine status={isFailed ? 'wrong' : 'good'}>
        {valueText(item, entry.value)}
        {isFailed && ` · ${m.tasks_failed()}`}
      </StatusLine>
      <p className="text-small text-ink-2">
        {by}
        {entry.isLate && ` · ${m.tasks_late()}`}
        {entry.probe &&
          ` · ${[m.tasks_probe_with({ name: entry.probe.name }), probeDoubt(entry.probe.standing)].filter(Boolean).join(m.ui_comma())}`}
      </p>
      {entry.signature !== null && <SignatureDrawing path={entry.signature} />}
      {entry.photoUrl !== null && (
        <a href={entry.photoUrl} target="_blank" rel="noreferrer" className="self-start focus-ring">
          <img
            src={entry.photoUrl}
            alt={m.tasks_photo_of({ what: item.label })}
            loading="lazy"
            width={96}
            height={96}
            className="size-24 rounded-control object-cover"
          />
        </a>
      )}
      {run.actions
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ id, disposition, note, food }) => (
          <p key={id} className="flex flex-col text-body">
            {[dispositionWord(disposition), food, note].filter((part) => part !== null).join(' · ')}
            <RowMark ids={[id]} />
          </p>
        ))}
    </>
  );
};
