import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { type LabelKind, labelKinds } from '../../rules/label.ts';

/** The papers that are known: two of rolls, and a sheet of twenty-four. */
export const labelPapers = ['57x32', '62', 'A4'] as const;

export type LabelPaper = (typeof labelPapers)[number];

/** What is written in which language. */
export const labelLanguages = ['en', 'am', 'both'] as const;

export type LabelLanguage = (typeof labelLanguages)[number];

/** What the address of labels says: what they are for, and how they are to look. */
export type LabelsSearch = {
  readonly item?: string;
  readonly lot?: string;
  readonly label?: LabelKind;
  /** When it was prepared, opened or thawed; today, where nothing is said. */
  readonly doneOn?: string;
  readonly paper?: LabelPaper;
  readonly language?: LabelLanguage;
  readonly copies?: number;
};

/** @unit labels printed at once */
export const copiesMax = 96;

export const readLabelsSearch = (search: Readonly<Record<string, unknown>>): LabelsSearch => {
  const label = labelKinds.find((one) => one === search['label']);
  // A bare 62 arrives as a number.
  const paper = labelPapers.find((one) => one === String(search['paper']));
  const language = labelLanguages.find((one) => one === search['language']);
  const copies = Number(search['copies']);
  return {
    ...(typeof search['item'] === 'string' && { item: search['item'] }),
    ...(typeof search['lot'] === 'string' && { lot: search['lot'] }),
    ...(label && { label }),
    ...(isBusinessDate(String(search['doneOn'])) && { doneOn: String(search['doneOn']) }),
    ...(paper && { paper }),
    ...(language && { language }),
    ...(Number.isInteger(copies) && copies >= 1 && copies <= copiesMax && { copies }),
  };
};
