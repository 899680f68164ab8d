import { formatDecimal } from '../../../../kit/decimal.ts';
import { type Currency, isCurrency, minorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import type { Supplier, SupplierBody } from '../../contract/supplier.contract.ts';

type Contact = SupplierBody['contacts'][number];

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

const text = (value: string | null | undefined): string => value ?? '';

/** The form of a new supplier, where the restaurant keeps its books in a currency. */
const newForm = (currency: Currency): SupplierForm => ({
  name: '',
  nameLocal: '',
  country: currency === 'ETB' ? 'ET' : 'GB',
  taxNumber: '',
  email: '',
  phone: '',
  whatsapp: '',
  telegram: '',
  language: 'en',
  orderDays: [],
  deliveryDays: [],
  cutoffTime: '',
  minimum: '',
  leadTimeDays: '0',
  paymentTerms: '',
  currency,
  isOpenMarket: false,
  note: '',
  contactName: '',
  contactPhone: '',
  certificateName: '',
  certificateExpiresOn: '',
});

const knownForm = (known: Supplier): SupplierForm => {
  const [[contact], [certificate]] = [known.contacts, known.certificates];
  return {
    name: known.name,
    nameLocal: text(known.nameLocal),
    country: known.country,
    taxNumber: text(known.taxNumber),
    email: text(known.email),
    phone: text(known.phone),
    whatsapp: text(known.whatsapp),
    telegram: text(known.telegram),
    language: known.language,
    orderDays: known.orderDays,
    deliveryDays: known.deliveryDays,
    cutoffTime: text(known.cutoffTime),
    minimum: known.minimumMinor === null ? '' : formatDecimal(minorUnits(known.minimumMinor), 2, 2),
    leadTimeDays: String(known.leadTimeDays),
    paymentTerms: text(known.paymentTerms),
    currency: known.currency,
    isOpenMarket: known.isOpenMarket,
    note: text(known.note),
    contactName: text(contact?.name),
    contactPhone: text(contact?.phone),
    certificateName: text(certificate?.name),
    certificateExpiresOn: text(certificate?.expiresOn),
  };
};

/** The form of a supplier, or of a new one where the restaurant keeps its books in a currency. */
export const supplierForm = (known: Supplier | null, currency: Currency): SupplierForm => (known ? knownForm(known) : newForm(currency));

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The first of a list as the form has it, the others as they were. */
const withFirst = <Value>(first: Value | null, known: readonly Value[]): Value[] => [...(first === null ? [] : [first]), ...known.slice(1)];

/** The numbers of the form; null while one of them is none. */
const numbersOf = ({ minimum, leadTimeDays }: SupplierForm) => {
  const written = minimum.trim();
  const minor = written === '' ? null : parseMajorUnits(written);
  const isMinimumWrong = written !== '' && (minor === null || minor < 0n);
  if (isMinimumWrong || !/^\d{1,2}$/.test(leadTimeDays.trim())) return null;
  return { minimumMinor: minor === null ? null : String(minor), leadTimeDays: Number(leadTimeDays) };
};

const contactsOf = (form: SupplierForm, known: readonly Contact[]): Contact[] => {
  const name = textOrNull(form.contactName);
  const [{ part, email } = { part: null, email: null }] = known;
  return withFirst(name === null ? null : { part, email, name, phone: textOrNull(form.contactPhone) }, known);
};

const certificatesOf = (form: SupplierForm, known: SupplierBody['certificates']): SupplierBody['certificates'] => {
  const name = textOrNull(form.certificateName);
  return withFirst(name === null ? null : { name, expiresOn: textOrNull(form.certificateExpiresOn) }, known);
};

/** What the form says, as it travels; null while a number in it is none. */
export const supplierBody = (form: SupplierForm, known: Supplier | null): SupplierBody | null => {
  const numbers = numbersOf(form);
  if (!numbers) return null;
  return {
    ...numbers,
    name: form.name.trim(),
    nameLocal: textOrNull(form.nameLocal),
    country: form.country,
    taxNumber: textOrNull(form.taxNumber),
    contacts: contactsOf(form, known?.contacts ?? []),
    email: textOrNull(form.email),
    phone: textOrNull(form.phone),
    whatsapp: textOrNull(form.whatsapp),
    telegram: textOrNull(form.telegram),
    language: form.language === 'am' ? 'am' : 'en',
    orderDays: [...form.orderDays],
    deliveryDays: [...form.deliveryDays],
    cutoffTime: textOrNull(form.cutoffTime),
    paymentTerms: textOrNull(form.paymentTerms),
    currency: isCurrency(form.currency) ? form.currency : 'GBP',
    isOpenMarket: form.isOpenMarket,
    certificates: certificatesOf(form, known?.certificates ?? []),
    note: textOrNull(form.note),
  };
};
