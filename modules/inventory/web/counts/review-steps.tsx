import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { decideCountStep, openCountStatuses } from '../../rules/count-session.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import { useCountStep } from './use-count-step.ts';
import { writeCountFile } from './write-count-file.ts';

export type ReviewStepsProps = {
  readonly review: InventoryOutputs['reviewCount'];
  readonly chosen: ReadonlySet<string>;
  readonly onAsked: () => void;
};

/** What may be done with the count next; a step that is somebody else's is named as such. */
export const ReviewSteps = ({ review, chosen, onAsked }: ReviewStepsProps) => {
  const { count, lines } = review;
  const { client, restaurantId } = useInventoryWorld();
  const { role } = useRestaurant();
  const { stock } = useStock();
  const me = useStockWorker().actor.id;
  const { step, isBusy } = useCountStep();
  const [ending, setEnding] = useState<'REVERSE' | 'CANCEL'>();
  const countId = count.id;
  const facts = {
    status: count.status,
    role,
    isCreator: count.createdBy.id === me,
    isOpenToKitchen: count.isOpenToKitchen,
    isApprovedToday: true,
  };
  const approve = decideCountStep('APPROVE', facts);
  const toRecount =
    chosen.size > 0
      ? [...chosen]
      : lines.filter(({ isOver, hasMovedMeanwhile }) => isOver || hasMovedMeanwhile).map(({ itemId }) => itemId);
  const askAgain = async () => {
    if (await step(client.askRecount(newCommand(restaurantId, { countId, itemIds: toRecount })))) onAsked();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button onClick={() => window.print()}>{m.inventory_counts_print()}</Button>
      <Button onClick={() => stock && writeCountFile(review, stock.find)}>{m.inventory_counts_csv()}</Button>
      {count.status === 'SUBMITTED' && toRecount.length > 0 && (
        <Button onClick={() => void askAgain()}>{m.inventory_counts_ask_recount({ count: toRecount.length })}</Button>
      )}
      {approve.ok && (
        <Button
          kind="primary"
          busyLabel={isBusy ? m.inventory_counts_working() : undefined}
          onClick={() => void step(client.approveCount(newCommand(restaurantId, { countId })))}
        >
          {m.inventory_counts_approve()}
        </Button>
      )}
      {count.status === 'SUBMITTED' && !approve.ok && (
        <p className="text-small text-ink-2">{m.inventory_refusal_count_approval_forbidden()}</p>
      )}
      {decideCountStep('REVERSE', facts).ok && <Button onClick={() => setEnding('REVERSE')}>{m.inventory_counts_reverse()}</Button>}
      {openCountStatuses.includes(count.status) && decideCountStep('CANCEL', facts).ok && (
        <Button onClick={() => setEnding('CANCEL')}>{m.inventory_counts_cancel()}</Button>
      )}
      {ending && (
        <EndDialog
          title={ending === 'REVERSE' ? m.inventory_counts_reverse() : m.inventory_counts_cancel()}
          onClose={() => setEnding(undefined)}
          onEnd={async (reason) => {
            const command = newCommand(restaurantId, { countId, reason });
            await step(ending === 'REVERSE' ? client.reverseCount(command) : client.cancelCount(command));
            setEnding(undefined);
          }}
        />
      )}
    </div>
  );
};

type EndDialogProps = { readonly title: string; readonly onClose: () => void; readonly onEnd: (reason: string) => Promise<void> };

const EndDialog = ({ title, onClose, onEnd }: EndDialogProps) => {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_counts_leave()}</Button>
          <Button kind="primary" disabled={reason.trim() === ''} onClick={() => void onEnd(reason.trim())}>
            {title}
          </Button>
        </>
      }
    >
      <TextField label={m.inventory_counts_why()} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
};
