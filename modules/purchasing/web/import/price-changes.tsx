import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, unitWord } from '../../../inventory/web/parts.ts';
import { priceText } from '../show/amount-text.ts';
import type { FoundBy, PriceLine } from './read-price-list.ts';

const foundWords: Readonly<Record<FoundBy, () => string>> = {
  SKU: m.purchasing_found_by_sku,
  BARCODE: m.purchasing_found_by_barcode,
  SUPPLIER_CODE: m.purchasing_found_by_supplier_code,
  NAME: m.purchasing_found_by_name,
  CHOSEN: m.purchasing_found_by_you,
};

/** @unit rows that are shown of what was understood */
const shownMax = 100;

export type PriceChangesProps = { readonly lines: readonly PriceLine[]; readonly currency: Currency };

/** What the list would do: which item each row is about, how it was found, and its price before and after. */
export const PriceChanges = ({ lines, currency }: PriceChangesProps) => {
  if (lines.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.purchasing_import_changes()}</h2>
      <ul aria-label={m.purchasing_import_changes()}>
        {lines.slice(0, shownMax).map((line) => (
          <Change key={line.rowNumber} {...{ line, currency }} />
        ))}
      </ul>
      {lines.length > shownMax && <p className="text-small text-ink-2">{m.purchasing_import_more({ count: lines.length - shownMax })}</p>}
    </section>
  );
};

const Change = ({ line: { item, by, known, offer }, currency }: { readonly line: PriceLine; readonly currency: Currency }) => {
  const locale = useLocale();
  const pack = offer.packText ?? unitWord(offer.orderUnit, 1);
  const before = known && (priceText(known.price, { of: '1', currency: known.currency }) ?? m.purchasing_price_unknown());
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2">
      <span className="min-w-0">
        <span className="block text-body font-medium">{nameIn(item, locale)}</span>
        <span className="block text-small text-ink-2">
          {pack} · {foundWords[by]()}
        </span>
      </span>
      <span className="text-body tabular-nums">
        <span className="text-ink-2">{before === null ? m.purchasing_import_new() : `${before} →`}</span>{' '}
        {priceText(offer.price, { of: '1', currency })}
      </span>
    </li>
  );
};
