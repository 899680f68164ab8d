import { guessColumns } from '../../../../kit/text/guess-columns.ts';

/** What a column of a till's file may hold. */
export const saleColumns = [
  'date',
  'time',
  'receipt',
  'item',
  'code',
  'quantity',
  'price',
  'discount',
  'tax',
  'total',
  'payment',
  'channel',
] as const;

/** A word of the list above. */
export type SaleColumn = (typeof saleColumns)[number];

/** Where each of them stands in a row. */
export type SalePlaces = { readonly [Column in SaleColumn]?: number | undefined };

/** What tills write above a column, in English and Amharic. Understood, never shown. */
const headerWords: Readonly<Record<SaleColumn, readonly string[]>> = {
  date: [
    'date',
    'day',
    'business date',
    'sale date',
    'transaction date',
    'order date',
    'date time',
    'created at',
    'closed at',
    'ቀን',
    'የሽያጭ ቀን',
  ],
  time: ['time', 'hour', 'sale time', 'transaction time', 'ሰዓት', 'ጊዜ'],
  receipt: [
    'receipt',
    'receipt no',
    'receipt number',
    'receipt id',
    'transaction',
    'transaction id',
    'transaction no',
    'order',
    'order id',
    'order no',
    'order number',
    'bill',
    'bill no',
    'check',
    'check number',
    'invoice',
    'invoice no',
    'ticket',
    'fs no',
    'ደረሰኝ',
    'የደረሰኝ ቁጥር',
    'ደረሰኝ ቁጥር',
  ],
  item: [
    'item',
    'item name',
    'product',
    'product name',
    'dish',
    'menu item',
    'description',
    'name',
    'article',
    'ምግብ',
    'ዕቃ',
    'የዕቃ ስም',
    'ምርት',
    'ስም',
  ],
  code: ['code', 'item code', 'product code', 'sku', 'plu', 'item id', 'product id', 'barcode', 'ኮድ', 'የዕቃ ኮድ'],
  quantity: ['quantity', 'qty', 'count', 'units', 'items sold', 'qty sold', 'quantity sold', 'ብዛት', 'መጠን'],
  price: ['price', 'unit price', 'item price', 'price each', 'rate', 'ዋጋ', 'የአንዱ ዋጋ', 'ነጠላ ዋጋ'],
  discount: ['discount', 'discounts', 'discount amount', 'reduction', 'ቅናሽ'],
  tax: ['tax', 'vat', 'tax amount', 'vat amount', 'ተእታ', 'ተ.እ.ታ', 'ታክስ', 'ግብር'],
  total: [
    'total',
    'line total',
    'total amount',
    'amount',
    'sales',
    'gross sales',
    'net sales',
    'total price',
    'gross',
    'net',
    'subtotal',
    'ጠቅላላ',
    'ጠቅላላ ዋጋ',
    'ድምር',
  ],
  payment: ['payment', 'payment method', 'payment type', 'tender', 'paid by', 'tender type', 'ክፍያ', 'የክፍያ መንገድ', 'የክፍያ ዓይነት'],
  channel: ['channel', 'order type', 'dining option', 'sale type', 'service', 'service type', 'መንገድ', 'የሽያጭ መንገድ', 'ዓይነት'],
};

/** Which column of a file holds what, judged by the words above them; a person sees the guess and may change it. */
export const guessSaleColumns = (headers: readonly string[]): SalePlaces => guessColumns(headerWords, headers);

/** What is still to be said before rows can be read: when, what, and for how much. */
export const missingOf = (places: SalePlaces): 'date' | 'item' | 'total' | null => {
  if (places.date === undefined) return 'date';
  if (places.item === undefined && places.code === undefined) return 'item';
  return places.total === undefined && places.price === undefined ? 'total' : null;
};
