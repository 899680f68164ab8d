import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { containerUnitCodes, measurementUnitCodes, type UnitCode } from '../../../inventory/rules/unit.ts';

/** How papers write units, besides their own words. */
const written: Readonly<Partial<Record<UnitCode, string>>> = {
  kg: 'kgs kilo ኪሎ ኪግ ኪ',
  g: 'gr gm gram ግራም',
  l: 'lt ltr lit litre liter ሊትር',
  ml: 'mls ሚሊ',
  each: 'ea pc pcs piece pieces unit units no ፍሬ',
  dozen: 'doz dzn ደርዘን',
  quintal: 'qtl ኩንታል',
  case: 'cs cases',
  box: 'boxes bx ሳጥን',
  carton: 'ctn cartons ካርቶን',
  sack: 'sacks ከረጢት',
  bag: 'bags',
  packet: 'pkt pack packs packets',
  bottle: 'btl bottles ጠርሙስ',
  tin: 'can cans tins ጣሳ',
  tray: 'trays',
  bunch: 'bunches እስር',
};

const codes: ReadonlyMap<string, UnitCode> = new Map(
  [...measurementUnitCodes, ...containerUnitCodes].flatMap((code) =>
    [code, ...(written[code]?.split(' ') ?? [])].map((word) => [normalizeText(word), code] as const),
  ),
);

/** The unit that a printed word means; null for a word that means none. */
export const unitOfWord = (word: string): UnitCode | null => codes.get(normalizeText(word.replace(/\.$/, ''))) ?? null;
