import type { Role } from '../../restaurants/rules/capabilities.ts';
import type { CheckItem } from './check-item.ts';
import { foodLimits, type FoodLimits, type FoodRules } from './food-process.ts';
import type { Schedule } from './schedule.ts';

/** A list that comes with the house. */
export type StarterTemplate = {
  readonly key: string;
  readonly name: string;
  readonly nameLocal: string;
  readonly forRole: Role | null;
  readonly schedule: Schedule;
  readonly items: CheckItem[];
};

type Line = readonly [key: string, label: string, labelLocal: string];

const lineOf = ([key, label, labelLocal]: Line, said: Partial<CheckItem> = {}): CheckItem => ({
  key,
  type: 'DONE',
  label,
  labelLocal,
  isRequired: true,
  isCritical: false,
  min: null,
  max: null,
  place: null,
  options: [],
  failing: [],
  ...said,
});

/** Asked so that no is what fails. */
const asked = (...line: Line): CheckItem => lineOf(line, { type: 'YES_NO', failing: ['NO'] });
const mustBe = (...line: Line): CheckItem => lineOf(line, { type: 'YES_NO', failing: ['NO'], isCritical: true });
const ticked = (...line: Line): CheckItem => lineOf(line);
const written = (...line: Line): CheckItem => lineOf(line, { type: 'TEXT', isRequired: false });
const signed = (): CheckItem => lineOf(['signed', 'Signed', 'ፊርማ'], { type: 'SIGNATURE' });
const upTo = (max: string, ...line: Line): CheckItem => lineOf(line, { type: 'TEMPERATURE', place: 'COLD', max, isCritical: true });
/** A line that reads the unit of its own key. */
const ofUnit = (item: CheckItem): CheckItem => ({ ...item, unitId: item.key });
const atLeast = (min: string, ...line: Line): CheckItem =>
  lineOf(line, { type: 'TEMPERATURE', place: 'HOT', min, isCritical: true, isRequired: false });

