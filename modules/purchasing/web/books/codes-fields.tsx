import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { AccountingCodes } from '../../rules/accounting-codes.ts';
import { withCategory, withTaxType } from './codes-draft.ts';

export type CodesFieldsProps = {
  readonly codes: AccountingCodes;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null }[];
  readonly rates: readonly number[];
  /** What a rate is called where nobody has said it. */
  readonly usualTaxWord: (rateBps: number) => string;
  readonly onChange: (codes: AccountingCodes) => void;
};

const lengthMax = 60;
const grid = 'grid gap-4 xs:grid-cols-2 lg:grid-cols-4';

/** Which account stands for what, and how each rate of tax is called. */
export const CodesFields = ({ codes, categories, rates, usualTaxWord, onChange }: CodesFieldsProps) => {
  const locale = useLocale();
  const accountOf = (id: string) => codes.categoryAccounts.find(({ categoryId }) => categoryId === id)?.account ?? '';
  const taxTypeOf = (rate: number) => codes.taxTypes.find(({ rateBps }) => rateBps === rate)?.taxType ?? '';
  return (
    <>
      <fieldset>
        <legend className="mb-3 text-heading">{m.purchasing_books_accounts()}</legend>
        <div className={grid}>
          <TextField
            label={m.purchasing_books_items_account()}
            maxLength={lengthMax}
            value={codes.itemsAccount}
            onChange={({ target }) => onChange({ ...codes, itemsAccount: target.value })}
          />
          <TextField
            label={m.purchasing_books_charges_account()}
            maxLength={lengthMax}
            value={codes.chargesAccount}
            onChange={({ target }) => onChange({ ...codes, chargesAccount: target.value })}
          />
          {categories.map(({ id, name, nameLocal }) => (
            <TextField
              key={id}
              label={locale === 'am' ? (nameLocal ?? name) : name}
              placeholder={codes.itemsAccount}
              maxLength={lengthMax}
              value={accountOf(id)}
              onChange={({ target }) => onChange(withCategory(codes, id, target.value))}
            />
          ))}
        </div>
        {categories.length > 0 && <p className="mt-2 text-small text-ink-2">{m.purchasing_books_category_hint()}</p>}
      </fieldset>
      {rates.length > 0 && (
        <fieldset>
          <legend className="mb-3 text-heading">{m.purchasing_books_taxes()}</legend>
          <div className={grid}>
            {rates.map((rate) => (
              <TextField
                key={rate}
                label={m.purchasing_books_tax_of({ rate: String(rate / 100) })}
                placeholder={usualTaxWord(rate)}
                maxLength={lengthMax}
                value={taxTypeOf(rate)}
                onChange={({ target }) => onChange(withTaxType(codes, rate, target.value))}
              />
            ))}
          </div>
          <p className="mt-2 text-small text-ink-2">{m.purchasing_books_tax_hint()}</p>
        </fieldset>
      )}
    </>
  );
};
