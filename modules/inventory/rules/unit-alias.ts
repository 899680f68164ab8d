import { once } from '../../../kit/once.ts';
import { normalizeText, numberlessStem } from '../../../kit/text/normalize-text.ts';
import type { UnitCode } from './unit.ts';

/**
 * What people write for a unit, in English and Amharic; plurals need no entry. This is what is understood, not what
 * is shown. "ኩባያ" and "cup" differ on purpose: the first is a vessel whose size the item says, the second 250 ml.
 */
export const unitWords: Readonly<Record<UnitCode, readonly string[]>> = {
  mg: ['mg', 'milligram', 'milligramme', 'ሚግ', 'ሚሊግራም'],
  g: ['g', 'gr', 'gram', 'gramme', 'gm', 'ግ', 'ግራም'],
  kg: ['kg', 'kgs', 'kilo', 'kilogram', 'kilogramme', 'ኪግ', 'ኪ.ግ', 'ኪሎ', 'ኪሎግራም', 'ኪሎ ግራም'],
  lb: ['lb', 'lbs', 'pound', 'ፓውንድ'],
  oz: ['oz', 'ounce', 'አውንስ'],
  quintal: ['quintal', 'qtl', 'kuntal', 'ኩንታል'],
  ml: ['ml', 'millilitre', 'milliliter', 'ሚሊ', 'ሚሊሊትር', 'ሚሊ ሊትር'],
  cl: ['cl', 'centilitre', 'centiliter', 'ሴንቲሊትር'],
  l: ['l', 'lt', 'ltr', 'litre', 'liter', 'ሊ', 'ሊትር'],
  tsp: ['tsp', 'teaspoon', 'የሻይ ማንኪያ'],
  tbsp: ['tbsp', 'tablespoon', 'የሾርባ ማንኪያ'],
  cup: ['cup'],
  pint: ['pint', 'pt', 'ፓይንት'],
  gallon: ['gallon', 'gal', 'ጋሎን'],
  each: ['each', 'ea', 'pc', 'pcs', 'piece', 'unit', 'ፍሬ', 'ነጠላ'],
  dozen: ['dozen', 'doz', 'dz', 'ደርዘን'],
  case: ['case', 'cs', 'ኬዝ'],
  box: ['box', 'ሳጥን'],
  carton: ['carton', 'ctn', 'ካርቶን'],
  crate: ['crate', 'ክሬት'],
  tray: ['tray', 'ትሪ'],
  pallet: ['pallet', 'ፓሌት'],
  sack: ['sack', 'ጆንያ'],
  bag: ['bag', 'ከረጢት', 'ፌስታል'],
  packet: ['packet', 'pack', 'pkt', 'pk', 'ፓኬት', 'ፓኮ'],
  bottle: ['bottle', 'btl', 'ጠርሙስ'],
  tin: ['tin', 'can', 'ቆርቆሮ'],
  jar: ['jar', 'ብልቃጥ'],
  bucket: ['bucket', 'tub', 'ባልዲ'],
  jerrycan: ['jerrycan', 'jerry can', 'ጀሪካን'],
  keg: ['keg', 'barrel', 'በርሜል'],
  bunch: ['bunch', 'ዘለላ'],
  bundle: ['bundle', 'esir', 'እስር'],
  loaf: ['loaf', 'ሙሉ ዳቦ'],
  head: ['head', 'ራስ'],
  roll: ['roll', 'ጥቅል'],
  portion: ['portion', 'serving', 'ድርሻ'],
  medeb: ['medeb', 'መደብ'],
  kunna: ['kunna', 'quna', 'ቁና'],
  tassa: ['tassa', 'tasa', 'ጣሳ'],
  sini: ['sini', 'ሲኒ'],
  birchiko: ['birchiko', 'ብርጭቆ'],
  kubaya: ['kubaya', 'ኩባያ'],
  weket: ['weket', 'wekiet', 'ወቄት'],
  feresula: ['feresula', 'ፈረሱላ'],
};

const codeByStem = once(
  (): ReadonlyMap<string, UnitCode> =>
    new Map(
      Object.entries(unitWords).flatMap(([code, words]) =>
        words.map((word) => [numberlessStem(normalizeText(word)), code as UnitCode] as const),
      ),
    ),
);

/** The unit that a word means in either language, singular or plural; null when nobody told us. Never a guess. */
export const unitFromWord = (word: string): UnitCode | null => codeByStem().get(numberlessStem(normalizeText(word))) ?? null;
