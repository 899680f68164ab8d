import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { decideCountStep, openCountStatuses } from '../../rules/count-session.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import { EndButton } from './end-button.tsx';
import { useCountStep } from './use-count-step.ts';
import { writeCountFile } from './write-count-file.ts';

export type ReviewStepsProps = {
  readonly review: InventoryOutputs['reviewCount'];
  readonly chosen: ReadonlySet<string>;
  /** Whether a reason is on its way: approving before it has arrived would be refused for want of it. */
  readonly isExplaining: boolean;
  readonly onAsked: () => void;
};

/** What may be done with the count next; a step that is somebody else's is named as such. */
export const ReviewSteps = ({ review, chosen, isExplaining, onAsked }: ReviewStepsProps) => {
  const { count, lines } = review;
  const { client, restaurantId } = useInventoryWorld();
  const { role } = useRestaurant();
  const { stock } = useStock();
  const me = useStockWorker().actor.id;
  const { step, isBusy } = useCountStep();
  const countId = count.id;
  const facts = {
    status: count.status,
    role,
    isCreator: count.createdBy.id === me,
    isOpenToKitchen: count.isOpenToKitchen,
    isApprovedToday: true,
  };
  const approve = decideCountStep('APPROVE', facts);
  const toRecount = worthRecounting(lines, chosen);
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
          busyLabel={isBusy || isExplaining ? m.inventory_counts_working() : undefined}
          onClick={() => void step(client.approveCount(newCommand(restaurantId, { countId })))}
        >
          {m.inventory_counts_approve()}
        </Button>
      )}
      {count.status === 'SUBMITTED' && !approve.ok && (
        <p className="text-small text-ink-2">{m.inventory_refusal_count_approval_forbidden()}</p>
      )}
      {decideCountStep('REVERSE', facts).ok && (
        <EndButton
          countId={countId}
          title={m.inventory_counts_reverse()}
          onEnd={(reason) => step(client.reverseCount(newCommand(restaurantId, { countId, reason })))}
        />
      )}
      {openCountStatuses.includes(count.status) && decideCountStep('CANCEL', facts).ok && (
        <EndButton
          countId={countId}
          title={m.inventory_counts_cancel()}
          onEnd={(reason) => step(client.cancelCount(newCommand(restaurantId, { countId, reason })))}
        />
      )}
    </div>
  );
};

/** The lines that were chosen; where none was, those whose figure is in doubt. */
const worthRecounting = (lines: ReviewStepsProps['review']['lines'], chosen: ReadonlySet<string>): string[] =>
  chosen.size > 0 ? [...chosen] : lines.filter(({ isOver, hasMovedMeanwhile }) => isOver || hasMovedMeanwhile).map(({ itemId }) => itemId);
