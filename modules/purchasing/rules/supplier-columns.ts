import { type ColumnPlaces, guessColumns } from '../../../kit/text/guess-columns.ts';

/** What a column of a list of suppliers may hold. */
export const supplierColumns = [
  'name',
  'nameLocal',
  'email',
  'phone',
  'whatsapp',
  'telegram',
  'contactName',
  'contactPhone',
  'orderDays',
  'deliveryDays',
  'cutoffTime',
  'leadTimeDays',
  'minimum',
  'currency',
  'paymentTerms',
  'country',
  'taxNumber',
  'note',
] as const;

/** What a column of a list of suppliers may hold. */
export type SupplierColumn = (typeof supplierColumns)[number];

/** Where each of them stands in a row. */
export type SupplierPlaces = ColumnPlaces<SupplierColumn>;

/** What people write above a column, in English and Amharic, and what our own files say there. Understood, never shown. */
const headerWords: Readonly<Record<SupplierColumn, readonly string[]>> = {
  name: ['name', 'supplier', 'supplier name', 'vendor', 'company', 'ስም', 'አቅራቢ', 'የአቅራቢ ስም'],
  nameLocal: ['name in amharic', 'amharic name', 'local name', 'ስም በአማርኛ', 'የአማርኛ ስም'],
  email: ['e-mail for orders', 'email', 'e mail', 'mail', 'ለትእዛዝ ኢሜይል', 'ኢሜይል'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'ስልክ'],
  whatsapp: ['whatsapp', 'ዋትስአፕ'],
  telegram: ['telegram', 'ቴሌግራም'],
  contactName: ['contact person', 'contact', 'contact name', 'የሚያነጋግሩት ሰው'],
  contactPhone: ['their phone', 'contact phone', 'ስልካቸው'],
  orderDays: ['takes orders on', 'order days', 'ትዕዛዝ የሚቀበልበት ቀን'],
  deliveryDays: ['delivers on', 'delivery days', 'የሚያደርስበት ቀን'],
  cutoffTime: ['orders until', 'cut-off', 'cutoff', 'ትእዛዝ እስከ'],
  leadTimeDays: ['days from order to delivery', 'lead time', 'lead time days', 'ከትእዛዝ እስከ ማድረሻ ቀናት'],
  minimum: ['minimum order', 'minimum', 'min order', 'ዝቅተኛ ትእዛዝ'],
  currency: ['currency', 'ገንዘብ'],
  paymentTerms: ['payment terms', 'terms', 'የክፍያ ስምምነት'],
  country: ['country', 'አገር'],
  taxNumber: ['vat number or tin', 'vat number', 'vat', 'tin', 'tax number', 'የተ.እ.ታ ቁጥር ወይም ቲን', 'ቲን'],
  note: ['note', 'notes', 'remark', 'ማስታወሻ'],
};

/** Which column of a list of suppliers holds what; a person sees the guess and may change it. */
export const guessSupplierColumns = (headers: readonly string[]): SupplierPlaces => guessColumns(headerWords, headers);
