import { formatQuantity, parseQuantity, type Quantity } from '../../../../kit/quantity.ts';
import { formatUnitCost, parseUnitCost } from '../../../../kit/unit-cost.ts';
import { unitFromWord } from '../../../inventory/rules/unit-alias.ts';
import type { OfferBody, OfferRow } from '../../contract/offer.contract.ts';
import { type OfferPack, readOfferPack } from '../../rules/offer-pack.ts';

/** What is typed about an offer. */
export type OfferForm = {
  readonly itemId: string;
  readonly pack: string;
  readonly price: string;
  /** What one price buys; empty for one pack. */
  readonly priceUnit: string;
  readonly supplierCode: string;
  readonly minimum: string;
  readonly multiple: string;
  readonly isPrimary: boolean;
  readonly isTaxIncluded: boolean;
  readonly isActive: boolean;
};

const newForm: OfferForm = {
  itemId: '',
  pack: '',
  price: '',
  priceUnit: '',
  supplierCode: '',
  minimum: '',
  multiple: '',
  isPrimary: false,
  isTaxIncluded: false,
  isActive: true,
};

const text = (value: string | null): string => value ?? '';

/** The form of an offer, or of a new one. */
export const offerForm = (known: OfferRow | null): OfferForm =>
  known === null
    ? newForm
    : {
        itemId: known.itemId,
        pack: known.packText ?? known.orderUnit,
        price: text(known.price),
        priceUnit: text(known.priceUnit),
        supplierCode: text(known.supplierCode),
        minimum: text(known.minimum),
        multiple: text(known.multiple),
        isPrimary: known.isPrimary,
        isTaxIncluded: known.isTaxIncluded,
        isActive: known.isActive,
      };

type Pack = Pick<OfferBody, 'packChain' | 'orderUnit' | 'packText'>;

/** A pack as it was typed; null for what cannot be understood of an item that is kept in another measure. */
export const readPack = (text: string, baseUnit: 'g' | 'ml' | 'each'): Pack | null => {
  const read = readOfferPack(text);
  return read.ok && read.value.baseUnit === baseUnit ? packBody(read.value) : null;
};

/** A pack as it travels. */
export const packBody = ({ packChain, orderUnit, packText }: OfferPack): Pack => ({
  packChain: packChain.map(({ unit, per }) => ({ unit, per: formatQuantity(per) })) as OfferBody['packChain'],
  orderUnit,
  packText,
});

const positive = (text: string): Quantity | null | undefined => {
  if (text.trim() === '') return null;
  const read = parseQuantity(text.trim());
  return read !== null && read > 0n ? read : undefined;
};

const numbersOf = (form: OfferForm) => {
  const [minimum, multiple] = [positive(form.minimum), positive(form.multiple)];
  const price = form.price.trim() === '' ? null : parseUnitCost(form.price.trim());
  if (minimum === undefined || multiple === undefined || (price === null && form.price.trim() !== '')) return null;
  return {
    minimum: minimum === null ? null : formatQuantity(minimum),
    multiple: multiple === null ? null : formatQuantity(multiple),
    price: price === null ? null : formatUnitCost(price),
  };
};

/** What the form does not show, as it was. */
const keptOf = (known: OfferRow | null) =>
  known === null
    ? { description: null, contractFrom: null, contractTo: null }
    : { description: known.description, contractFrom: known.contractFrom, contractTo: known.contractTo };

type About = { readonly supplierId: string; readonly baseUnit: 'g' | 'ml' | 'each'; readonly known: OfferRow | null };

/** What the form says, as it travels; null while something in it cannot be understood. */
export const offerBody = (form: OfferForm, { supplierId, baseUnit, known }: About): OfferBody | null => {
  const pack = readPack(form.pack, baseUnit);
  const numbers = numbersOf(form);
  const priceUnit = unitFromWord(form.priceUnit) ?? null;
  if (!pack || !numbers || form.itemId === '') return null;
  return {
    ...pack,
    ...numbers,
    supplierId,
    itemId: form.itemId,
    supplierCode: form.supplierCode.trim() === '' ? null : form.supplierCode.trim(),
    ...keptOf(known),
    priceMode: priceUnit ? 'PER_WEIGHT' : 'PER_PACK',
    priceUnit,
    isTaxIncluded: form.isTaxIncluded,
    isPrimary: form.isPrimary,
    isActive: form.isActive,
  };
};