/** Every day, from, due and too late at these hours of the wall; past 24 is the next morning. */
const daily = (show: number, due: number, expire: number): StarterTemplate['schedule'] => ({
  rule: { kind: 'WEEKDAYS', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  showMinute: show * 60,
  dueMinute: due * 60,
  expireMinute: expire * 60,
});

const opening = (): StarterTemplate => ({
  key: 'opening',
  name: 'Opening checks',
  nameLocal: 'የመክፈቻ ምርመራ',
  forRole: null,
  schedule: daily(6, 11, 14),
  items: [
    mustBe('equipment', 'Fridges, chilled display and freezers work', 'ማቀዝቀዣዎችና ማበረዶዎች በትክክል ይሠራሉ'),
    asked('cooking', 'Oven, hob and hot plates work', 'ምድጃና ማብሰያዎች ይሠራሉ'),
    mustBe('fit', 'Everybody is fit for work and in clean clothes', 'ሠራተኞች ሁሉ ጤነኞችና ንጹሕ ልብስ የለበሱ ናቸው'),
    asked('clean', 'Where food is prepared is clean', 'ምግብ የሚዘጋጅበት ቦታ ንጹሕ ነው'),
    asked('handwash', 'Soap and paper towels at every basin', 'በየመታጠቢያው ሳሙናና የወረቀት ፎጣ አለ'),
    mustBe('water', 'Hot running water', 'ሙቅ ውኃ አለ'),
    mustBe('allergens', 'Allergen information is right for today’s menu', 'የአለርጂ መረጃ ለዛሬው ዝርዝር ትክክል ነው'),
    mustBe('dates', 'Nothing is past its date', 'ጊዜው ያለፈበት ነገር የለም'),
  ],
});

const closing = (): StarterTemplate => ({
  key: 'closing',
  name: 'Closing checks',
  nameLocal: 'የመዝጊያ ምርመራ',
  forRole: null,
  schedule: daily(20, 25, 28),
  items: [
    mustBe('covered', 'No food left out; all of it covered, dated and put away', 'ውጭ የቀረ ምግብ የለም፤ ሁሉም ተሸፍኖ ቀን ተጽፎበት ተቀምጧል'),
    mustBe('old', 'Food past its date thrown away', 'ጊዜው ያለፈበት ምግብ ተጥሏል'),
    asked('surfaces', 'Surfaces and equipment cleaned and disinfected', 'ገጾችና ዕቃዎች ታጥበው ተጠርገዋል'),
    ticked('bins', 'Bins emptied, new bags in', 'የቆሻሻ ቅርጫቶች ባዶ ሆነዋል'),
    ticked('floors', 'Floors swept and washed', 'ወለል ተጠርጎ ታጥቧል'),
    ticked('cloths', 'Cloths taken to be washed', 'ጨርቆች ለእጥበት ተወስደዋል'),
    asked('gas', 'Gas and what is not needed switched off', 'ጋዝና የማያስፈልጉ ዕቃዎች ተዘግተዋል'),
    written('notes', 'Anything out of the ordinary', 'ያልተለመደ ነገር ካለ'),
    signed(),
  ],
});

const cold = (key: 'morning' | 'evening', { chillMaxC, freezeMaxC }: FoodLimits): StarterTemplate => ({
  key: `cold-${key}`,
  name: key === 'morning' ? 'Fridges and freezers, morning' : 'Fridges and freezers, evening',
  nameLocal: key === 'morning' ? 'ማቀዝቀዣዎች፣ ጠዋት' : 'ማቀዝቀዣዎች፣ ማታ',
  forRole: null,
  schedule: key === 'morning' ? daily(6, 11, 14) : daily(16, 20, 24),
  items: [
    ofUnit(upTo(chillMaxC, 'walk-in', 'Walk-in fridge', 'ትልቁ ማቀዝቀዣ')),
    ofUnit(upTo(chillMaxC, 'kitchen', 'Kitchen fridge', 'የወጥ ቤት ማቀዝቀዣ')),
    { ...ofUnit(upTo(chillMaxC, 'display', 'Chilled display', 'ማቀዝቀዣ ማሳያ')), isRequired: false },
    ofUnit(upTo(freezeMaxC, 'freezer', 'Freezer', 'ማበረዶ')),
  ],
});

const hot = ({ cookMinC, hotHoldMinC, reheatMinC }: FoodLimits): StarterTemplate => ({
  key: 'hot',
  name: 'Cooking, holding hot and reheating',
  nameLocal: 'ማብሰል፣ ትኩስ ማቆየትና ማሞቅ',
  forRole: null,
  schedule: daily(11, 22, 26),
  items: [
    atLeast(cookMinC, 'cooked', 'Cooked dish, in the middle', 'የበሰለ ምግብ፣ መሐሉ'),
    ofUnit(atLeast(hotHoldMinC, 'held', 'Kept hot', 'ትኩስ የቆየ')),
    atLeast(reheatMinC, 'reheated', 'Reheated, in the middle', 'እንደገና የሞቀ፣ መሐሉ'),
  ],
});

const cleaning = (): StarterTemplate => ({
  key: 'cleaning',
  name: 'Weekly cleaning',
  nameLocal: 'ሳምንታዊ ጽዳት',
  forRole: null,
  schedule: { rule: { kind: 'WEEKDAYS', weekdays: [1] }, showMinute: 360, dueMinute: 1440, expireMinute: 2880 },
  items: [
    ticked('fridges', 'Fridges emptied and washed', 'ማቀዝቀዣዎች ባዶ ሆነው ታጥበዋል'),
    ticked('hood', 'Extraction hood and filters', 'የጢስ ማውጫና ማጣሪያዎች'),
    ticked('drains', 'Drains and behind equipment', 'የፍሳሽ መስመርና ከዕቃዎች ጀርባ'),
    ticked('store', 'Dry store: shelves and floor', 'ደረቅ መጋዘን፦ መደርደሪያና ወለል'),
    ticked('probe', 'Probes checked in ice and in boiling water', 'ቴርሞሜትሮች በበረዶና በፈላ ውኃ ተፈትሸዋል'),
  ],
});

const review = (): StarterTemplate => ({
  key: 'review',
  name: 'Four-weekly review',
  nameLocal: 'የአራት ሳምንት ግምገማ',
  forRole: 'manager',
  schedule: { rule: { kind: 'EVERY', days: 28, from: '2026-01-05' }, showMinute: 360, dueMinute: 4320, expireMinute: 10_080 },
  items: [
    asked('repeat', 'Looked at what went wrong more than once', 'ከአንድ ጊዜ በላይ የተበላሸው ታይቷል'),
    asked('menu', 'New dishes, suppliers and ways of working are in the safe methods', 'አዳዲስ ምግቦች፣ አቅራቢዎችና አሠራሮች በደህንነት መመሪያው ገብተዋል'),
    asked('training', 'Everybody new has been trained', 'አዳዲስ ሠራተኞች ሁሉ ሠልጥነዋል'),
    asked('complaints', 'Complaints and illness looked into', 'ቅሬታዎችና ሕመሞች ተጣርተዋል'),
    written('changes', 'What we change', 'የምንለውጠው'),
    signed(),
  ],
});

const injera = ({ chillMaxC }: FoodLimits): StarterTemplate => ({
  key: 'injera',
  name: 'Water, batter and fasting kitchen',
  nameLocal: 'ውኃ፣ ሊጥና የጾም ወጥ ቤት',
  forRole: null,
  schedule: daily(6, 11, 14),
  items: [
    mustBe('water', 'Water tank covered; water for drinking treated', 'የውኃ ታንክ ተሸፍኗል፤ የመጠጥ ውኃ ታክሟል'),
    asked('batter', 'Batter covered, its day written on it', 'ሊጥ ተሸፍኗል፤ ቀኑ ተጽፎበታል'),
    mustBe('raw', 'Raw meat apart, with a board and knife of its own', 'ጥሬ ሥጋ በራሱ መክተፊያና ቢላ ተለይቷል'),
    asked('fasting', 'Fasting food kept and cooked apart', 'የጾም ምግብ ተለይቶ ተቀምጦ ይበስላል'),
    ofUnit(upTo(chillMaxC, 'meat', 'Meat fridge', 'የሥጋ ማቀዝቀዣ')),
    asked('generator', 'Generator and its fuel are ready', 'ጄኔሬተርና ነዳጁ ዝግጁ ናቸው'),
  ],
});

/** The lists that come with the house under some rules, in the order of a day. */
export const startersOf = (rules: FoodRules): readonly StarterTemplate[] => {
  const limits = foodLimits[rules];
  const shared = [opening(), cold('morning', limits), hot(limits), cold('evening', limits), closing(), cleaning()];
  return rules === 'ET' ? [...shared, injera(limits)] : [...shared, review()];
};
