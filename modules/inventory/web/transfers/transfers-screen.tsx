import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useOpenForms } from '../../../../ui/form/use-open-form.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { FeatureNotice } from '../../../subscription/web/parts.ts';
import type { Transfer } from '../../contract/transfers.contract.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { transferMark, transferStatusWord } from '../words/transfer-words.ts';
import { RequestSheet } from './request-sheet.tsx';
import { newTransferForm, newTransfers, type NewTransfer } from './transfer-form.ts';
import { transfersQuery } from './transfer-queries.ts';
import { useWaitingTransfers } from './use-transfer-commands.ts';

const isOver = ({ status }: Transfer): boolean => status === 'CLOSED' || status === 'REJECTED' || status === 'CANCELLED';

/** What goes to and comes from the other restaurants of the account. */
export const TransfersScreen = () => {
  const query = useQuery(transfersQuery(useInventoryWorld()));
  const waiting = useWaitingTransfers();
  const maySee = useCan('subscription.view');
  const [begun, setBegun] = useOpenForms(newTransfers, newTransferForm);
  if (!query.data && query.isError) return <StockFailure heading={m.inventory_transfers()} query={query} />;
  if (!query.data) return <SkeletonRows rows={6} label={m.inventory_loading()} />;
  const { transfers, partners, isInPlan } = query.data;
  const open = transfers.filter((one) => !isOver(one));
  const over = transfers.filter(isOver);
  return (
    <div className="flex flex-col gap-8 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title">{m.inventory_transfers()}</h1>
          <p className="text-small text-ink-2">{m.inventory_transfers_why()}</p>
        </div>
        {isInPlan && partners.length > 0 && <BeginButtons onBegin={setBegun} />}
      </header>
      <StaleBanner query={query} />
      {!isInPlan && (
        <FeatureNotice feature="multi-location" maySee={maySee}>
          {m.inventory_transfers_not_in_plan()}
        </FeatureNotice>
      )}
      {waiting.begun > 0 && <WaitingMark />}
      {transfers.length === 0 && <None hasPartner={partners.length > 0} />}
      {open.length > 0 && <Group title={m.inventory_transfer_open()} transfers={open} waiting={waiting.moved} />}
      {over.length > 0 && <Group title={m.inventory_transfer_over()} transfers={over} waiting={waiting.moved} />}
      {begun && <RequestSheet kind={begun} partners={partners} onClose={() => setBegun(null)} />}
    </div>
  );
};

const BeginButtons = ({ onBegin }: { readonly onBegin: (kind: NewTransfer) => void }) => (
  <div className="flex flex-wrap gap-2">
    {useCan('inventory.send-transfer') && <Button onClick={() => onBegin('SEND')}>{m.inventory_transfer_send_new()}</Button>}
    <Button kind="primary" onClick={() => onBegin('ASK')}>
      {m.inventory_transfer_new()}
    </Button>
  </div>
);

const None = ({ hasPartner }: { readonly hasPartner: boolean }) => (
  <EmptyState title={m.inventory_transfers_none()}>
    {hasPartner ? m.inventory_transfers_none_why() : m.inventory_transfers_no_partner()}
  </EmptyState>
);

type GroupProps = { readonly title: string; readonly transfers: readonly Transfer[]; readonly waiting: ReadonlySet<string> };

const Group = ({ title, transfers, waiting }: GroupProps) => (
  <section>
    <h2 className="pb-2 text-heading">{title}</h2>
    <ul aria-label={title} className="border-t border-line">
      {transfers.map((transfer) => (
        <li key={transfer.id} className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line py-2">
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold">{transferName(transfer)}</span>
            <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
              <StatusLine status={transferMark[transfer.status]}>{transferStatusWord(transfer.status)}</StatusLine>
              <span>{m.inventory_transfer_lines({ count: transfer.lineCount })}</span>
              <Begun transfer={transfer} />
              {waiting.has(transfer.id) && <WaitingMark />}
            </span>
          </span>
          <Link to="/inventory/transfers/$transferId" params={{ transferId: transfer.id }} className={buttonClass('row')}>
            {m.inventory_transfer_look()}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Begun = ({ transfer: { requested, shipped } }: { readonly transfer: Transfer }) => {
  const first = requested ?? shipped;
  return first && <MomentText at={first.at} style="near" />;
};

/** Its number and which way it goes. */
export const transferName = ({ number, side, partner }: Pick<Transfer, 'number' | 'side' | 'partner'>): string => {
  const facts = { number: String(number), name: partner.name };
  return side === 'SENDING' ? m.inventory_transfer_out_to(facts) : m.inventory_transfer_in_from(facts);
};
