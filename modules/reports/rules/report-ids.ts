/** Every report, by the word that its address carries, in the order in which they are offered. */
export const reportIds = [
  'sales',
  'prime-cost',
  'food-cost',
  'purchases',
  'profit-and-loss',
  'cost-of-goods',
  'stock-value',
  'variance',
  'waste',
  'menu',
  'ticket-times',
  'labour',
  'tax',
  'cash',
  'tips',
] as const;

/** The word of a report. */
export type ReportId = (typeof reportIds)[number];

/** The word of the one about all restaurants of an account holder; it is made otherwise, since it reads more than one. */
export const groupId = 'group';

/** Under which heading a report is offered. */
export type ReportGroup = 'trade' | 'cost' | 'people' | 'books';

/** The headings in their order. */
export const reportGroups: readonly ReportGroup[] = ['trade', 'cost', 'people', 'books'];

/** Where each report is offered. */
export const groupOfReport: Readonly<Record<ReportId, ReportGroup>> = {
  sales: 'trade',
  'prime-cost': 'cost',
  'food-cost': 'cost',
  purchases: 'cost',
  'profit-and-loss': 'books',
  'cost-of-goods': 'cost',
  'stock-value': 'cost',
  variance: 'cost',
  waste: 'cost',
  menu: 'trade',
  'ticket-times': 'trade',
  labour: 'people',
  tax: 'books',
  cash: 'books',
  tips: 'people',
};

/** Whether a word is the name of a report. */
export const isReportId = (word: string): word is ReportId => reportIds.some((id) => id === word);
