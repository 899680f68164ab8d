import type { Role } from '../../../../restaurants/rules/capabilities.ts';
import type { ActionKind } from '../actions.ts';
import type { Comparison } from '../automation.ts';
import type { FieldUnit } from '../triggers.ts';

/** Ways of saying what is done: all words of one must be said. */
export const actionWords: Readonly<Record<ActionKind, readonly string[]>> = {
  'draft-order': [
    'draft order',
    'draft an order',
    'make order',
    'prepare order',
    'order it',
    'order more',
    'write order',
    'reorder',
    'ትእዛዝ አዘጋጅ',
    'ትእዛዝ ጻፍ',
    'ትእዛዝ ይዘጋጅ',
    'እዘዝ',
  ],
  'ask-for-item': ['ask for it', 'request it', 'put on wish list', 'add to requests', 'ጥያቄ አስገባ', 'ጠይቅ'],
  task: ['task', 'to do', 'todo', 'ተግባር ስጥ', 'ተግባር', 'ስራ ስጥ'],
  alert: ['alert', 'notify', 'tell', 'warn', 'let know', 'አሳውቅ', 'አስጠንቅቅ', 'ንገር'],
  announce: ['announce', 'tell everybody', 'tell everyone', 'tell all', 'announcement', 'ለሁሉም ንገር', 'ማስታወቂያ'],
  'hand-over': ['hand over', 'handover', 'note for next shift', 'next shift', 'ለሚቀጥለው ፈረቃ', 'ርክክብ'],
  'pause-dish': ['pause dish', 'take off menu', 'take off', '86 it', 'stop selling', 'ከምናሌ አውጣ', 'ምግቡን አቁም'],
  'plan-count': ['plan count', 'plan a count', 'count it', 'stock count', 'ቆጠራ አቅድ', 'ቆጠራ'],
  'hold-lot': ['hold lot', 'hold it', 'set aside', 'put aside', 'quarantine', 'ለይተህ አስቀምጥ', 'ለይ'],
  'act-on-waste': ['act on waste', 'action against waste', 'act against waste', 'waste action', 'በብክነት ላይ እርምጃ', 'እርምጃ'],
};

/** Who is meant by an action, by the words for them. */
export const roleWords: Readonly<Record<Role, readonly string[]>> = {
  owner: ['owner', 'ባለቤት'],
  manager: ['manager', 'ስራ አስኪያጅ', 'ማናጀር', 'አስተዳዳሪ'],
  chef: ['chef', 'ሼፍ', 'ዋና ምግብ አብሳይ'],
  kitchenstaff: ['kitchen staff', 'cooks', 'cook', 'የኩሽና ሰራተኛ', 'ምግብ አብሳይ'],
  staff: ['staff', 'waiters', 'servers', 'ሰራተኛ', 'አስተናጋጅ'],
};

/** Which way a number is meant. */
export const comparisonWords: Readonly<Record<Exclude<Comparison, 'CONTAINS'>, readonly string[]>> = {
  AT_LEAST: ['more than', 'at least', 'over', 'above', 'or more', 'exceeds', 'በላይ', 'ቢያንስ'],
  AT_MOST: ['less than', 'at most', 'under', 'below', 'fewer than', 'or less', 'በታች', 'ቢበዛ'],
};

/** What a number counts in, by the words beside it. */
export const unitWords: Readonly<Record<FieldUnit, readonly string[]>> = {
  PERCENT: ['percent', 'ፐርሰንት', 'በመቶ', 'ከመቶ'],
  MONEY: ['pounds', 'gbp', 'birr', 'etb', 'worth', 'ብር', 'ፓውንድ'],
  GUESTS: ['guests', 'people', 'covers', 'እንግዶች', 'ሰዎች', 'እንግዳ'],
  PORTIONS: ['portions', 'plates', 'ሳህኖች', 'ድርሻ'],
  DEGREES: ['degrees', 'celsius', 'ዲግሪ'],
  BASE: ['grams', 'millilitres', 'pieces', 'ግራም', 'ሚሊ ሊትር', 'ፍሬ'],
};

/** That nobody is to be asked each time. */
export const unaskedWords: readonly string[] = [
  'without asking',
  'automatically',
  'without approval',
  'by itself',
  'ሳይጠይቅ',
  'ያለ ፈቃድ',
  'በራሱ',
];

/** Words that say nothing by themselves. */
export const smallWords: ReadonlySet<string> = new Set(
  `when whenever if then and a an the is are was be by to of for in on it its them their some any an item items something somebody gets get
   goes go with our my please every each time from that this has have been us me so do not than more less at dish stock order make give
   send put as about whole first will should must one who which still new also all up out too very`.split(/\s+/),
);
