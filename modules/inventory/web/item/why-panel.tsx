import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { spokenUnit } from '../../rules/spoken-unit.ts';
import { explanationQuery } from '../inventory-queries.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useBookCurrency } from '../show/book-currency.ts';
import { shownAmount } from '../show/show-cost.ts';
import { quantityText, shownQuantity, signed } from '../show/show-quantity.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { kindWord } from '../words/kind-word.ts';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { StatusIcon, type Status } from '../../../../ui/status.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';

export type WhyPanelProps = { readonly row: StockRow; readonly pending: readonly ShownMovement[] };

/** Where the figure was last known, what happened since kind by kind, and the same figure again at the end. */
export const WhyPanel = ({ row, pending }: WhyPanelProps) => {
  const { data } = useQuery(explanationQuery(useInventoryWorld(), row.item.id));
  const currency = useBookCurrency(row.item);
  const isCostVisible = useCan('inventory.view-cost');
  const waiting = pending.reduce((sum, movement) => sum + quantity(movement.quantity), 0n) as Quantity;
  const onHand = data ? ((quantity(data.onHand) + waiting) as Quantity) : row.onHand;
  const figure = shownQuantity(row.units, onHand);
  // In the unit of what is there now, so that the lines add up to it.
  const unit = spokenUnit(row.units, onHand);
  const show = (base: Quantity) => shownQuantity(row.units, base, unit).figure;
  return (
    <div className="flex flex-col">
      <p className="text-[2.75rem] leading-13 font-semibold tracking-[-0.02em]">
        {figure.figure} <span className="text-heading font-normal text-ink-3">{figure.unit}</span>
      </p>
      <p className="pb-4 text-small text-ink-2">
        {data && (
          <SentenceWith words={(when) => m.inventory_why_book({ when })}>
            <MomentText at={data.asOf} style="within" />
          </SentenceWith>
        )}{' '}
        {isCostVisible &&
          row.item.level.valueMinor !== null &&
          m.inventory_why_worth({ value: shownAmount(row.item.level.valueMinor, currency) })}
      </p>
      {data ? (
        <>
          {data.anchor ? (
            <Line
              title={<Anchor anchor={data.anchor} />}
              status="counted"
              detail={data.count ? <CountedBy count={data.count} /> : data.anchor.actor.name}
              figure={show(quantity(data.startOnHand))}
            />
          ) : (
            <Line title={m.inventory_why_start()} figure={show(quantity(data.startOnHand))} />
          )}
          {data.groups.map(({ kind, quantity: moved, count }) => (
            <Line
              key={kind}
              title={kindWord(kind)}
              detail={m.inventory_why_rows({ count })}
              figure={signed(show(quantity(moved)), quantity(moved))}
            />
          ))}
          {pending.length > 0 && (
            <Line
              title={m.inventory_why_waiting()}
              status="waiting"
              detail={m.inventory_why_rows({ count: pending.length })}
              figure={signed(show(waiting), waiting)}
            />
          )}
          <p className="flex items-baseline justify-between gap-4 border-y border-ink py-2.5 text-heading">
            {m.inventory_column_on_hand()}
            <span>{quantityText(row.units, onHand)}</span>
          </p>
        </>
      ) : (
        <p className="text-small text-ink-2">{m.inventory_why_offline()}</p>
      )}
      <Doubts row={row} isAnchored={data !== undefined && data.anchor !== null} isKnown={data !== undefined} />
    </div>
  );
};

type AnchorProps = { readonly anchor: { readonly kind: Parameters<typeof kindWord>[0]; readonly occurredAt: string } };

const Anchor = ({ anchor: { kind, occurredAt } }: AnchorProps) => (
  <span>
    <SentenceWith words={(when) => m.inventory_why_anchor({ kind: kindWord(kind), when })}>
      <MomentText at={occurredAt} style="within" />
    </SentenceWith>
  </span>
);

type CountedByProps = { readonly count: { readonly id: string; readonly name: string; readonly counters: readonly string[] } };

const CountedBy = ({ count: { id, name, counters } }: CountedByProps) => (
  <Link to="/inventory/counts/$countId/review" params={{ countId: id }} className="inline-block py-1 underline focus-ring touch:py-3">
    {m.inventory_counts_by({ name, people: counters.join(m.ui_comma()) })}
  </Link>
);

type LineProps = { readonly title: ReactNode; readonly detail?: ReactNode; readonly figure: string; readonly status?: Status };

const Line = ({ title, detail, figure, status }: LineProps) => (
  <p className="flex items-start justify-between gap-4 border-b border-line py-2.5 last-of-type:border-b-0">
    <span className="flex min-w-0 gap-2">
      {status && <StatusIcon status={status} className="mt-0.5 size-4" />}
      <span className="flex flex-col">
        {title}
        {detail && <span className="text-small text-ink-2">{detail}</span>}
      </span>
    </span>
    <span className="shrink-0">{figure}</span>
  </p>
);

type DoubtsProps = { readonly row: StockRow; readonly isAnchored: boolean; readonly isKnown: boolean };

/** What the figure rests on, good or not. */
const Doubts = ({ row, isAnchored, isKnown }: DoubtsProps) => {
  const isCostVisible = useCan('inventory.view-cost');
  const isUncosted = isCostVisible && row.onHand !== 0n && row.averageCost === null;
  if (!isKnown || (isAnchored && !isUncosted)) return null;
  return (
    <ul className="flex flex-col gap-2 pt-4 text-small text-ink-2">
      {!isAnchored && (
        <li className="flex gap-2">
          <StatusIcon status="soon" />
          {m.inventory_why_not_counted()}
        </li>
      )}
      {isUncosted && (
        <li className="flex gap-2">
          <StatusIcon status="soon" />
          {m.inventory_why_provisional()}
        </li>
      )}
    </ul>
  );
};
