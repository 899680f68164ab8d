import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencies, currencySymbols, isCurrency, type Currency } from '../../../../kit/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { useCurrencyName } from './use-currency-name.ts';

export type CurrencySettingProps = { readonly currency: Currency; readonly onChange: (currency: Currency) => void };

/** Which money new amounts are in. What a change does, and what it leaves alone, is said before it is kept. */
export const CurrencySetting = ({ currency, onChange }: CurrencySettingProps) => {
  const nameOf = useCurrencyName();
  const [asked, setAsked] = useState<Currency | null>(null);
  // Anything that is none of the four is ignored, and so is the one that it is already.
  const choose = (chosen: string): void => setAsked(isCurrency(chosen) && chosen !== currency ? chosen : null);
  const keep = (): void => {
    if (asked) onChange(asked);
    setAsked(null);
  };
  return (
    <SettingRow title={m.restaurants_currency()} hint={m.restaurants_currency_hint()}>
      <SelectField
        label={<span className="sr-only">{m.restaurants_currency()}</span>}
        className="w-72 max-w-full"
        value={currency}
        onChange={(event) => choose(event.target.value)}
        options={currencies.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={m.restaurants_currency_title({ currency: nameOf(asked) })}
          description={m.restaurants_currency_text()}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{m.restaurants_currency_keep({ symbol: currencySymbols[currency].symbol })}</Button>
              <Button kind="primary" onClick={keep}>
                {m.restaurants_currency_change({ symbol: currencySymbols[asked].symbol })}
              </Button>
            </>
          }
        >
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body text-ink-2">
            <li>{m.restaurants_currency_history({ symbol: currencySymbols[currency].symbol })}</li>
            <li>{m.restaurants_currency_new({ symbol: currencySymbols[asked].symbol })}</li>
            <li>{m.restaurants_currency_items({ symbol: currencySymbols[currency].symbol })}</li>
          </ul>
        </Dialog>
      )}
    </SettingRow>
  );
};
