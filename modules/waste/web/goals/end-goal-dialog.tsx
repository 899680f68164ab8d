import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Goal } from '../../contract/goal-fields.ts';
import { useWasteCommand } from '../use-waste-command.ts';
import type { WasteInputs } from '../waste-client.ts';

/** Asks once; a goal that ended stays to be seen. */
export const EndGoalDialog = ({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }) => {
  const { send, isBusy, problem } = useWasteCommand<WasteInputs['changeGoal']['body'], unknown>((client, command) =>
    client.changeGoal(command),
  );
  const end = () => send({ step: 'END', goalId: goal.id, baseVersion: goal.version }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.waste_goal_end()}
      description={m.waste_goal_end_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.waste_keep()}</Button>
          <Button kind="primary" onClick={end} busyLabel={isBusy ? m.waste_saving() : undefined}>
            {m.waste_goal_end()}
          </Button>
        </>
      }
    >
      {problem !== undefined && <Banner status="wrong" title={problem} />}
    </Dialog>
  );
};
