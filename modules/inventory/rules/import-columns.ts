import { guessColumns as guessByWords, type ColumnPlaces } from '../../../kit/text/guess-columns.ts';

/** What a column of an imported list may hold. */
export const importColumns = [
  'name',
  'nameLocal',
  'sku',
  'barcode',
  'category',
  'storageArea',
  'unit',
  'pack',
  'par',
  'reorderPoint',
  'onHand',
  'price',
  'lots',
  'dateType',
  'keepsSealed',
  'keepsOpened',
  'keepsFrozen',
  'keepsThawed',
  'keyItem',
  'fasting',
] as const;

/** What a column of an imported list may hold. */
export type ImportColumn = (typeof importColumns)[number];

/** Where each thing stands in a row, counted from 0; what is missing is not in the list. */
export type ColumnMapping = ColumnPlaces<ImportColumn>;

/** What people write above a column, in English and Amharic. Understood, never shown. */
const headerWords: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['name', 'item', 'item name', 'product', 'product name', 'description', 'ingredient', 'እቃ', 'የእቃ ስም', 'ስም'],
  nameLocal: ['amharic', 'amharic name', 'local name', 'name am', 'name amharic', 'አማርኛ', 'የአማርኛ ስም'],
  sku: ['sku', 'code', 'item code', 'stock code', 'product code', 'ኮድ', 'የእቃ ኮድ'],
  barcode: ['barcode', 'ean', 'gtin', 'upc', 'ባርኮድ'],
  category: ['category', 'group', 'type', 'department', 'ምድብ'],
  storageArea: ['storage', 'storage area', 'location', 'area', 'shelf', 'store', 'ማከማቻ', 'ቦታ'],
  unit: ['unit', 'uom', 'base unit', 'count unit', 'unit of measure', 'መለኪያ', 'መስፈሪያ'],
  pack: ['pack', 'pack size', 'packaging', 'case size', 'purchase unit', 'እሽግ', 'አስተሻሸግ'],
  par: ['par', 'par level', 'target', 'maximum', 'max', 'የሚፈለግ መጠን'],
  reorderPoint: ['reorder', 'reorder point', 'reorder level', 'minimum', 'min', 'ዝቅተኛ መጠን'],
  onHand: ['on hand', 'stock', 'in stock', 'quantity', 'qty', 'count', 'opening', 'opening stock', 'ክምችት', 'ብዛት', 'መጠን'],
  lots: ['lots', 'lot tracking', 'track lots', 'batches', 'ሎት', 'በሎት የሚለይ'],
  dateType: ['date type', 'kind of date', 'expiry type', 'የቀን ዓይነት'],
  keepsSealed: ['shelf life', 'shelf life days', 'keeps days', 'keeps sealed', 'sealed days', 'የሚቆይበት ቀን', 'ሳይከፈት የሚቆይበት'],
  keepsOpened: ['opened', 'opened days', 'keeps opened', 'shelf life opened', 'ከተከፈተ በኋላ'],
  keepsFrozen: ['frozen', 'frozen days', 'keeps frozen', 'shelf life frozen', 'ከቀዘቀዘ በኋላ'],
  keepsThawed: ['thawed', 'thawed days', 'keeps thawed', 'shelf life thawed', 'ከሟሟ በኋላ'],
  keyItem: ['key item', 'key', 'counted often', 'ዋና እቃ'],
  fasting: ['fasting', 'fasting food', 'vegan', 'tsom', 'የጾም', 'የጾም ምግብ'],
  price: ['price', 'cost', 'unit price', 'unit cost', 'purchase price', 'ዋጋ', 'የአንዱ ዋጋ'],
};

/** Which column holds what, judged by the words above them; a person sees the guess and may change it. */
export const guessColumns = (headers: readonly string[]): ColumnMapping => guessByWords(headerWords, headers);
