import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import type { Entry, Run } from '../../contract/fields.ts';
import { type CheckItem, isAnsweredByTouch } from '../../rules/check-item.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { AnswerField, type Evidence } from './answer-field.tsx';
import { CorrectiveForm } from './corrective-form.tsx';

export type OpenLineProps = {
  readonly run: Run;
  readonly item: CheckItem;
  readonly label: string;
  /** What was answered last, if anything was. */
  readonly entry: Entry | undefined;
  readonly probeId: string | null;
  /** Whether it is the one line whose keys are open. */
  readonly isChosen: boolean;
  readonly onAsk: () => void;
  readonly onAnswered: () => void;
};

/** What can be done about a line while its list is open: answer it, answer it again, or say what was done where it failed. */
export const OpenLine = (props: OpenLineProps) => {
  const { item, entry, isChosen, onAsk } = props;
  if (isChosen || (!entry && isAnsweredByTouch(item))) return <Asked {...props} />;
  return (
    <>
      <Button kind="row" className="self-start touch:min-h-12" onClick={onAsk}>
        {entry ? m.tasks_answer_again() : m.tasks_answer()}
      </Button>
      {entry && <Corrected {...props} entry={entry} />}
    </>
  );
};

const Asked = ({ run, item, label, probeId, onAnswered }: OpenLineProps) => {
  const commands = useTasksCommands();
  const answer = async (value: string | null, { picture, signature }: Evidence, form: TypedForm): Promise<void> => {
    const taken = item.type === 'TEMPERATURE' ? probeId : null;
    const said = { runId: run.id, itemKey: item.key, value, probeId: taken, signature };
    await commands.answer(said, { subject: label, picture, form });
    onAnswered();
  };
  return (
    <>
      <AnswerField runId={run.id} item={item} onAnswer={(...said) => void answer(...said)} />
      {item.type === 'TEMPERATURE' && (
        <Link to="/tasks/display" search={{ run: run.id, line: item.key }} className={`${buttonClass('quiet')} self-start`}>
          {m.tasks_read_display()}
        </Link>
      )}
    </>
  );
};

const needsAction = ({ actions }: Run, { isCritical }: CheckItem, { id, outcome }: Entry): boolean =>
  isCritical && outcome === 'FAIL' && !actions.some(({ entryId }) => entryId === id);

const Corrected = ({ run, item, label, entry }: OpenLineProps & { readonly entry: Entry }) => {
  const commands = useTasksCommands();
  if (!needsAction(run, item, entry)) return null;
  return (
    <CorrectiveForm
      place={item.place}
      followUpOf={label}
      about={entry.id}
      onCorrect={(said, form) => commands.correct({ ...said, entryId: entry.id }, { subject: label, form })}
    />
  );
};
