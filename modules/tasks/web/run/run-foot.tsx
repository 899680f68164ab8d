import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Run } from '../../contract/fields.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { nameIn } from '../words/task-words.ts';
import { openOf } from './open-of.ts';

type LeadStep = 'VERIFY' | 'REOPEN' | 'EXCUSE';

/** What is said of a list that is settled by a step; one that is opened again stays. */
const settledWords: Readonly<Partial<Record<LeadStep, (named: { readonly name: string }) => string>>> = {
  VERIFY: m.tasks_verified_said,
  EXCUSE: m.tasks_excused_said,
};

/** Takes a step; from a list that is settled it leads back, before it is asked anew which lists are left. */
const useLeadStep = (run: Run) => {
  const { tell, ...state } = useTell();
  const navigate = useNavigate();
  const locale = useLocale();
  const takes = (step: LeadStep) => (client: TasksClient) => async (command: Parameters<typeof client.leadRun>[0]) => {
    const answer = await client.leadRun(command);
    const said = settledWords[step];
    if (said) {
      showToast({ status: 'good', title: said({ name: nameIn(locale, run.name, run.nameLocal) }) });
      void navigate({ to: '/tasks' });
    }
    return answer;
  };
  return { ...state, take: (step: LeadStep, reason: string | null) => void tell(takes(step), { runId: run.id, step, reason }) };
};

export type RunFootProps = { readonly run: Run; readonly isOpen: boolean };

/** Handing a list in, and what whoever leads makes of it. */
export const RunFoot = ({ run, isOpen }: RunFootProps) => {
  const leads = useCan('tasks.verify');
  if (isOpen) return <HandIn run={run} />;
  if (leads && (run.state === 'SUBMITTED' || (run.state === 'MISSED' && run.reason === null))) return <Lead run={run} />;
  return null;
};

const HandIn = ({ run }: { readonly run: Run }) => {
  const locale = useLocale();
  const navigate = useNavigate();
  const { submit } = useTasksCommands();
  const { unanswered, uncorrected } = openOf(run);
  const isWhole = unanswered.length + uncorrected.length === 0;
  const handIn = async () => {
    await submit(run.id, nameIn(locale, run.name, run.nameLocal));
    void navigate({ to: '/tasks' });
  };
  return (
    <footer
      data-thumb-bar
      className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-teff py-3 after:absolute after:inset-x-0 after:top-full after:h-10 after:bg-teff"
    >
      {unanswered.length > 0 && <p className="text-small text-ink-2">{m.tasks_open_lines({ count: unanswered.length })}</p>}
      {uncorrected.length > 0 && <p className="text-small text-ink-2">{m.tasks_open_actions({ count: uncorrected.length })}</p>}
      <Button kind="primary" size="thumb" disabled={!isWhole || run.entries.length === 0} onClick={() => void handIn()}>
        {m.tasks_submit()}
      </Button>
    </footer>
  );
};

const Lead = ({ run }: { readonly run: Run }) => {
  const { take, isTelling, refused } = useLeadStep(run);
  const [reason, setReason] = useState('');
  const { errorAt, send: giveReason } = useFaults({ reason: reason.trim() === '' && m.ui_say_why() });
  const isMissed = run.state === 'MISSED';
  return (
    <footer className="flex flex-col gap-3 border-t border-line pt-4">
      {refused && <Banner status="wrong" title={refused.words} />}
      {!isMissed && (
        <Button kind="primary" size="thumb" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => take('VERIFY', null)}>
          {m.tasks_verify()}
        </Button>
      )}
      <TextField
        label={isMissed ? m.tasks_why_missed() : m.tasks_reason()}
        maxLength={taskLimits.noteLengthMax}
        value={reason}
        error={errorAt('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button size="thumb" disabled={isTelling} onClick={() => giveReason(() => take(isMissed ? 'EXCUSE' : 'REOPEN', reason.trim()))}>
        {isMissed ? m.tasks_excuse() : m.tasks_reopen()}
      </Button>
    </footer>
  );
};
