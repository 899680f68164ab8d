import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { durationText, type Group, lateText } from './time-words.ts';

/** A row of a table of times: what it is of, and how long that took. */
export type TimesRow = { readonly key: string; readonly name: ReactNode; readonly target: number | null; readonly times: Group };

export type TimesTableProps = {
  /** What the table is of. */
  readonly caption: string;
  /** What the first column is. */
  readonly heading: string;
  readonly rows: readonly TimesRow[];
  readonly hasTarget: 'target' | 'none';
};

const head = 'px-2 py-2 text-right font-normal align-bottom';
const cell = 'px-2 py-1.5 text-right tabular-nums whitespace-nowrap';

const timeOf = (seconds: number | undefined): string => (seconds === undefined ? '–' : durationText(seconds));

/** How long each took, in the middle and nine times of ten, and how often it was late, called back or made again. */
export const TimesTable = ({ caption, heading, rows, hasTarget }: TimesTableProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must be reached by the keyboard
    tabIndex={0}
    role="group"
    aria-label={caption}
    className="relative overflow-x-auto border-y border-line focus-ring"
  >
    <table className="w-full text-body">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-micro text-ink-3">
        <tr>
          <th scope="col" className="py-2 pr-2 text-left align-bottom font-normal">
            {heading}
          </th>
          <th scope="col" className={head}>
            {m.kitchen_times_median()}
          </th>
          <th scope="col" className={head}>
            {m.kitchen_times_ninetieth()}
          </th>
          {hasTarget === 'target' && (
            <th scope="col" className={head}>
              {m.kitchen_times_target()}
            </th>
          )}
          <th scope="col" className={head}>
            {m.kitchen_times_late()}
          </th>
          <th scope="col" className={head}>
            {m.kitchen_times_count()}
          </th>
          <th scope="col" className={head}>
            {m.kitchen_times_recalled()}
          </th>
          <th scope="col" className={head}>
            {m.kitchen_times_remade()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, target, times }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="min-w-32 py-1.5 pr-2 text-left font-normal">
              {name}
            </th>
            <td className={`${cell} font-medium`}>{timeOf(times.spread?.median)}</td>
            <td className={cell}>{timeOf(times.spread?.ninetieth)}</td>
            {hasTarget === 'target' && <td className={cell}>{timeOf(target ?? undefined)}</td>}
            <td className={cell}>{lateText(times)}</td>
            <td className={cell}>{times.spread?.count ?? 0}</td>
            <td className={cell}>{times.recalled}</td>
            <td className={cell}>{times.remade}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
