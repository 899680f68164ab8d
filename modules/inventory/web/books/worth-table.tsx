import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import { formatMoney, minorUnits, type Currency, type MinorUnits } from '../../../../kit/money.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { shownAmount } from '../show/show-cost.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import type { useWorth } from './use-books.ts';

type Worth = NonNullable<ReturnType<typeof useWorth>['data']>;
type WorthRow = Worth['rows'][number];

const head = 'border-b border-line py-2 pl-4 text-right text-micro font-normal text-ink-3 first:pl-0 first:text-left';
const wide = 'max-md:hidden';
const narrow = 'block text-small text-ink-2 md:hidden';
const cell = 'border-b border-line py-2.5 pl-4 text-right first:pl-0 first:text-left';

/** Dearest first: as booked, as counted lately, and what is in the way of trusting it. Each heading leads to its items. */
export const WorthTable = ({ worth }: { readonly worth: Worth }) => {
  const rows = worth.rows.toSorted((left, right) => Number(minorUnits(right.bookMinor) - minorUnits(left.bookMinor)));
  if (rows.length === 0) return <EmptyState title={m.inventory_books_empty_title()}>{m.inventory_books_empty_text()}</EmptyState>;
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full text-body">
        <thead>
          <tr>
            <Head>{m.inventory_column_category()}</Head>
            <Head isWide>{m.inventory_books_items()}</Head>
            <Head>{m.inventory_books_book()}</Head>
            <Head isWide>{m.inventory_books_verified()}</Head>
            <Head isWide>{m.inventory_books_doubts()}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.categoryId ?? ''} row={row} currency={worth.currency} />
          ))}
        </tbody>
      </table>
      {worth.otherCurrencies.map(({ currency, bookMinor }) => (
        <p key={currency} className="text-small text-ink-2">
          {m.inventory_books_other_currency({ value: shownAmount(bookMinor, currency) })}
        </p>
      ))}
      {worth.oldestCountAt !== null && (
        <p className="text-small text-ink-2">
          <SentenceWith words={(when) => m.inventory_books_oldest({ when })}>
            <MomentText at={worth.oldestCountAt} style="within" />
          </SentenceWith>
        </p>
      )}
    </div>
  );
};

/** A heading of a column that a hand's width has no room for says so. */
const Head = ({ isWide = false, children }: { readonly isWide?: boolean; readonly children: ReactNode }) => (
  <th scope="col" className={`${head} ${isWide ? wide : ''}`}>
    {children}
  </th>
);

const Line = ({ row, currency }: { readonly row: WorthRow; readonly currency: Currency }) => {
  const { categoryName } = usePlaceNames();
  const name = categoryName(row.categoryId) || m.inventory_books_no_category();
  const doubts = doubtsOf(row);
  const amount = (minor: string) => formatMoney({ minor: minorUnits(minor) as MinorUnits, currency });
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {row.categoryId === null ? (
          name
        ) : (
          <Link to="/inventory" search={{ category: row.categoryId }} className="text-link focus-ring">
            {name}
          </Link>
        )}
        <span className={narrow}>{doubts || m.inventory_list_items({ count: row.items })}</span>
      </th>
      <td className={`${cell} ${wide}`}>{grouped(row.items)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <span className="font-semibold">{amount(row.bookMinor)}</span>
        <span className={narrow}>{m.inventory_books_of_it_counted({ value: amount(row.verifiedMinor) })}</span>
      </td>
      <td className={`${cell} ${wide}`}>{amount(row.verifiedMinor)}</td>
      <td className={`${cell} ${wide} text-small text-ink-2`}>{doubts || '–'}</td>
    </tr>
  );
};

const doubtsOf = ({ neverCounted, uncosted, negative }: WorthRow): string =>
  [
    ...(negative > 0 ? [m.inventory_books_negative({ count: negative })] : []),
    ...(uncosted > 0 ? [m.inventory_list_uncosted({ count: uncosted })] : []),
    ...(neverCounted > 0 ? [m.inventory_books_never_counted({ count: neverCounted })] : []),
  ].join(m.ui_comma());
