import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import type { ProposedLine } from '../../contract/shared-order.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { priceText } from '../show/amount-text.ts';

/** What the supplier would change of one line, in words. */
const changeText = (order: Order, { lineId, quantity, unitPrice, isUnavailable }: ProposedLine): string => {
  const line = order.lines.find(({ id }) => id === lineId);
  if (isUnavailable) return m.purchasing_proposal_unavailable();
  const price = priceText(unitPrice, { of: '1', currency: order.currency });
  return [
    quantity === null ? null : m.purchasing_proposal_quantity({ quantity, before: line?.quantity ?? '' }),
    price === null ? null : m.purchasing_proposal_price({ price }),
  ]
    .filter((part) => part !== null)
    .join(m.ui_comma());
};

/** What the supplier proposes and nobody has decided on. */
export const OrderProposal = ({ order }: { readonly order: Order }) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const open = order.proposals.find(({ state }) => state === 'OPEN');
  if (!open) return null;
  const decide = (decision: 'ACCEPT' | 'DECLINE') =>
    tell(client.decideProposal(newCommand(restaurantId, { orderId: order.id, baseVersion: order.version, proposalId: open.id, decision })));
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line bg-teff-raise p-4">
      <div>
        <h2 className="text-heading">{m.purchasing_proposal_title({ supplier: order.supplierName })}</h2>
        <p className="text-small text-ink-2">
          <MomentText at={open.madeAt} />
        </p>
      </div>
      {open.lines.length > 0 && (
        <ul className="text-body">
          {open.lines.map((line) => (
            <li key={line.lineId} className="border-t border-line py-2">
              {m.purchasing_proposal_line({
                item: order.lines.find(({ id }) => id === line.lineId)?.description ?? '',
                change: changeText(order, line),
              })}
            </li>
          ))}
        </ul>
      )}
      {open.message !== null && <blockquote className="border-l-2 border-line-strong pl-3 text-body">{open.message}</blockquote>}
      <div className="flex flex-wrap gap-2">
        {open.lines.length > 0 && (
          <Button kind="primary" disabled={isTelling} onClick={() => void decide('ACCEPT')}>
            {m.purchasing_proposal_accept()}
          </Button>
        )}
        <Button disabled={isTelling} onClick={() => void decide('DECLINE')}>
          {m.purchasing_proposal_decline()}
        </Button>
      </div>
    </section>
  );
};
