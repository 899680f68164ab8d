import { type ColumnPlaces, guessColumns } from '../../../kit/text/guess-columns.ts';

/** What a column of a supplier's price list may hold. */
export const priceColumns = [
  'name',
  'sku',
  'barcode',
  'supplierCode',
  'pack',
  'price',
  'priceUnit',
  'currency',
  'taxIncluded',
  'taxRate',
  'minimum',
  'multiple',
  'supplier',
] as const;

/** What a column of a supplier's price list may hold. */
export type PriceColumn = (typeof priceColumns)[number];

/** Where each of them stands in a row. */
export type PricePlaces = ColumnPlaces<PriceColumn>;

/** What people write above a column, in English and Amharic, and what our own files say there. Understood, never shown. */
const headerWords: Readonly<Record<PriceColumn, readonly string[]>> = {
  name: ['name', 'item', 'item name', 'product', 'product name', 'description', 'እቃ', 'ዕቃ', 'የእቃ ስም', 'ስም'],
  sku: ['sku', 'stock code', 'our code', 'የእቃ ኮድ'],
  barcode: ['barcode', 'ean', 'gtin', 'upc', 'ባርኮድ'],
  supplierCode: ['supplier code', 'supplier’s code', 'code', 'product code', 'item code', 'article', 'የአቅራቢው መለያ', 'ኮድ', 'መለያ'],
  pack: ['pack', 'pack size', 'packaging', 'case size', 'size', 'unit', 'እሽግ', 'አስተሻሸግ', 'መጠን'],
  price: ['price', 'unit price', 'new price', 'pack price', 'cost', 'ዋጋ', 'የአንዱ ዋጋ', 'አዲስ ዋጋ'],
  priceUnit: ['price for one', 'price per', 'priced by', 'price unit', 'ዋጋ ለአንድ'],
  currency: ['currency', 'ገንዘብ'],
  taxIncluded: ['tax is included', 'tax included', 'vat included', 'inc vat', 'ግብር ተካቷል'],
  taxRate: ['tax', 'tax rate', 'vat', 'vat rate', 'ግብር', 'የግብር መጠን'],
  minimum: ['least packs', 'minimum', 'min order', 'minimum quantity', 'ዝቅተኛ እሽግ'],
  multiple: ['in multiples of', 'multiple', 'multiples', 'በብዜት'],
  supplier: ['supplier', 'vendor', 'supplier name', 'አቅራቢ'],
};

/** Which column of a price list holds what, judged by the words above them; a person sees the guess and may change it. */
export const guessPriceColumns = (headers: readonly string[]): PricePlaces => guessColumns(headerWords, headers);
