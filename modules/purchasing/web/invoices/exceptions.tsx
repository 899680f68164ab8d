import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantityOf } from '../../../../kit/quantity.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import { quantityText, useStock } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { undecidedStates } from '../../rules/invoice-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { useItemName } from '../show/use-item-name.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';

type Exception = Invoice['exceptions'][number];

/** What differs, by how much, and what becomes of it. */
export const Exceptions = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [accepted, setAccepted] = useState<string>();
  if (invoice.exceptions.length === 0) return null;
  const settle = async (exceptionId: string, how: 'ACCEPTED' | 'CREDIT_ASKED', reason: string | null) => {
    setAccepted(undefined);
    const body = { invoiceId: invoice.id, exceptionId, how, creditId: newId(), reason };
    await tell(client.settleException(newCommand(restaurantId, body)));
  };
  const isOpen = undecidedStates.includes(invoice.state);
  return (
    <SettingGroup title={m.purchasing_invoice_exceptions()}>
      <ul aria-label={m.purchasing_invoice_exceptions()}>
        {invoice.exceptions.map((exception) => (
          <li key={exception.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
            <What invoice={invoice} exception={exception} />
            {exception.state === 'OPEN' && isOpen ? (
              <span className="flex gap-2">
                <Button disabled={isTelling} onClick={() => setAccepted(exception.id)}>
                  {m.purchasing_exception_accept()}
                </Button>
                {exception.differenceMinor !== null && !exception.differenceMinor.startsWith('-') && (
                  <Button disabled={isTelling} onClick={() => void settle(exception.id, 'CREDIT_ASKED', null)}>
                    {m.purchasing_exception_credit()}
                  </Button>
                )}
              </span>
            ) : (
              <Tag status="good">
                {exception.state === 'CREDIT_ASKED' ? m.purchasing_exception_credit_asked() : m.purchasing_exception_accepted()}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      {accepted !== undefined && (
        <ReasonDialog
          form={`purchasing.reason ${accepted}`}
          action={m.purchasing_go_on()}
          title={m.purchasing_exception_why()}
          onGive={(reason) => void settle(accepted, 'ACCEPTED', reason)}
          onClose={() => setAccepted(undefined)}
        />
      )}
    </SettingGroup>
  );
};

const What = ({ invoice, exception }: { readonly invoice: Invoice; readonly exception: Exception }) => {
  const { stock } = useStock();
  const nameOf = useItemName();
  const line = invoice.lines.find(({ lineId }) => lineId === exception.lineId);
  const item = line?.itemId ? stock?.find(line.itemId) : undefined;
  const much = (millionths: string | null): string => {
    const base = millionths === null ? null : quantityOf(BigInt(millionths));
    if (base === null) return '';
    return item ? quantityText(itemUnitsFromWire(item.units), base) : formatQuantity(base);
  };
  const money = (minor: string | null): string => (minor === null ? '' : amountText(minor, invoice.currency));
  const { kind, expected, actual, differenceMinor, reason } = exception;
  const words = {
    QUANTITY: () => m.purchasing_exception_quantity({ actual: much(actual), expected: much(expected) }),
    PRICE: () => m.purchasing_exception_price({ actual: money(actual), expected: money(expected) }),
    NOT_RECEIVED: m.purchasing_exception_not_received,
    LINE_TOTAL: () => m.purchasing_exception_line_total({ actual: money(actual), expected: money(expected) }),
    TAX: () => m.purchasing_exception_tax({ actual: money(actual), expected: money(expected) }),
    TOTAL: () => m.purchasing_exception_total({ actual: money(actual), expected: money(expected) }),
    CURRENCY: m.purchasing_exception_currency,
  } as const;
  return (
    <span className="min-w-0">
      {line && <span className="block text-body font-medium">{nameOf(line.itemId, line.description)}</span>}
      <StatusLine status={exception.state === 'OPEN' ? 'soon' : 'good'}>
        {words[kind]()}
        {differenceMinor !== null && `${m.ui_comma()}${m.purchasing_exception_by({ amount: money(differenceMinor) })}`}
      </StatusLine>
      {reason !== null && <span className="block text-small text-ink-2">{reason}</span>}
    </span>
  );
};
