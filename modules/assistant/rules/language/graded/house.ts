import type { Nameable } from '../find-names.ts';
import type { Standpoint } from '../time-words.ts';

/** The house that graded questions are asked in, and the Monday on which they are asked: Hidar 14, 2019. */
export const gradedDay: Standpoint = { today: '2026-11-23', calendar: 'ETHIOPIC' };

const things = (kind: Nameable['kind'], names: readonly (readonly [string, string | null])[]): Nameable[] =>
  names.map(([name, local]) => ({ kind, id: name, name, names: local === null ? [name] : [name, local] }));

/** Everything that graded questions may name; the id is the English name. */
export const gradedNames: readonly Nameable[] = [
  ...things('item', [
    ['Berbere', 'በርበሬ'],
    ['Sugar', 'ስኳር'],
    ['Milk', 'ወተት'],
    ['Tomatoes', 'ቲማቲም'],
    ['Onions', 'ሽንኩርት'],
    ['Beef mince', 'የተፈጨ የበሬ ሥጋ'],
    ['Beef sirloin', 'የበሬ ሽንጥ'],
    ['Shiro flour', 'የሽሮ ዱቄት'],
    ['Teff flour', 'የጤፍ ዱቄት'],
    ['Cooking oil', 'የምግብ ዘይት'],
    ['Eggs', 'እንቁላል'],
    ['Butter', 'ቅቤ'],
    ['Injera', 'እንጀራ'],
    ['Chicken, whole', 'ሙሉ ዶሮ'],
    ['Coffee beans', 'የቡና ፍሬ'],
  ]),
  ...things('dish', [
    ['Doro wat', 'ዶሮ ወጥ'],
    ['Shiro', 'ሽሮ'],
    ['Kitfo', 'ክትፎ'],
    ['Tibs', 'ጥብስ'],
    ['Beef burger', 'በርገር'],
    ['Buna', 'ቡና'],
    ['Beyaynetu', 'በያይነቱ'],
    ['Macchiato', 'ማኪያቶ'],
  ]),
  ...things('supplier', [
    ['Merkato Grains', 'መርካቶ እህል'],
    ['Fresh Foods Ltd', null],
    ['Addis Dairy', 'አዲስ ወተት'],
  ]),
  ...things('person', [
    ['Almaz Tesfaye', null],
    ['Dawit Bekele', null],
    ['Hana Girma', null],
    ['Tigist Alemu', null],
  ]),
  ...things('allergen', [
    ['Milk', 'ወተት'],
    ['Eggs', 'እንቁላል'],
    ['Peanuts', 'ኦቾሎኒ'],
    ['Cereals containing gluten', 'ግሉተን ያለባቸው እህሎች'],
    ['Fish', 'ዓሣ'],
    ['Sesame', 'ሰሊጥ'],
  ]),
];
