import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { useTell } from '../use-tell.ts';

/** Asks for papers, and says that they are on their way. */
export const usePrint = () => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling } = useTell({ stale: 'printing', says: 'in-passing' });
  const ask = async (call: Promise<{ papers: number }>, nothing: string | null) => {
    const answer = await tell(call);
    if (!answer) return;
    if (answer.papers > 0) showToast({ status: 'good', title: m.kitchen_print_queued() });
    else if (nothing !== null) showToast({ status: 'good', title: nothing });
  };
  return {
    isAsking: isTelling,
    test: (printerId: string) => ask(client.printTest(newCommand(restaurantId, { printerId })), null),
    bill: (orderId: string) => ask(client.printBillSlip(newCommand(restaurantId, { orderId })), null),
    openTickets: (stationId: string) => ask(client.printOpenTickets(newCommand(restaurantId, { stationId })), m.kitchen_print_nothing()),
    step: (jobId: string, step: 'NOW' | 'DROP') => ask(client.stepPrintJob(newCommand(restaurantId, { jobId, step })), null),
  };
};
