import { m } from '../../../generated/messages/server/messages.js';
import type { Cell, ReportFigure } from '../contract/report-document.ts';
import { spanOf, type Span } from '../rules/report-period.ts';
import { money, plain, shareOf, type InCurrency } from './cells.ts';
import type { On, ReportAsk } from './report-maker.ts';

type Comparison = ReportFigure['comparisons'][number];

/** Which way a figure should go; `neither` where more is neither good nor bad. */
export type Direction = 'up' | 'down' | 'neither';

const isBetter = (change: number | bigint | null, direction: Direction): boolean | null => {
  if (change === null || direction === 'neither' || Number(change) === 0) return null;
  return Number(change) > 0 === (direction === 'up');
};

const beforeWords: Readonly<Record<Span, (on: On) => string>> = {
  day: (on) => m.reports_against_day({}, on),
  week: (on) => m.reports_against_week({}, on),
  month: (on) => m.reports_against_month({}, on),
  quarter: (on) => m.reports_against_quarter({}, on),
  year: (on) => m.reports_against_year_before({}, on),
  other: (on) => m.reports_against_days({}, on),
};

/** What the stretch before is called beside this one: "the week before"; "as many days before" while only some of it have begun. */
export const beforeWord = ({ days, calendar, compared, on }: Pick<ReportAsk, 'days' | 'calendar' | 'compared' | 'on'>): string =>
  beforeWords[compared.now.to < days.to ? 'other' : spanOf(days, calendar)](on);

/** An amount held against another, and how far it lies above it as a share of that. */
export const againstMoney = (
  of: InCurrency,
  label: string,
  { now, before, direction }: { readonly now: bigint | null; readonly before: bigint | null; readonly direction: Direction },
): Comparison => {
  const change = now === null || before === null ? null : now - before;
  return { label, value: money(of, before), change: plain('change', shareOf(change, before)), isBetter: isBetter(change, direction) };
};

/** As it is read: with one place. What is held against each other differs by what can be read, not by what was cut off. */
const asRead = (share: number): number => Math.round(share / 10) * 10;

/** A share held against another, and how many points it lies above it. */
export const againstShare = (
  label: string,
  { now, before, direction }: { readonly now: number | null; readonly before: number | null; readonly direction: Direction },
): Comparison => {
  const change = now === null || before === null ? null : asRead(now) - asRead(before);
  return { label, value: plain('share', before), change: plain('points', change), isBetter: isBetter(change, direction) };
};

/** A plain number held against another, and by how many it is more. */
export const againstCount = (
  label: string,
  { now, before, direction }: { readonly now: number | null; readonly before: number | null; readonly direction: Direction },
): Comparison => {
  const change = now === null || before === null ? null : now - before;
  const cell = (value: number | null): Cell => plain('count', value);
  return { label, value: cell(before), change: cell(change), isBetter: isBetter(change, direction) };
};
