import type { AllergenCode } from '../../inventory/rules/allergen.ts';

/** What is said of a bought ingredient, in one language. */
export type SaidOfItem = { readonly name: string; /** As its own label lists it. */ readonly madeOf: string | null };

/** A text in pieces; those that name an allergen stand out. */
export type LabelWords = readonly { readonly text: string; readonly isAllergen: boolean }[];

/** A bought ingredient as it stands on a label. */
export type LabelledItem = {
  readonly name: LabelWords;
  readonly madeOf: LabelWords | null;
  /** What of it neither its name nor its list says: to be said behind it. */
  readonly unsaid: readonly AllergenCode[];
};

/** Words that name an allergen by themselves, in lower case; of cereals and nuts only the kinds, as the law wants them. */
const words: Readonly<Record<AllergenCode, string>> = {
  CELERY: 'celery celeriac ሴለሪ',
  GLUTEN: 'wheat spelt khorasan rye barley oat oats ስንዴ አጃ ገብስ ስፔልት ራይ',
  CRUSTACEANS: 'prawn prawns shrimp shrimps crab lobster crayfish langoustine langoustines ሽሪምፕ',
  EGGS: 'egg eggs እንቁላል',
  FISH: 'fish anchovy anchovies salmon tuna cod perch ዓሣ አሳ ሳልመን',
  LUPIN: 'lupin ሉፒን',
  MILK: 'milk butter buttermilk cream cheese yoghurt yogurt ወተት ቅቤ አይብ እርጎ',
  MOLLUSCS: 'mussel mussels oyster oysters squid octopus clam clams scallop scallops snail snails',
  MUSTARD: 'mustard ሰናፍጭ',
  PEANUTS: 'peanut peanuts groundnut groundnuts ኦቾሎኒ',
  SESAME: 'sesame ሰሊጥ',
  SOYBEANS: 'soya soy soybean soybeans አኩሪ',
  SULPHITES: 'sulphite sulphites sulphur sulfite sulfites ሰልፋይት',
  TREE_NUTS:
    'almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pecan pecans brazil pistachio pistachios macadamia ' +
    'አልሞንድ ሀዝልነት ዋልነት ካሹ ፒካን ፒስታቺዮ ማካዳሚያ',
};

/** Of these the group says too little: the cereal and the nut itself must be named. */
const byKind: ReadonlySet<AllergenCode> = new Set(['GLUTEN', 'TREE_NUTS']);

/** "Of" and "from" are written onto the word in Amharic. */
const bare = (word: string): string => word.toLowerCase().replace(/^[የከበ](?=\p{L}{2})/u, '');

const codeOf = (word: string, contains: readonly AllergenCode[]): AllergenCode | undefined =>
  contains.find((code) => {
    const known = words[code].split(' ');
    return known.includes(word.toLowerCase()) || known.includes(bare(word));
  });

const inWords = (text: string, contains: readonly AllergenCode[]): readonly { text: string; code: AllergenCode | undefined }[] =>
  text
    .split(/(\p{L}+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, code: codeOf(part, contains) }));

const shown = (pieces: ReturnType<typeof inWords>): LabelWords =>
  pieces.map(({ text, code }) => ({ text, isAllergen: code !== undefined }));

/**
 * How a bought ingredient stands on a label: what it is made of where its own label was copied, with every allergen in it
 * named where it stands, or else behind it.
 *
 * @param said in the label's language first; the next is taken where the one before names no cereal or nut
 * @returns null where nobody says which cereal or nut it is
 * @source Regulation (EU) 1169/2011 as retained, article 18 with annex VII part E, article 21 with annex II
 */
export const labelledItem = (said: readonly SaidOfItem[], contains: readonly AllergenCode[]): LabelledItem | null => {
  for (const { name, madeOf } of said) {
    const inName = inWords(name, contains);
    const inList = madeOf === null ? null : inWords(madeOf, contains);
    const named = new Set([...inName, ...(inList ?? [])].map(({ code }) => code));
    const unsaid = contains.filter((code) => !named.has(code));
    if (!unsaid.some((code) => byKind.has(code))) return { name: shown(inName), madeOf: inList && shown(inList), unsaid };
  }
  return null;
};
