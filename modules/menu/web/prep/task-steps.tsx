import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { isPrepOpen } from '../../rules/prep-state.ts';
import { blockForm, BlockDialog } from './block-dialog.tsx';
import { finishForm, FinishDialog } from './finish-dialog.tsx';
import { usePrepCommands } from './use-prep.ts';
import type { Me, ShownTask } from './waiting-prep.ts';

type StepProps = { readonly task: ShownTask; readonly name: string };

export type TaskStepsProps = StepProps & { readonly me: Me; readonly today: string };

/** The ways on from a task, for whoever looks at it. */
export const TaskSteps = ({ task, name, me, today }: TaskStepsProps) => {
  const mayProduce = useCan('menu.produce');
  const mayLead = useCan('menu.edit');
  const isMine = task.state === 'IN_PROGRESS' && task.claimedBy?.id === me.id;
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {mayProduce && <HandSteps task={task} name={name} isMine={isMine} />}
      {mayLead && task.state === 'IN_PROGRESS' && !isMine && <FreeStep task={task} name={name} />}
      {mayLead && isPrepOpen(task.state) && !isMine && <DropStep task={task} name={name} />}
      {mayProduce && task.madeOn === today && <UndoStep task={task} name={name} />}
    </div>
  );
};

/** What whoever cooks may do with it now. */
const HandSteps = ({ task: { id: taskId, state, ...task }, name, isMine }: StepProps & { readonly isMine: boolean }) => {
  const { step } = usePrepCommands();
  const [isFinishing, setIsFinishing] = useOpenForm(finishForm(taskId));
  const [isBlocking, setIsBlocking] = useOpenForm(blockForm(taskId));
  const mayBlock = isMine || state === 'POSTED';
  return (
    <>
      {(state === 'POSTED' || state === 'BLOCKED') && (
        <Button aria-label={m.menu_prep_claim_named({ name })} onClick={() => void step({ step: 'CLAIM', taskId }, { subject: name })}>
          {m.menu_prep_claim()}
        </Button>
      )}
      {isMine && (
        <>
          <Button aria-label={m.menu_prep_finish_named({ name })} onClick={() => setIsFinishing(true)}>
            {m.menu_prep_finish()}
          </Button>
          <Button
            kind="quiet"
            aria-label={m.menu_prep_release_named({ name })}
            onClick={() => void step({ step: 'RELEASE', taskId }, { subject: name })}
          >
            {m.menu_prep_release()}
          </Button>
        </>
      )}
      {mayBlock && (
        <Button kind="quiet" aria-label={m.menu_prep_block_named({ name })} onClick={() => setIsBlocking(true)}>
          {m.menu_prep_block()}
        </Button>
      )}
      {isMine && isFinishing && <FinishDialog task={{ id: taskId, state, ...task }} name={name} onClose={() => setIsFinishing(false)} />}
      {mayBlock && isBlocking && <BlockDialog taskId={taskId} name={name} onClose={() => setIsBlocking(false)} />}
    </>
  );
};

/** Whoever has it in hand may have gone home: then somebody else takes it. */
const FreeStep = ({ task, name }: StepProps) => {
  const { lead } = usePrepCommands();
  return (
    <Button kind="quiet" aria-label={m.menu_prep_free_named({ name })} onClick={() => void lead('FREE', [task.id], name)}>
      {m.menu_prep_free()}
    </Button>
  );
};

const DropStep = ({ task, name }: StepProps) => {
  const { lead } = usePrepCommands();
  return (
    <Button kind="quiet" aria-label={m.menu_prep_drop_named({ name })} onClick={() => void lead('DROP', [task.id], name)}>
      {m.menu_prep_drop()}
    </Button>
  );
};

const UndoStep = ({ task: { batchId }, name }: StepProps) => {
  const { undo } = usePrepCommands();
  if (batchId === null) return null;
  return (
    <Button kind="quiet" aria-label={m.menu_prep_undo_named({ name })} onClick={() => void undo(batchId, name)}>
      {m.menu_prep_undo()}
    </Button>
  );
};
