import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOpenForms } from '../../../../ui/form/use-open-form.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { Transfer, TransferMove } from '../../contract/transfers.contract.ts';
import { transferStepsNow, type TransferStep } from '../../rules/transfer.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld, useStockWorker } from '../stock/use-stock.ts';
import { transferMark, transferStatusWord, transferStepWord } from '../words/transfer-words.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { ShipForm } from './ship-form.tsx';
import { transferForm } from './transfer-form.ts';
import { TransferLines } from './transfer-lines.tsx';
import { transferQuery } from './transfer-queries.ts';
import { transferName } from './transfers-screen.tsx';
import { useTransferCommands, useWaitingTransfers } from './use-transfer-commands.ts';

/** One transfer: what it is of, who did what, and the next step for whoever may take it. */
export const TransferScreen = () => {
  const { transferId } = useParams({ from: '/protected/in-restaurant/inventory/transfers/$transferId' });
  const query = useQuery(transferQuery(useInventoryWorld(), transferId));
  if (query.data) return <TransferOf data={query.data} />;
  if (!query.isError) return <SkeletonRows rows={6} label={m.inventory_loading()} />;
  return (
    <StockFailure
      heading={m.inventory_transfers()}
      query={query}
      list={
        <Link to="/inventory/transfers" className={buttonClass('secondary')}>
          {m.inventory_transfers()}
        </Link>
      }
    />
  );
};

const TransferOf = ({ data }: { readonly data: InventoryOutputs['getTransfer'] }) => {
  const { transfer, lines } = data;
  const { role } = useStockWorker();
  const commands = useTransferCommands();
  const isWaiting = useWaitingTransfers().moved.has(transfer.id);
  const steps = isWaiting ? [] : transferStepsNow({ ...transfer, role, isShort: false });
  const [asking, setAsking] = useOpenForms(steps, (step) => transferForm(transfer.id, step));
  const take = async (move: TransferMove, form?: TypedForm) => {
    await commands.move({ transferId: transfer.id, move }, form);
    setAsking(null);
    showToast({ title: m.inventory_transfer_done({ step: transferStepWord(move.step) }) });
  };
  const choose = (step: TransferStep) => {
    if (step === 'APPROVE' || step === 'CLOSE') void take({ step });
    else setAsking(step);
  };
  const asked = { transferId: transfer.id, onClose: () => setAsking(null) };
  return (
    <div className="flex max-w-[56rem] flex-col gap-6 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-small text-ink-2">
            <Link to="/inventory/transfers" className="rounded-chip focus-ring hover:text-ink">
              {m.inventory_transfers()}
            </Link>
          </p>
          <h1 className="text-title">
            {transferName(transfer)}{' '}
            <span className="inline-flex align-middle">
              <Tag status={transferMark[transfer.status]}>{transferStatusWord(transfer.status)}</Tag>
            </span>
          </h1>
          <Said transfer={transfer} />
          {isWaiting && <WaitingMark />}
        </div>
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button key={step} kind={step === 'REJECT' || step === 'CANCEL' ? 'quiet' : 'primary'} onClick={() => choose(step)}>
              {transferStepWord(step)}
            </Button>
          ))}
        </div>
      </header>
      <Deeds transfer={transfer} />
      <TransferLines lines={lines} currency={data.currency} isAsked={transfer.requested !== null} />
      {asking === 'SHIP' && <ShipForm {...asked} lines={lines} onShip={(own, form) => void take({ step: 'SHIP', lines: own }, form)} />}
      {asking === 'RECEIVE' && (
        <ReceiveForm {...asked} lines={lines} onReceive={(own, form) => void take({ step: 'RECEIVE', lines: own }, form)} />
      )}
      {(asking === 'REJECT' || asking === 'CANCEL') && (
        <ReasonDialog
          key={asking}
          form={transferForm(transfer.id, asking)}
          title={transferStepWord(asking)}
          onClose={asked.onClose}
          onGive={(reason, form) => void take({ step: asking, reason }, form)}
        />
      )}
    </div>
  );
};

const Said = ({ transfer }: { readonly transfer: Transfer }) => {
  const isShort = transfer.status === 'RECEIVED_WITH_DISCREPANCY';
  const words = [
    transfer.note ?? '',
    transfer.reason ?? '',
    isShort && transfer.isClosedHere ? m.inventory_transfer_close_here() : '',
    isShort && transfer.isClosedThere ? m.inventory_transfer_close_there() : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? null : <p className="text-ink-2">{words.join(' · ')}</p>;
};

const Deeds = ({ transfer }: { readonly transfer: Transfer }) => {
  const deeds = [
    { say: m.inventory_transfer_asked_by, deed: transfer.requested },
    { say: m.inventory_transfer_approved_by, deed: transfer.approved },
    { say: m.inventory_transfer_shipped_by, deed: transfer.shipped },
    { say: m.inventory_transfer_received_by, deed: transfer.received },
    { say: m.inventory_transfer_ended_by, deed: transfer.ended },
  ];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
      {deeds.map(
        ({ say, deed }) =>
          deed && (
            <li key={say({ name: '' })} className="flex gap-2">
              {say({ name: deed.by })} <MomentText at={deed.at} style="within" />
            </li>
          ),
      )}
    </ul>
  );
};
