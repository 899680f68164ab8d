import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { ExpectedOrder, ReceiptRow } from '../../contract/receipt.contract.ts';
import { ReceiptsFile } from '../export/receipts-file.tsx';
import { useDeliveries } from '../purchasing-queries.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { ExpectedLine } from './expected-line.tsx';
import { findingsText, receiptStateWord, receiptStatus } from './finding-words.ts';

const takesIn: readonly string[] = ['purchasing.receive-goods@1', 'purchasing.buy-at-market@1'];

/** What this device has taken in and not yet sent. */
const useWaiting = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return entries.filter(({ name, input }) => takesIn.includes(name) && input.restaurantId === id);
};

type TakenIn = { readonly body?: { readonly orderId?: string | null } };

/** The order that something on this device was taken in for. */
const orderOf = ({ input }: ReturnType<typeof useWaiting>[number]): string | null => (input as TakenIn).body?.orderId ?? null;

/** What is expected, today's first; what waits for a manager; and what came lately. */
export const DeliveriesList = () => {
  const query = useDeliveries();
  const waiting = useWaiting();
  const { timeZone } = useRestaurant();
  const seesPrices = useCan('purchasing.view');
  const [today] = useState(() => isoDayAt(new Date(), timeZone));
  if (!query.data) return <Unread query={query} />;
  const { expected, receipts } = query.data;
  const isLater = ({ expectedOn }: ExpectedOrder) => expectedOn !== null && expectedOn > today;
  const [due, later] = [expected.filter((order) => !isLater(order)), expected.filter(isLater)];
  const held = receipts.filter(({ state }) => state === 'COMPLETED');
  const takenIn = new Set([...held.map(({ orderId }) => orderId), ...waiting.map(orderOf)]);
  const next = due.find(({ orderId }) => !takenIn.has(orderId));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Link to="/inventory/deliveries/new" className={buttonClass(expected.length === 0 ? 'primary' : 'secondary')}>
          {m.purchasing_receive_without()}
        </Link>
        <Link to="/inventory/deliveries/market" className={buttonClass('secondary')}>
          {m.purchasing_market_title()}
        </Link>
        {seesPrices && receipts.length > 0 && <ReceiptsFile />}
      </div>
      {waiting.length > 0 && (
        <Group title={m.purchasing_deliveries_on_device()}>
          {waiting.map(({ input, subject }) => (
            <li key={input.commandId} className="border-t border-line py-3">
              <p className="text-body font-medium">{subject}</p>
              <RowMark ids={[input.commandId]} />
            </li>
          ))}
        </Group>
      )}
      {held.length > 0 && (
        <Group title={m.purchasing_deliveries_waiting()}>
          {held.map((receipt) => (
            <ReceiptLine key={receipt.id} receipt={receipt} />
          ))}
        </Group>
      )}
      {expected.length === 0 && <EmptyState title={m.purchasing_expected_none_title()}>{m.purchasing_expected_none()}</EmptyState>}
      {due.length > 0 && (
        <Group title={m.purchasing_expected_today()}>
          {due.map((order) => (
            <ExpectedLine key={order.orderId} order={order} isFirst={order === next} isTakenIn={takenIn.has(order.orderId)} />
          ))}
        </Group>
      )}
      {later.length > 0 && (
        <Group title={m.purchasing_expected_later()}>
          {later.map((order) => (
            <ExpectedLine key={order.orderId} order={order} isFirst={false} isTakenIn={takenIn.has(order.orderId)} />
          ))}
        </Group>
      )}
      {receipts.length > held.length && (
        <Group title={m.purchasing_received_lately()}>
          {receipts
            .filter((receipt) => !held.includes(receipt))
            .map((receipt) => (
              <ReceiptLine key={receipt.id} receipt={receipt} />
            ))}
        </Group>
      )}
    </div>
  );
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="pb-2 text-heading">{title}</h2>
    <ul aria-label={title}>{children}</ul>
  </section>
);

const ReceiptLine = ({ receipt }: { readonly receipt: ReceiptRow }) => (
  <li className="border-t border-line">
    <Link
      to="/inventory/deliveries/$receiptId"
      params={{ receiptId: receipt.id }}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 focus-ring"
    >
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{receipt.supplierName}</span>
        <span className="block text-small text-ink-2">
          {receipt.number} · {m.purchasing_received_by({ name: receipt.receivedBy })}, <MomentText at={receipt.receivedAt} />
        </span>
        {receipt.findings.length > 0 && <StatusLine status="soon">{findingsText(receipt.findings)}</StatusLine>}
      </span>
      <span className="flex flex-wrap gap-2">
        {receipt.isOpenMarket && <Tag status="not-counted">{m.purchasing_market_no_invoice()}</Tag>}
        <Tag status={receiptStatus[receipt.state]}>{receiptStateWord(receipt.state)}</Tag>
      </span>
    </Link>
  </li>
);
