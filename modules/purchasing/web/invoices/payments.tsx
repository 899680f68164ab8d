import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { parseMajorUnits } from '../../../../kit/money.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { paymentMethods } from '../../contract/invoice-filters.ts';
import { owedStates } from '../../rules/invoice-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';
import { majorOf } from './invoice-form.ts';
import { methodWord } from './invoice-words.ts';
import { useWithholding } from './use-withholding.ts';
import { WithholdingFields } from './withholding-fields.tsx';

/** What was paid of an invoice, and what is paid now. */
export const Payments = ({ invoice }: { readonly invoice: Invoice }) => {
  const isOwed = owedStates.includes(invoice.state);
  if (!isOwed && invoice.payments.length === 0) return null;
  const open = String(BigInt(invoice.totalMinor) - BigInt(invoice.paidMinor));
  return (
    <SettingGroup title={m.purchasing_payments()} hint={m.purchasing_payment_open({ amount: amountText(open, invoice.currency) })}>
      <ul aria-label={m.purchasing_payments()}>
        {invoice.payments.map((payment) => (
          <li key={payment.id} className="border-t border-line py-2 text-body tabular-nums">
            {amountText(payment.amountMinor, invoice.currency)} · {methodWord(payment.method)}
            {payment.otherPaper && (
              <>
                {' '}
                <Link to="/purchase/invoices/$invoiceId" params={{ invoiceId: payment.otherPaper.id }} className="underline focus-ring">
                  {payment.otherPaper.number}
                </Link>
              </>
            )}{' '}
            · <DayText day={payment.paidOn} />
            {payment.withheldMinor !== '0' &&
              ` · ${m.purchasing_payment_withheld()} ${amountText(payment.withheldMinor, invoice.currency)}`}
            {payment.reference !== null && ` · ${payment.reference}`}
          </li>
        ))}
      </ul>
      {isOwed && <Pay key={invoice.version} invoice={invoice} />}
    </SettingGroup>
  );
};

const minorOf = (text: string): string | null => {
  const minor = text.trim() === '' ? 0n : parseMajorUnits(text.trim());
  return minor === null || minor < 0n ? null : String(minor);
};

/** What there is to pay once so much is kept back; null where more is kept back than is owed. @unit minor units */
const leavesMinor = ({ totalMinor, paidMinor }: Invoice, withheldMinor: string | null): bigint | null => {
  const open = BigInt(totalMinor) - BigInt(paidMinor) - BigInt(withheldMinor ?? '0');
  return open < 0n ? null : open;
};

const leavesText = (invoice: Invoice, withheldMinor: string | null): string | undefined => {
  const leaves = leavesMinor(invoice, withheldMinor);
  return withheldMinor === null || withheldMinor === '0' || leaves === null
    ? undefined
    : m.purchasing_withholding_leaves({ amount: amountText(String(leaves), invoice.currency) });
};

const Pay = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id: restaurantId, timeZone } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  // Undefined until somebody writes them: until then all that is open is paid, and what the rule comes to is kept back.
  const [typedAmount, setAmount] = useState<string>();
  const [typedWithheld, setWithheld] = useState<string>();
  const [paidOn, setPaidOn] = useState(() => isoDayAt(new Date(), timeZone));
  const [method, setMethod] = useState<(typeof paymentMethods)[number]>('BANK');
  const [reference, setReference] = useState('');
  const withholding = useWithholding({ invoice, paidOn });
  const withheld = typedWithheld ?? withholding?.proposed ?? '';
  const withheldMinor = minorOf(withheld);
  const leaves = leavesMinor(invoice, withheldMinor);
  const amount = typedAmount ?? (leaves === null ? '' : majorOf(String(leaves)));
  const amountMinor = minorOf(amount);
  const isNothing = amountMinor === '0' && withheldMinor === '0';
  const { errorAt, send } = useFaults({
    amount: (amountMinor === null || isNothing) && m.purchasing_payment_nothing(),
    withheld: withheldMinor === null && m.purchasing_number_wrong(),
    paidOn: paidOn === '' && m.ui_fill_in(),
  });
  const pay = () => {
    if (amountMinor === null || withheldMinor === null) return;
    const body = { paymentId: newId(), invoiceId: invoice.id, paidOn, amountMinor, withheldMinor, method };
    void tell(client.recordPayment(newCommand(restaurantId, { ...body, reference: reference.trim() || null })));
  };
  return (
    <div className="grid items-start gap-3 pt-3 sm:grid-cols-2 md:grid-cols-3">
      <TextField
        label={m.purchasing_payment_amount()}
        hint={leavesText(invoice, withheldMinor)}
        inputMode="decimal"
        value={amount}
        error={errorAt('amount')}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label={m.purchasing_payment_withheld()}
        inputMode="decimal"
        value={withheld}
        error={errorAt('withheld')}
        onChange={({ target }) => setWithheld(target.value)}
      />
      <DayField label={m.purchasing_payment_day()} value={paidOn} error={errorAt('paidOn')} onChange={setPaidOn} />
      <SelectField
        label={m.purchasing_payment_method()}
        value={method}
        options={paymentMethods.map((one) => ({ value: one, label: methodWord(one) }))}
        onChange={({ target }) => setMethod(paymentMethods.find((one) => one === target.value) ?? method)}
      />
      <TextField
        label={m.purchasing_payment_reference()}
        maxLength={60}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      {withholding && <WithholdingFields withholding={withholding} />}
      <Button kind="primary" className="self-end" disabled={isTelling} onClick={() => send(pay)}>
        {m.purchasing_payment_note()}
      </Button>
    </div>
  );
};
