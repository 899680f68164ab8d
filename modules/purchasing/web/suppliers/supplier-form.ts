import { formatDecimal } from '../../../../kit/decimal.ts';
import { type Currency, isCurrency, minorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import type { Supplier, SupplierBody } from '../../contract/supplier.contract.ts';

/** Somebody to talk to, as it is typed. */
export type TypedContact = { readonly name: string; readonly part: string; readonly phone: string; readonly email: string };

/** A certificate, as it is typed. */
export type TypedCertificate = { readonly name: string; readonly expiresOn: string };

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
  ]: string;
} & {
  readonly orderDays: readonly number[];
  readonly deliveryDays: readonly number[];
  readonly isOpenMarket: boolean;
  /** Those without a name are left out. */
  readonly contacts: readonly TypedContact[];
  readonly certificates: readonly TypedCertificate[];
};

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
  contacts: [],
  certificates: [],
});

const knownForm = (known: Supplier): SupplierForm => ({
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
  contacts: known.contacts.map(({ name, part, phone, email }) => ({ name, part: text(part), phone: text(phone), email: text(email) })),
  certificates: known.certificates.map(({ name, expiresOn }) => ({ name, expiresOn: text(expiresOn) })),
});

/** The form of a supplier, or of a new one where the restaurant keeps its books in a currency. */
export const supplierForm = (known: Supplier | null, currency: Currency): SupplierForm => (known ? knownForm(known) : newForm(currency));

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A field that can be written so that nobody understands it. */
export type WrongField = 'email' | 'cutoffTime' | 'minimum' | 'leadTimeDays';

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const isWrong: Readonly<Record<WrongField, (written: string) => boolean>> = {
  email: (written) => written !== '' && !mail.test(written),
  cutoffTime: (written) => written !== '' && !clock.test(written),
  minimum: (written) => written !== '' && (parseMajorUnits(written) ?? -1n) < 0n,
  leadTimeDays: (written) => !/^\d{1,2}$/.test(written),
};

/** What of the form cannot be understood. */
export const wrongFields = (form: SupplierForm): readonly WrongField[] =>
  (['email', 'cutoffTime', 'minimum', 'leadTimeDays'] as const).filter((field) => isWrong[field](form[field].trim()));

const numbersOf = ({ minimum, leadTimeDays }: SupplierForm) => {
  const minor = minimum.trim() === '' ? null : parseMajorUnits(minimum.trim());
  return { minimumMinor: minor === null ? null : String(minor), leadTimeDays: Number(leadTimeDays) };
};

const contactsOf = ({ contacts }: SupplierForm): SupplierBody['contacts'] =>
  contacts.flatMap(({ name, part, phone, email }) =>
    name.trim() === '' ? [] : { name: name.trim(), part: textOrNull(part), phone: textOrNull(phone), email: textOrNull(email) },
  );

const certificatesOf = ({ certificates }: SupplierForm): SupplierBody['certificates'] =>
  certificates.flatMap(({ name, expiresOn }) => (name.trim() === '' ? [] : { name: name.trim(), expiresOn: textOrNull(expiresOn) }));

/** What the form says, as it travels; null while something in it cannot be understood. */
export const supplierBody = (form: SupplierForm): SupplierBody | null => (wrongFields(form).length > 0 ? null : understoodBody(form));

/** What a form of which everything is understood says, as it travels. */
export const understoodBody = (form: SupplierForm): SupplierBody => ({
  ...numbersOf(form),
  name: form.name.trim(),
  nameLocal: textOrNull(form.nameLocal),
  country: form.country,
  taxNumber: textOrNull(form.taxNumber),
  contacts: contactsOf(form),
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
  certificates: certificatesOf(form),
  note: textOrNull(form.note),
});
