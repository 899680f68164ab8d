import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { nameIn, unitWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { OfferBody, OfferRow } from '../../contract/offer.contract.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useOrderables, usePrices, useTell } from '../purchasing-queries.ts';
import { priceText } from '../show/amount-text.ts';
import { OfferDays } from './offer-days.tsx';
import { offerBody, offerForm, type OfferForm, readPack, wrongNumbers } from './offer-form.ts';
import { OfferTax } from './offer-tax.tsx';

const weightUnits = { g: 'kg', ml: 'l', each: 'each' } as const;

export type OfferSheetProps = { readonly supplier: Supplier; readonly offer: OfferRow | null; readonly onClose: () => void };

/** Whether there is a pack to be looked at yet, of something whose measure is known. */
const isPackTyped = ({ itemId, pack }: OfferForm): boolean => itemId !== '' && pack.trim() !== '';

const faultsOf = (form: OfferForm, baseUnit: Parameters<typeof readPack>[1], body: OfferBody | null) => ({
  item: form.itemId === '' && m.ui_choose_one(),
  pack: readPack(form.pack, baseUnit) === null && m.purchasing_pack_wrong(),
  // Said beside their fields as they are typed.
  others: body === null && m.purchasing_number_wrong(),
});

/** Adds an offer or changes one; the pack is typed as it is sold. */
export const OfferSheet = ({ supplier, offer, onClose }: OfferSheetProps) => {
  const restaurantId = useRestaurant().id;
  const locale = useLocale();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const items = useOrderables().data ?? [];
  const [offerId] = useState(() => offer?.id ?? newId());
  const [form, setForm] = useState(() => offerForm(offer));
  const set = (change: Partial<OfferForm>) => setForm({ ...form, ...change });
  const baseUnit = offer?.baseUnit ?? items.find(({ id }) => id === form.itemId)?.units.baseUnit ?? 'g';
  const body = offerBody(form, { supplierId: supplier.id, baseUnit });
  const faults = faultsOf(form, baseUnit, body);
  const { errorAt, send } = useFaults(faults);
  const keep = async () => {
    if (!body) return;
    const saving = { offerId, baseVersion: offer?.version ?? null, offer: body };
    if ((await tell(client.saveOffer(newCommand(restaurantId, saving)))) !== null) return;
    showToast({ title: m.purchasing_kept() });
    onClose();
  };
  const wrong: readonly string[] = wrongNumbers(form);
  const errorOf = (name: string) => {
    if (name === 'pack') return faults.pack !== false && isPackTyped(form) ? { message: faults.pack } : errorAt('pack');
    return wrong.includes(name) ? { message: m.purchasing_number_wrong() } : undefined;
  };
  const text = (name: 'pack' | 'price' | 'supplierCode' | 'description' | 'minimum' | 'multiple', label: string) => (
    <TextField
      label={label}
      value={form[name]}
      autoComplete="off"
      hint={name === 'pack' ? m.purchasing_pack_hint() : undefined}
      error={errorOf(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={offer ? nameIn({ name: offer.itemName, nameLocal: offer.itemNameLocal }, locale) : m.purchasing_add_offer()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.purchasing_saving() : undefined} onClick={() => send(() => void keep())}>
          {m.purchasing_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {!offer && (
          <SelectField
            label={m.purchasing_item()}
            value={form.itemId}
            error={errorAt('item')}
            onChange={({ target }) => set({ itemId: target.value })}
            options={[
              { value: '', label: m.purchasing_choose_item() },
              ...items
                .map((item) => ({ value: item.id, label: nameIn(item, locale) }))
                .toSorted((left, right) => left.label.localeCompare(right.label, locale)),
            ]}
          />
        )}
        {text('pack', m.purchasing_pack())}
        <div className="grid grid-cols-[1fr_8rem] items-start gap-3">
          {text('price', `${m.purchasing_price()} ${currencySymbols[supplier.currency].symbol}`)}
          <SelectField
            label={m.purchasing_price_per()}
            value={form.priceUnit}
            onChange={({ target }) => set({ priceUnit: target.value })}
            options={[
              { value: '', label: m.purchasing_per_pack() },
              { value: weightUnits[baseUnit], label: unitWord(weightUnits[baseUnit], 1) },
            ]}
          />
        </div>
        <OfferTax form={form} onChange={set} />
        {text('supplierCode', m.purchasing_supplier_code())}
        {text('description', m.purchasing_description())}
        {text('minimum', m.purchasing_minimum())}
        {text('multiple', m.purchasing_multiple())}
        <OfferDays form={form} onChange={set} />
        <Checkbox checked={form.isPrimary} onChange={({ target }) => set({ isPrimary: target.checked })}>
          {m.purchasing_primary()}
        </Checkbox>
        <Checkbox checked={form.isActive} onChange={({ target }) => set({ isActive: target.checked })}>
          {m.purchasing_in_use()}
        </Checkbox>
        {offer && <Prices offerId={offer.id} />}
      </div>
    </Sheet>
  );
};

const Prices = ({ offerId }: { readonly offerId: string }) => {
  const { data } = usePrices(offerId);
  if (!data || data.length === 0) return null;
  return (
    <section>
      <h3 className="text-small font-medium">{m.purchasing_price_history()}</h3>
      <ol>
        {data.map(({ price, currency, recordedAt, recordedBy }) => (
          <li key={recordedAt} className="border-t border-line py-2 text-small tabular-nums">
            {priceText(price, { of: '1', currency })} · <MomentText at={recordedAt} />
            {recordedBy !== null && ` · ${recordedBy}`}
          </li>
        ))}
      </ol>
    </section>
  );
};
