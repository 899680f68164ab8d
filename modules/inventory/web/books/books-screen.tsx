import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits, type MinorUnits } from '../../../../kit/money.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { CostingSetting } from './costing-setting.tsx';
import { PeriodSetting } from './period-setting.tsx';
import { useBooks, useWorth } from './use-books.ts';
import { WorthTable } from './worth-table.tsx';

/** What all stock is worth, how much of that a count vouches for, and until when the books are closed. */
export const BooksScreen = () => {
  const worth = useWorth();
  const canKeep = useCan('inventory.keep-books');
  if (!worth.data && worth.isError) return <StockFailure heading={m.inventory_books_title()} query={worth} />;
  return (
    <section className="flex flex-col gap-8 pb-10">
      <div>
        <StaleBanner query={worth} />
        <h1 className="text-title">{worth.data ? headline(worth.data) : m.inventory_books_title()}</h1>
        <p className="max-w-line text-small text-ink-2">
          {worth.data ? m.inventory_books_basis({ days: worth.data.vouchesDays }) : m.inventory_loading()}
        </p>
      </div>
      {worth.data ? <WorthTable worth={worth.data} /> : <SkeletonRows rows={6} label={m.inventory_loading()} />}
      {canKeep && <Keeping />}
    </section>
  );
};

type Worth = NonNullable<ReturnType<typeof useWorth>['data']>;

/** The finding: what is on the shelf, and the share that somebody looked at; none of nothing. */
const headline = ({ rows, currency }: Worth): string => {
  if (rows.length === 0) return m.inventory_books_title();
  const sum = (of: (row: Worth['rows'][number]) => string) => rows.reduce((total, row) => total + minorUnits(of(row)), 0n);
  const book = sum((row) => row.bookMinor);
  const verified = sum((row) => row.verifiedMinor);
  const percent = book <= 0n ? 0 : Number((verified * 100n) / book);
  return m.inventory_books_headline({ value: formatMoney({ minor: book as MinorUnits, currency }), percent });
};

const Keeping = () => {
  const books = useBooks();
  const canReopen = useCan('inventory.reopen-books');
  if (!books.data) return books.isError ? <p className="text-small text-ink-2">{m.inventory_books_unread()}</p> : null;
  return (
    <div>
      <PeriodSetting books={books.data} />
      {canReopen && <CostingSetting books={books.data} />}
    </div>
  );
};
