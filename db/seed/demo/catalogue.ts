import { allergenCodes } from '../../../modules/inventory/rules/allergen.ts';

/** An ingredient of the demo as a chef would say it; quantities are texts that the product's own parser reads. */
export type DemoItem = {
  readonly name: string;
  readonly nameLocal: string;
  readonly category: DemoCategory;
  readonly area: DemoArea;
  readonly baseUnit: 'g' | 'ml' | 'each';
  /** How it comes, outermost first: ['case', 6], ['tin', 2500]; the last counts base units. */
  readonly pack: readonly (readonly [unit: string, per: number])[];
  /** What the whole outermost pack (or one kilogram, litre or piece without one) costs, in major units. */
  readonly price: number;
  /** Par in base units. */
  readonly par: number;
  /** Used on an ordinary day, in base units. */
  readonly daily: number;
  readonly allergens?: Readonly<Record<string, 'CONTAINS' | 'MAY_CONTAIN'>>;
  readonly barcode?: string;
};

/** Groups of the demo, in the order of the list. */
export const demoCategories = {
  spices: ['Spices', 'ቅመማ ቅመም'],
  grains: ['Grains and pulses', 'እህልና ጥራጥሬ'],
  vegetables: ['Vegetables', 'አትክልት'],
  meat: ['Meat and fish', 'ሥጋና ዓሣ'],
  dairy: ['Dairy and eggs', 'የወተት ተዋጽኦና እንቁላል'],
  bakery: ['Bakery', 'ዳቦና እንጀራ'],
  dry: ['Oils and dry goods', 'ዘይትና ደረቅ ሸቀጥ'],
  drinks: ['Drinks', 'መጠጥ'],
  supplies: ['Supplies', 'አላቂ ዕቃዎች'],
} as const;

/** A key of the demo's groups. */
export type DemoCategory = keyof typeof demoCategories;

/** Where things lie in the demo, in walking order. */
export const demoAreas = {
  bakery: ['Bakery', 'መጋገሪያ', 'AMBIENT'],
  walkin: ['Walk-in', 'ትልቁ ማቀዝቀዣ', 'CHILL'],
  freezer: ['Freezer', 'በረዶ ማቀዝቀዣ', 'FREEZE'],
  dry: ['Dry store', 'ደረቅ መጋዘን', 'DRY'],
  bar: ['Bar', 'ባር', 'BAR'],
} as const;

/** A key of the demo's areas. */
export type DemoArea = keyof typeof demoAreas;

type Kept = {
  readonly isKeyItem: boolean;
  readonly keeping: {
    readonly tracksLots: boolean;
    readonly dateType: 'USE_BY' | 'BEST_BEFORE';
    /** @unit days */ readonly shelfLife: {
      readonly sealed: number;
      readonly opened: number;
      readonly frozen?: number;
      readonly thawed?: number;
    };
  };
};

/** What the demo tells apart by date: meat for safety, dairy for quality. */
export const demoKeeping: Readonly<{ [Category in DemoCategory]?: Kept }> = {
  meat: {
    isKeyItem: true,
    keeping: { tracksLots: true, dateType: 'USE_BY', shelfLife: { sealed: 30, opened: 2, frozen: 90, thawed: 1 } },
  },
  dairy: { isKeyItem: false, keeping: { tracksLots: true, dateType: 'BEST_BEFORE', shelfLife: { sealed: 25, opened: 4 } } },
};

/** Items whose labels nobody has read to the end yet, so that the menu has something to say. */
const unread: ReadonlySet<string> = new Set(['Ambasha', 'Tej', 'Honey']);

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE']));

/** What a millilitre weighs of what is poured, in grams. */
const densities: Readonly<Record<string, string>> = {
  'Sunflower oil': '0.92',
  'Olive oil': '0.92',
  'Whole milk': '1.03',
  Milk: '1.03',
  'Oat milk, barista': '1.03',
  'Double cream': '1',
  Yoghurt: '1.03',
  Tej: '1.02',
};

/** What one piece weighs, in grams. */
const pieces: Readonly<Record<string, string>> = {
  Eggs: '58',
  'Eggs, free range': '58',
  Injera: '280',
  'Injera, 40 cm': '280',
  Sourdough: '800',
  Flatbread: '90',
  'Bread rolls': '60',
  Ambasha: '700',
  Coriander: '50',
  Lemons: '110',
  Limes: '65',
  'Chicken, whole': '1400',
};

/** What few items need to be weighed by: how heavy they are poured, and by the piece. */
export const demoBridges = ({ name }: DemoItem) => {
  const [density = null, piece] = [densities[name], pieces[name]];
  return { densityGPerMl: density, eachMeasure: piece === undefined ? null : { quantity: piece, unit: 'g' as const } };
};

/** What the labels of bought things list, where it says more than their name. */
const lists: Readonly<Record<string, readonly [madeOf: string, madeOfLocal: string]>> = {
  Sourdough: ['wheat flour, water, rye flour, salt', 'የስንዴ ዱቄት፣ ውሃ፣ የራይ ዱቄት፣ ጨው'],
  Flatbread: ['wheat flour, water, rapeseed oil, salt, yeast', 'የስንዴ ዱቄት፣ ውሃ፣ ዘይት፣ ጨው፣ እርሾ'],
  'Plain flour': ['wheat flour, calcium carbonate, iron, niacin, thiamin', 'የስንዴ ዱቄት፣ ካልሲየም ካርቦኔት፣ ብረት፣ ኒያሲን፣ ታያሚን'],
  'Oat milk, barista': ['water, oats 10%, rapeseed oil, salt', 'ውሃ፣ አጃ 10%፣ ዘይት፣ ጨው'],
  'Lager, 330 ml': ['water, barley malt, hops', 'ውሃ፣ የገብስ ብቅል፣ ጌሾ'],
  Halloumi: ['milk, salt, vegetarian rennet, mint', 'ወተት፣ ጨው፣ ሬኔት፣ ናና'],
  'Vegetable stock': ['water, salt, carrot, celery, onion, lovage', 'ውሃ፣ ጨው፣ ካሮት፣ ሴለሪ፣ ሽንኩርት'],
  Tahini: ['sesame seeds', 'ሰሊጥ'],
  'Bread rolls': ['wheat flour, water, yeast, sugar, salt', 'የስንዴ ዱቄት፣ ውሃ፣ እርሾ፣ ስኳር፣ ጨው'],
  Ambasha: ['wheat flour, water, yeast, fenugreek, salt', 'የስንዴ ዱቄት፣ ውሃ፣ እርሾ፣ አብሽ፣ ጨው'],
  Pasta: ['durum wheat semolina, water', 'የስንዴ ዱቄት፣ ውሃ'],
};

const listOf = (name: string) => {
  const list = lists[name];
  return list === undefined ? {} : { madeOf: list[0], madeOfLocal: list[1] };
};

/** What is known of what an item contains: of food that was looked at, every one of the fourteen, and whether it is fasting food. */
export const demoContents = ({ name, category, allergens = {} }: DemoItem) => {
  if (category === 'supplies') return { allergens: {} };
  const isAnimal = category === 'meat' || category === 'dairy';
  const isOatMilk = name.startsWith('Oat milk');
  if (unread.has(name)) return { allergens, isFasting: null, ...listOf(name) };
  return { allergens: { ...free, ...allergens }, isFasting: !isAnimal || isOatMilk, ...listOf(name) };
};
