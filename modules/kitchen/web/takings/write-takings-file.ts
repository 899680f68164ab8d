import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { Takings } from '../../contract/book-fields.ts';
import type { Period } from '../../../../ui/when/period.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import { sourceWords } from './day-card.tsx';

const money = (minor: string | null): number | null => (minor === null ? null : Number(minor) / 100);

/** Takings as a table: every word of every source, so that whoever reads it sees both. */
export const takingsTable = (takings: readonly Takings[]): readonly (readonly (string | number | null)[])[] => [
  [
    m.kitchen_takings_col_date(),
    m.kitchen_takings_col_channel(),
    m.kitchen_takings_col_source(),
    m.kitchen_takings_gross(),
    m.kitchen_takings_vat(),
    m.kitchen_takings_covers_field(),
    m.kitchen_takings_col_currency(),
  ],
  ...takings
    .toSorted((left, right) => left.businessDate.localeCompare(right.businessDate))
    .map((one) => [
      one.businessDate,
      channelWord(one.channel),
      sourceWords[one.source](),
      money(one.grossMinor),
      money(one.vatMinor),
      one.covers,
      one.currency,
    ]),
];

/** Puts the takings of a period where their person finds them. */
export const writeTakingsFile = (takings: readonly Takings[], { from, to }: Period): Promise<void> =>
  saveFile(`takings ${from} ${to}.csv`, new Blob([csvText(takingsTable(takings))], { type: 'text/csv' }));
