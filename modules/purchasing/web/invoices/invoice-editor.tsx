import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { invoiceTypes } from '../../rules/invoice-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useSuppliers, useTell } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { KeptBanner } from '../show/kept-banner.tsx';
import { SupplierField } from '../show/supplier-field.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { invoiceBody, type MissingPart, missingParts, rateBps, sumOf, taxGroups, type TypedInvoice } from './invoice-form.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { invoiceTypeWord } from './invoice-words.ts';
import { TaxByRate } from './tax-by-rate.tsx';
import { useSender } from './use-sender.ts';

const missingWords: Readonly<Record<MissingPart, () => string>> = {
  supplierId: m.purchasing_choose_supplier,
  number: m.purchasing_invoice_number_missing,
  charges: m.purchasing_number_wrong,
  tax: m.purchasing_number_wrong,
  total: m.purchasing_invoice_total_missing,
  lines: m.purchasing_invoice_lines_missing,
};

export type InvoiceEditorProps = {
  readonly invoiceId: string;
  /** Null where it is new. */
  readonly version: number | null;
  readonly start: TypedInvoice;
  readonly onSaved: () => void;
  /** Leaves a paper that is being corrected as it stands. */
  readonly onLeave?: () => void;
};

/** An invoice copied from its paper; what came is put on it with a touch. */
export const InvoiceEditor = ({ invoiceId, version, start, onSaved, onLeave }: InvoiceEditorProps) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const suppliers = useSuppliers();
  const draftKey = version === null ? `purchasing.invoice new ${start.supplierId}` : `purchasing.invoice ${invoiceId} ${version}`;
  const kept = useKept<TypedInvoice>(draftKey, start);
  const { values: typed } = kept;
  const set = (change: Partial<TypedInvoice>) => kept.set((before) => ({ ...before, ...change }));
  const { currency, paper } = useSender(typed);
  const body = invoiceBody(paper);
  const ofChargesTax = rateBps(typed.chargesTaxRate) === null && m.purchasing_rate_wrong();
  const { errorAt, send } = useFaults<MissingPart | 'chargesTaxRate' | 'invoicedOn' | 'dueOn'>({
    ...Object.fromEntries(missingParts(typed).map((part) => [part, missingWords[part]()])),
    chargesTaxRate: ofChargesTax,
    invoicedOn: typed.invoicedOn === '' && m.ui_fill_in(),
    dueOn: !paper.dueOn && m.ui_fill_in(),
  });
  const sum = sumOf(typed);
  const save = async () => {
    if (!body) return;
    const code = await tell(client.saveInvoice(newCommand(restaurantId, { invoiceId, baseVersion: version, invoice: body })));
    if (code !== null) return;
    kept.forget();
    onSaved();
  };
  const groups = taxGroups(typed);
  const field = (name: 'number' | 'charges' | 'chargesTaxRate' | 'tax' | 'total', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      inputMode={name === 'number' ? 'text' : 'decimal'}
      maxLength={60}
      value={typed[name]}
      error={name === 'chargesTaxRate' && ofChargesTax !== false ? { message: ofChargesTax } : errorAt(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <KeptBanner kept={kept} />
      <div className="grid gap-4 md:grid-cols-3">
        <SupplierField
          suppliers={suppliers.data}
          value={typed.supplierId}
          error={errorAt('supplierId')}
          disabled={version !== null}
          onChange={(supplierId) => set({ supplierId, lines: [] })}
        />
        <SelectField
          label={m.purchasing_invoice_type()}
          value={typed.type}
          options={invoiceTypes.map((type) => ({ value: type, label: invoiceTypeWord(type) }))}
          onChange={({ target }) => set({ type: invoiceTypes.find((type) => type === target.value) ?? typed.type })}
        />
        {field('number', m.purchasing_invoice_number())}
        <DayField
          label={m.purchasing_invoice_day()}
          value={typed.invoicedOn}
          error={errorAt('invoicedOn')}
          onChange={(invoicedOn) => set({ invoicedOn })}
        />
        <DayField label={m.purchasing_invoice_due()} value={paper.dueOn} error={errorAt('dueOn')} onChange={(dueOn) => set({ dueOn })} />
      </div>
      <InvoiceLines typed={typed} onChange={(lines) => set({ lines })} />
      <FaultLine error={errorAt('lines')} />
      <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-4">
        <div className="max-md:col-span-2">{field('charges', m.purchasing_invoice_charges())}</div>
        {field('chargesTaxRate', m.purchasing_invoice_charges_tax())}
        {field('tax', m.purchasing_invoice_tax(), m.purchasing_invoice_tax_hint())}
        {field('total', m.purchasing_invoice_total())}
      </div>
      {groups && <TaxByRate groups={groups} currency={currency} />}
      {sum !== null && (
        <p className="text-small text-ink-2">{m.purchasing_invoice_adds_up({ amount: amountText(String(sum), currency) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busyLabel={isTelling ? m.purchasing_saving() : undefined} onClick={() => send(save)}>
          {m.purchasing_invoice_save()}
        </Button>
        {onLeave && (
          <Button
            onClick={() => {
              kept.forget();
              onLeave();
            }}
          >
            {m.purchasing_leave_as_it_was()}
          </Button>
        )}
      </div>
    </div>
  );
};
