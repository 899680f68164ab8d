import type { Dimension } from '../question/kinds.ts';
import { phraseBook, type PhraseBook } from './phrases.ts';
import { phrasesIn } from './vocabulary.ts';

/** How an answer is wanted, as far as words say it: split, in order, held against something. */
export type Shape = { readonly by: Dimension } | { readonly order: 'most' | 'least' } | { readonly isAgainst: true };

const by: Readonly<Record<Dimension, string>> = {
  day: `by day | per day | each day | every day | daily | day by day | which day | which days | በቀን | በየቀኑ | በየቀን | የትኛው ቀን`,
  item: `by item | per item | each item | which item | which items | what item | what items | which ingredient | which ingredients
    | which product | which products | by ingredient | by product | per product | በዕቃ | በየዕቃው | የትኛው ዕቃ | የትኞቹ ዕቃዎች | ምን ዕቃ | ምን ዕቃዎች`,
  dish: `by dish | per dish | each dish | which dish | which dishes | what dish | what dishes | by menu item | which menu item
    | which menu items  | በምግብ | የትኛው ምግብ | የትኞቹ ምግቦች | ምን ምግብ | በየምግቡ`,
  supplier: `by supplier | per supplier | each supplier | which supplier | which suppliers | what supplier | by vendor | which vendor
    | በአቅራቢ | በየአቅራቢው | የትኛው አቅራቢ | የትኞቹ አቅራቢዎች`,
  category: `by category | per category | each category | which category | which categories | በምድብ | በየምድቡ | የትኛው ምድብ`,
  reason: `by reason | per reason | each reason | which reason | which reasons | what reason | what reasons | for what reason | በምክንያት | በየምክንያቱ
    | በምን ምክንያት | የትኛው ምክንያት`,
  channel: `by channel | per channel | each channel | which channel | dine in and takeaway | በመንገድ | በሽያጭ መንገድ | በየመንገዱ`,
  part: `by day part | by daypart | per day part | by meal | by service | by meal period | በምግብ ሰዓት`,
  hour: `which hour of the day | what hour of the day | what time of day | what time of the day | busiest time | by hour | per hour | each hour | hourly | which hour | what hour | busiest hour | hour by hour | በሰዓት | በየሰዓቱ | የትኛው ሰዓት`,
  payment: `by payment | by payment method | by payment type | per payment method | which payment | by cash and card | በክፍያ መንገድ | በክፍያ ዓይነት | በአከፋፈል`,
  role: `by role | per role | each role | by position | by job | which role | በሥራ ድርሻ | በድርሻ | በየሥራው`,
};

const order: Readonly<Record<'most' | 'least', string>> = {
  most: `most | top | best | biggest | highest | largest | greatest | busiest | best selling | main | the most | more | ብዙ | በብዛት | ከፍተኛ | በጣም | ዋና ዋና | በብዛት የ | ከሁሉ`,
  least: `least | worst | lowest | fewest | smallest | slowest selling | bottom | the least | ትንሽ | በትንሹ | አነስተኛ`,
};

const againstWords = ['compared to', 'compared with', 'compare to', 'compare with', 'versus', 'vs', 'against', 'than', 'up on', 'down on'];
const justBefore = [
  'the day before',
  'the week before',
  'the month before',
  'the year before',
  'week before',
  'month before',
  'year before',
  'before',
];

/** "than the week before": it says no days, but those before. */
const againstBefore = againstWords.flatMap((word) => justBefore.map((before) => `${word} ${before}`));

const against = `up on | down on | better than | worse than | more than | less than | compared to | compared with | compare to | compare with | compare | versus | vs | against | than | in comparison to | ሲነጻጸር | ሲወዳደር | ጋር ሲነጻጸር | ጋር ሲወዳደር | ከ ጋር`;

/** Words that say how an answer is wanted. */
export const shapeBook: PhraseBook<Shape> = phraseBook<Shape>([
  ...(Object.entries(by) as [Dimension, string][]).map(([dimension, line]) => [{ by: dimension }, phrasesIn(line)] as const),
  ...(Object.entries(order) as ['most' | 'least', string][]).map(([which, line]) => [{ order: which }, phrasesIn(line)] as const),
  [{ isAgainst: true }, [...phrasesIn(against), ...againstBefore]],
]);
