import { type ColumnPlaces, guessColumns } from '../../../kit/text/guess-columns.ts';

/** What a column of a list of dishes may hold. */
export const dishColumns = [
  'name',
  'nameLocal',
  'heading',
  'priceDineIn',
  'priceTakeaway',
  'priceDelivery',
  'vat',
  'days',
  'hours',
  'fasting',
  'allergens',
] as const;

/** What a column of a list of dishes may hold. */
export type DishColumn = (typeof dishColumns)[number];

/** Where each of them stands in a row. */
export type DishPlaces = ColumnPlaces<DishColumn>;

/** What people write above a column, in English and Amharic. Understood, never shown. */
const headerWords: Readonly<Record<DishColumn, readonly string[]>> = {
  name: ['name', 'dish', 'dish name', 'item', 'item name', 'product', 'menu item', 'ስም', 'የምግብ ስም', 'ምግብ'],
  nameLocal: ['amharic name', 'name in amharic', 'amharic', 'local name', 'የአማርኛ ስም', 'ስም በአማርኛ', 'በአማርኛ'],
  heading: ['heading', 'category', 'section', 'group', 'menu section', 'ርዕስ', 'ምድብ', 'ክፍል'],
  priceDineIn: [
    'price',
    'dine in',
    'dine in price',
    'price dine in',
    'eat in',
    'eat in price',
    'table price',
    'ዋጋ',
    'እዚህ ለሚመገቡ',
    'በቤት ውስጥ ዋጋ',
  ],
  priceTakeaway: ['takeaway', 'takeaway price', 'price takeaway', 'take away', 'take out', 'to go', 'collection', 'ይዞ ለመሄድ', 'የይዞ መሄድ ዋጋ'],
  priceDelivery: ['delivery', 'delivery price', 'price delivery', 'በማድረስ', 'የማድረስ ዋጋ', 'ለማድረስ'],
  vat: ['vat', 'vat rate', 'vat %', 'tax', 'tax rate', 'tax %', 'ተእታ', 'ተ.እ.ታ', 'ግብር', 'የግብር መጠን', 'የተእታ መጠን'],
  days: ['days', 'available days', 'served on', 'weekdays', 'ቀናት', 'የሚቀርብባቸው ቀናት'],
  hours: ['hours', 'available hours', 'time', 'times', 'served from to', 'ሰዓት', 'ሰዓታት', 'የሚቀርብበት ሰዓት'],
  fasting: ['fasting', 'fasting days', 'tsom', 'ጾም', 'የጾም', 'የጾም ቀናት'],
  allergens: ['allergens', 'allergen', 'allergy', 'contains', 'አለርጂ', 'አለርጂ አምጪዎች'],
};

/** Which column of a list holds what, judged by the words above them; a person sees the guess and may change it. */
export const guessDishColumns = (headers: readonly string[]): DishPlaces => guessColumns(headerWords, headers);
