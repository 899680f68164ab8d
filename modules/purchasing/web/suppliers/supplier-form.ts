import { formatDecimal } from '../../../../kit/decimal.ts';
import { type Currency, isCurrency, minorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import type { Supplier, SupplierBody } from '../../contract/supplier.contract.ts';

/** What is typed about a supplier, field by field. */
export type SupplierForm = {
  readonly [
    Field in
      | 'name'
      | 'nameLocal'
      | 'country'
      | 'taxNumber'
      | 'email'
      | 'phone'
      | 'whatsapp'
      | 'telegram'
      | 'language'
      | 'cutoffTime'
      | 'minimum'
      | 'leadTimeDays'
      | 'paymentTerms'
      | 'currency'
      | 'note'
      | 'contactName'
      | 'contactPhone'
      | 'certificateName'
      | 'certificateExpiresOn'
  ]: string;
} & { readonly orderDays: readonly number[]; readonly deliveryDays: readonly number[]; readonly isOpenMarket: boolean };

/** The form of a supplier, or of a new one where the restaurant keeps its books in a currency. */
export const supplierForm = (known: Supplier | null, currency: Currency): SupplierForm => ({
  name: known?.name ?? '',
  nameLocal: known?.nameLocal ?? '',
  country: known?.country ?? (currency === 'ETB' ? 'ET' : 'GB'),
  taxNumber: known?.taxNumber ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  whatsapp: known?.whatsapp ?? '',
  telegram: known?.telegram ?? '',
  language: known?.language ?? 'en',
  orderDays: known?.orderDays ?? [],
  deliveryDays: known?.deliveryDays ?? [],
  cutoffTime: known?.cutoffTime ?? '',
  minimum: known?.minimumMinor ? formatDecimal(minorUnits(known.minimumMinor), 2, 2) : '',
  leadTimeDays: String(known?.leadTimeDays ?? 0),
  paymentTerms: known?.paymentTerms ?? '',
  currency: known?.currency ?? currency,
  isOpenMarket: known?.isOpenMarket ?? false,
  note: known?.note ?? '',
  contactName: known?.contacts[0]?.name ?? '',
  contactPhone: known?.contacts[0]?.phone ?? '',
  certificateName: known?.certificates[0]?.name ?? '',
  certificateExpiresOn: known?.certificates[0]?.expiresOn ?? '',
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The first of a list as the form has it, the others as they were. */
const withFirst = <Value>(first: Value | null, known: readonly Value[]): Value[] => [...(first === null ? [] : [first]), ...known.slice(1)];

/** What the form says, as it travels; null while a number in it is none. */
export const supplierBody = (form: SupplierForm, known: Supplier | null): SupplierBody | null => {
  const minimum = form.minimum.trim() === '' ? null : parseMajorUnits(form.minimum.trim());
  const leadTimeDays = Number(form.leadTimeDays);
  if ((minimum === null && form.minimum.trim() !== '') || (minimum ?? 0n) < 0n || !/^\d{1,2}$/.test(form.leadTimeDays.trim())) return null;
  const contactName = textOrNull(form.contactName);
  const certificateName = textOrNull(form.certificateName);
  const person = known?.contacts[0];
  return {
    name: form.name.trim(),
    nameLocal: textOrNull(form.nameLocal),
    country: form.country,
    taxNumber: textOrNull(form.taxNumber),
    contacts: withFirst(
      contactName === null
        ? null
        : { part: person?.part ?? null, email: person?.email ?? null, name: contactName, phone: textOrNull(form.contactPhone) },
      known?.contacts ?? [],
    ),
    email: textOrNull(form.email),
    phone: textOrNull(form.phone),
    whatsapp: textOrNull(form.whatsapp),
    telegram: textOrNull(form.telegram),
    language: form.language === 'am' ? 'am' : 'en',
    orderDays: [...form.orderDays],
    deliveryDays: [...form.deliveryDays],
    cutoffTime: textOrNull(form.cutoffTime),
    minimumMinor: minimum === null ? null : String(minimum),
    leadTimeDays,
    paymentTerms: textOrNull(form.paymentTerms),
    currency: isCurrency(form.currency) ? form.currency : 'GBP',
    isOpenMarket: form.isOpenMarket,
    certificates: withFirst(
      certificateName === null ? null : { name: certificateName, expiresOn: textOrNull(form.certificateExpiresOn) },
      known?.certificates ?? [],
    ),
    note: textOrNull(form.note),
  };
};
