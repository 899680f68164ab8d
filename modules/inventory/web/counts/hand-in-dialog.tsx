import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { useCountStep } from './use-count-step.ts';

export type HandInDialogProps = {
  readonly title: string;
  readonly countId: string;
  readonly openLines: number;
  readonly onClose: () => void;
};

/** Hands the count in. What nobody counted is said first, and left out, never taken as nothing. */
export const HandInDialog = ({ title, countId, openLines, onClose }: HandInDialogProps) => {
  const { client, restaurantId } = useInventoryWorld();
  const navigate = useNavigate();
  const { step, isBusy } = useCountStep();
  const { waiting } = useOutboxSummary();
  const submit = async () => {
    const body = { countId, openLines: 'LEAVE_OUT' as const };
    const answer = await step(client.submitCount(newCommand(restaurantId, body)));
    onClose();
    if (answer) await navigate({ to: '/inventory/counts/$countId/review', params: { countId } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        waiting.length > 0
          ? m.inventory_counts_still_sending()
          : openLines > 0
            ? m.inventory_counts_left_out({ count: openLines })
            : m.inventory_counts_all_counted()
      }
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_counts_go_on()}</Button>
          <Button
            kind="primary"
            disabled={waiting.length > 0}
            busyLabel={isBusy ? m.inventory_counts_working() : undefined}
            onClick={() => void submit()}
          >
            {m.inventory_counts_hand_in_now()}
          </Button>
        </>
      }
    />
  );
};
