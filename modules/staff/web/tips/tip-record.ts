import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { TipPool } from '../../contract/tips.contract.ts';
import { tipSourceWord, tipStateWord } from '../words/tip-words.ts';

const minutesPerHour = 60;
const hundredth = 100;

/** The record that the law wants kept for three years, one line for what each was given of a pool. */
export const saveTipRecord = (pools: readonly TipPool[]): void => {
  const headings = [
    m.staff_tips_from(),
    m.staff_tips_to(),
    m.staff_tips_source(),
    m.staff_tips_state(),
    m.staff_tips_paid(),
    m.staff_csv_name(),
    m.staff_csv_hours(),
    m.staff_tips_given(),
    m.staff_pay_currency(),
  ];
  const rows = pools.flatMap(({ fromDay, toDay, source, state, paidOn, parts, currency }) =>
    parts.map(({ name, minutes, amountMinor }) => [
      fromDay,
      toDay,
      tipSourceWord(source),
      tipStateWord(state),
      paidOn,
      name,
      Math.round((minutes / minutesPerHour) * hundredth) / hundredth,
      formatDecimal(BigInt(amountMinor), 2, 2),
      currency,
    ]),
  );
  void saveFile('tips.csv', new Blob([csvText([headings, ...rows])], { type: 'text/csv' }));
};
