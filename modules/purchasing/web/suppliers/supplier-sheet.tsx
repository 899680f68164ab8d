import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencies } from '../../../../kit/money.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useCountries, useCurrencyName } from '../../../restaurants/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';
import { supplierBody, supplierForm, type SupplierForm, type WrongField, wrongFields } from './supplier-form.ts';
import { SupplierCertificates } from './supplier-certificates.tsx';
import { SupplierContacts } from './supplier-contacts.tsx';
import { WeekdayField } from './weekday-field.tsx';

const wrongWords: Readonly<Record<WrongField, () => string>> = {
  email: m.purchasing_email_wrong,
  cutoffTime: m.purchasing_cutoff_hint,
  minimum: m.purchasing_number_wrong,
  leadTimeDays: m.purchasing_number_wrong,
};

type TextName = { [Field in keyof SupplierForm]: SupplierForm[Field] extends string ? Field : never }[keyof SupplierForm];

/** Adds a supplier or changes one. */
export const SupplierSheet = ({ supplier, onClose }: { readonly supplier: Supplier | null; readonly onClose: () => void }) => {
  const restaurant = useRestaurant();
  const countries = useCountries();
  const currencyName = useCurrencyName();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [supplierId] = useState(() => supplier?.id ?? newId());
  const [form, setForm] = useState(() => supplierForm(supplier, restaurant.currency));
  const set = (change: Partial<SupplierForm>) => setForm({ ...form, ...change });
  const body = supplierBody(form);
  const wrong = new Map<string, string>(wrongFields(form).map((field) => [field, wrongWords[field]()]));
  const isNameless = form.name.trim() === '';
  const { errorAt, send } = useFaults({ name: isNameless && m.ui_fill_in(), others: body === null && m.purchasing_number_wrong() });
  const keep = async () => {
    if (!body) return;
    const saving = { supplierId, baseVersion: supplier?.version ?? null, supplier: body };
    if ((await tell(client.saveSupplier(newCommand(restaurant.id, saving)))) !== null) return;
    showToast({ title: m.purchasing_kept() });
    onClose();
  };
  const text = (name: TextName, label: string, more: { readonly hint?: string; readonly type?: string } = {}) => (
    <TextField
      label={label}
      value={form[name]}
      autoComplete="off"
      {...more}
      error={wrong.has(name) ? { message: wrong.get(name) ?? '' } : name === 'name' ? errorAt('name') : undefined}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={supplier ? m.purchasing_edit_supplier() : m.purchasing_add_supplier()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.purchasing_saving() : undefined} onClick={() => send(() => void keep())}>
          {m.purchasing_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {text('name', m.purchasing_name())}
        {text('nameLocal', m.purchasing_name_local())}
        {text('email', m.purchasing_email(), { type: 'email' })}
        {text('phone', m.purchasing_phone(), { type: 'tel' })}
        {text('whatsapp', m.purchasing_whatsapp(), { type: 'tel' })}
        {text('telegram', m.purchasing_telegram())}
        <SelectField
          label={m.purchasing_language()}
          value={form.language}
          onChange={({ target }) => set({ language: target.value })}
          options={[
            { value: 'en', label: m.purchasing_language_en() },
            { value: 'am', label: m.purchasing_language_am() },
          ]}
        />
        <SupplierContacts contacts={form.contacts} onChange={(contacts) => set({ contacts })} />
        <WeekdayField label={m.purchasing_order_days()} days={form.orderDays} onChange={(orderDays) => set({ orderDays })} />
        <WeekdayField label={m.purchasing_delivery_days()} days={form.deliveryDays} onChange={(deliveryDays) => set({ deliveryDays })} />
        {text('cutoffTime', m.purchasing_cutoff(), { hint: m.purchasing_cutoff_hint() })}
        {text('leadTimeDays', m.purchasing_lead_time())}
        {text('minimum', m.purchasing_minimum_order())}
        <SelectField
          label={m.purchasing_currency()}
          value={form.currency}
          onChange={({ target }) => set({ currency: target.value })}
          options={currencies.map((value) => ({ value, label: currencyName(value) }))}
        />
        {text('paymentTerms', m.purchasing_terms())}
        <SelectField
          label={m.purchasing_country()}
          value={form.country}
          onChange={({ target }) => set({ country: target.value })}
          options={countries.map(({ code, name, flag }) => ({ value: code, label: `${flag} ${name}` }))}
        />
        {text('taxNumber', m.purchasing_tax_number())}
        <Checkbox checked={form.isOpenMarket} onChange={({ target }) => set({ isOpenMarket: target.checked })}>
          {m.purchasing_open_market()}
        </Checkbox>
        <SupplierCertificates certificates={form.certificates} onChange={(certificates) => set({ certificates })} />
        {text('note', m.purchasing_note())}
      </div>
    </Sheet>
  );
};
