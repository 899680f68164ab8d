import type { ReportChart, ReportFigure, ReportRow, ReportTable } from '../../reports/contract/report-document.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Days, ReportCalendar } from '../../reports/rules/report-period.ts';
import type { Question } from '../rules/question/question.ts';

/** For which house and in which language something is said; as the second argument of every message. */
export type On = { readonly house: RestaurantDetails; readonly locale: 'en' | 'am' };

/** A question with everything that was left open filled in. */
export type Asked = Question & {
  /** The days that the answer is of. */
  readonly span: Days;
  readonly today: string;
  readonly calendar: ReportCalendar;
  readonly on: On;
};

/** Where what is said can be followed down. */
export type Evidence = { readonly label: string; readonly place: string };

/** What a measure came to. */
export type Finding = {
  /** The answer in a sentence. */
  readonly sentence: string;
  readonly figure: ReportFigure | null;
  readonly table: ReportTable | null;
  readonly chart: ReportChart | null;
  /** What it rests on besides: basis, coverage, what is left out. */
  readonly restsOn: readonly { readonly label: string; readonly text: string }[];
  readonly evidence: readonly Evidence[];
};

/** Nothing that is stored answers it; why, in a sentence. */
export type NotKnown = { readonly unknown: string };

/** Finds what a question asks, in the asker's own transaction. */
export type Measurer = (tx: RestaurantTx, asked: Asked) => Promise<Finding | NotKnown>;

/** A finding that is a list of lines. */
export const listed = (
  sentence: string,
  table: Omit<ReportTable, 'note' | 'rows'> & { readonly rows: readonly ReportRow[] },
  evidence: readonly Evidence[],
): Finding => ({ sentence, figure: null, table: { ...table, note: null, rows: [...table.rows] }, chart: null, restsOn: [], evidence });

/** A finding that is a sentence alone. */
export const said = (sentence: string, evidence: readonly Evidence[]): Finding => ({
  sentence,
  figure: null,
  table: null,
  chart: null,
  restsOn: [],
  evidence,
});

/** A name in the reader's language, where there is one. */
export const nameIn = ({ name, nameLocal }: { readonly name: string; readonly nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;
