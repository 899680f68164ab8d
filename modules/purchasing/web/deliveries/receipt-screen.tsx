import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { Receipt } from '../../contract/receipt.contract.ts';
import type { ReceiptStep } from '../../rules/receipt-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useReceipt, useTell } from '../purchasing-queries.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { ReceiptPapers } from './receipt-papers.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { receiptStateWord, receiptStatus } from './finding-words.ts';

const ToDeliveries = ({ className }: { readonly className: string }) => (
  <Link to="/inventory/deliveries" className={className}>
    {m.purchasing_tab_deliveries()}
  </Link>
);

/** One delivery as it was taken in: what is odd about it, and what a manager does with it. */
export const ReceiptScreen = () => {
  const { receiptId = '' } = useParams({ strict: false });
  const query = useReceipt(receiptId);
  if (!query.data) return <Unread query={query} list={<ToDeliveries className={buttonClass('secondary')} />} />;
  const receipt = query.data;
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <header className="flex flex-col gap-1">
        <ToDeliveries className={wayBackClass} />
        <h1 className="text-title">
          {receipt.supplierName}{' '}
          <span className="inline-flex align-middle">
            <Tag status={receiptStatus[receipt.state]}>{receiptStateWord(receipt.state)}</Tag>
          </span>{' '}
          {receipt.isOpenMarket && (
            <span className="inline-flex align-middle">
              <Tag status="not-counted">{m.purchasing_market_no_invoice()}</Tag>
            </span>
          )}
        </h1>
        <p className="text-small text-ink-2">
          {receipt.number} ·{' '}
          {receipt.orderNumber === null ? m.purchasing_receipt_no_order() : m.purchasing_receipt_for_order({ number: receipt.orderNumber })}{' '}
          · {m.purchasing_received_by({ name: receipt.receivedBy })}
          {m.ui_comma()}
          <MomentText at={receipt.receivedAt} />
        </p>
        <p className="text-small text-ink-2">
          {[
            receipt.deliveryNoteNumber,
            receipt.vehicleTempTenths === null ? null : m.purchasing_vehicle_was({ temperature: `${receipt.vehicleTempTenths / 10} °C` }),
            receipt.note,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </header>
      <ul aria-label={m.purchasing_came()}>
        {receipt.lines.map((line) => (
          <ReceiptLine key={line.id} line={line} receipt={receipt} />
        ))}
      </ul>
      <ReceiptPhotos receipt={receipt} line={null} />
      <ReceiptActions receipt={receipt} />
      <SettingGroup title={m.purchasing_history()}>
        <ol>
          {receipt.steps.map(({ toState, reason, takenBy, takenAt }) => (
            <li key={`${toState} ${takenAt}`} className="border-t border-line py-2 text-small">
              {receiptStateWord(toState)} · {takenBy} · <MomentText at={takenAt} />
              {reason !== null && ` · ${reason}`}
            </li>
          ))}
        </ol>
      </SettingGroup>
    </section>
  );
};

const ReceiptActions = ({ receipt }: { readonly receipt: Receipt }) => {
  const { id: restaurantId } = useRestaurant();
  const mayBook = useCan('purchasing.edit');
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [asked, setAsked] = useState<ReceiptStep>();
  if (receipt.state === 'REVERSED') return null;
  if (!mayBook) return receipt.state === 'COMPLETED' ? <StatusLine status="waiting">{m.purchasing_receipt_managers()}</StatusLine> : null;
  const take = async (step: ReceiptStep, reason: string | null) => {
    setAsked(undefined);
    await tell(client.moveReceipt(newCommand(restaurantId, { receiptId: receipt.id, baseVersion: receipt.version, step, reason })));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {receipt.state === 'COMPLETED' && (
        <Button kind="primary" disabled={isTelling} onClick={() => (receipt.isOverTolerance ? setAsked('POST') : void take('POST', null))}>
          {m.purchasing_receipt_post()}
        </Button>
      )}
      {receipt.state === 'POSTED' && <ReceiptPapers receipt={receipt} />}
      <Button disabled={isTelling} onClick={() => setAsked('REVERSE')}>
        {m.purchasing_receipt_reverse()}
      </Button>
      {asked && (
        <ReasonDialog
          form={`purchasing.reason ${receipt.id} ${asked}`}
          action={m.purchasing_go_on()}
          title={asked === 'POST' ? m.purchasing_receipt_why_over() : m.purchasing_receipt_why_reverse()}
          onGive={(reason) => void take(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
