import { formatQuantity, parseQuantity, type Quantity } from '../../../../kit/quantity.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import { unitFromWord } from '../../../inventory/rules/unit-alias.ts';
import type { OfferBody, OfferRow } from '../../contract/offer.contract.ts';
import { priceToType, typedPrice } from '../show/amount-text.ts';
import { rateText, readRate } from '../../rules/rate-text.ts';
import { type OfferPack, readOfferPack } from '../../rules/offer-pack.ts';

/** What is typed about an offer. */
export type OfferForm = {
  readonly itemId: string;
  readonly pack: string;
  readonly price: string;
  /** What it was before somebody typed; null where there was none. */
  readonly knownPrice: string | null;
  /** What one price buys; empty for one pack. */
  readonly priceUnit: string;
  readonly supplierCode: string;
  readonly minimum: string;
  readonly multiple: string;
  readonly isPrimary: boolean;
  readonly isTaxIncluded: boolean;
  /** A percentage; empty where nobody has said. */
  readonly taxRate: string;
  /** What the supplier calls it. */
  readonly description: string;
  /** The days that the price was agreed for; empty where none were. */
  readonly contractFrom: string;
  readonly contractTo: string;
  readonly isActive: boolean;
};

const newForm: OfferForm = {
  itemId: '',
  pack: '',
  price: '',
  knownPrice: null,
  priceUnit: '',
  supplierCode: '',
  minimum: '',
  multiple: '',
  isPrimary: false,
  isTaxIncluded: false,
  taxRate: '',
  description: '',
  contractFrom: '',
  contractTo: '',
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
        price: priceToType(known.price),
        knownPrice: known.price,
        priceUnit: text(known.priceUnit),
        supplierCode: text(known.supplierCode),
        minimum: text(known.minimum),
        multiple: text(known.multiple),
        isPrimary: known.isPrimary,
        isTaxIncluded: known.isTaxIncluded,
        taxRate: known.taxRateBps === null ? '' : rateText(known.taxRateBps),
        description: text(known.description),
        contractFrom: text(known.contractFrom),
        contractTo: text(known.contractTo),
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

/** Which of an offer's numbers is none. */
export const wrongNumbers = (form: OfferForm): readonly ('price' | 'minimum' | 'multiple')[] => [
  ...(form.price.trim() !== '' && typedPrice(form.price, form.knownPrice) === null ? (['price'] as const) : []),
  ...(['minimum', 'multiple'] as const).filter((field) => positive(form[field]) === undefined),
];

const numbersOf = (form: OfferForm) => {
  const [minimum, multiple] = [positive(form.minimum), positive(form.multiple)];
  const price = form.price.trim() === '' ? null : typedPrice(form.price, form.knownPrice);
  if (minimum === undefined || multiple === undefined || (price === null && form.price.trim() !== '')) return null;
  return {
    minimum: minimum === null ? null : formatQuantity(minimum),
    multiple: multiple === null ? null : formatQuantity(multiple),
    price: price === null ? null : formatUnitCost(price),
  };
};

const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** Whether a price would be over before it began. */
export const isContractTurned = ({ contractFrom, contractTo }: OfferForm): boolean =>
  contractFrom !== '' && contractTo !== '' && contractTo < contractFrom;

/** The rate of tax as it was typed; null where nobody has said, undefined for what is none. */
export const taxRateOf = ({ taxRate }: OfferForm): number | null | undefined =>
  taxRate.trim() === '' ? null : (readRate(taxRate) ?? undefined);

/** What was agreed about a price; null while it cannot be. */
const agreedOf = (form: OfferForm) => {
  const taxRateBps = taxRateOf(form);
  // A price with a tax that nobody names cannot be booked without it.
  if (taxRateBps === undefined || (form.isTaxIncluded && taxRateBps === null) || isContractTurned(form)) return null;
  const days = { contractFrom: textOrNull(form.contractFrom), contractTo: textOrNull(form.contractTo) };
  return { ...days, taxRateBps, isTaxIncluded: form.isTaxIncluded, description: textOrNull(form.description) };
};

type About = { readonly supplierId: string; readonly baseUnit: 'g' | 'ml' | 'each' };

/** What the form says, as it travels; null while something in it cannot be understood. */
export const offerBody = (form: OfferForm, { supplierId, baseUnit }: About): OfferBody | null => {
  const pack = readPack(form.pack, baseUnit);
  const numbers = numbersOf(form);
  const priceUnit = unitFromWord(form.priceUnit) ?? null;
  const agreed = agreedOf(form);
  if (!pack || !numbers || !agreed || form.itemId === '') return null;
  return {
    ...pack,
    ...numbers,
    supplierId,
    itemId: form.itemId,
    supplierCode: textOrNull(form.supplierCode),
    ...agreed,
    priceMode: priceUnit ? 'PER_WEIGHT' : 'PER_PACK',
    priceUnit,
    isPrimary: form.isPrimary,
    isActive: form.isActive,
  };
};
