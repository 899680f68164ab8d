import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { StockRow } from './stock-row.ts';
import { StockMenu } from './stock-menu.tsx';
import type { StockSummary } from './stock-figures.ts';
import { worthText } from './worth.ts';

export type StockHeadProps = { readonly summary: StockSummary; readonly rows: readonly StockRow[]; readonly isEmpty: boolean };

/** What the list says in one sentence, what it rests on, and the one thing that is done most. */
export const StockHead = ({ summary, rows, isEmpty }: StockHeadProps) => (
  <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4 md:pb-6">
    <div className="min-w-0 flex-1 basis-56">
      <h1 className="text-title">{isEmpty ? m.inventory_list_label() : titleOf(summary.attentionCount)}</h1>
      {!isEmpty && (
        <p className="text-small text-ink-2">
          <SummaryLine summary={summary} />
        </p>
      )}
    </div>
    <div className="flex items-center gap-2">
      <StockMenu rows={rows} />
      {!isEmpty && (
        <Link to="/inventory/record" search={(before) => before} className={`${buttonClass('primary')} max-md:hidden!`}>
          <Plus aria-hidden />
          {m.inventory_record_movement()}
        </Link>
      )}
    </div>
  </header>
);

const titleOf = (count: number): string =>
  count === 0
    ? m.inventory_list_all_fine()
    : m.inventory_list_needs_person({ count, number: m.inventory_number_in_words({ count, digits: grouped(count) }) });

const SummaryLine = ({ summary }: { readonly summary: StockSummary }) => {
  const { currency } = useRestaurant();
  const { itemCount, value, uncostedCount, countedPercent } = summary;
  const facts = [
    m.inventory_list_items({ count: itemCount }),
    ...(value === undefined ? [] : [m.inventory_list_on_shelf({ value: worthText(value, currency) })]),
    ...(value === undefined || uncostedCount === 0 ? [] : [m.inventory_list_uncosted({ count: uncostedCount })]),
    ...(countedPercent === undefined ? [] : [m.inventory_list_counted_share({ percent: countedPercent })]),
  ];
  return facts.join(m.ui_comma());
};
