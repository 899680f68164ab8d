import { useId, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { minorUnits } from '../../../../kit/money.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { costOfPacks } from '../../rules/offer.ts';
import { isBelowMinimum, totalOf } from '../../rules/order-check.ts';
import { amountText } from '../show/amount-text.ts';
import { NextDelivery } from '../show/next-delivery.tsx';
import { type Chosen, packsOf } from './fill-line-field.tsx';
import type { FillLine } from '../../contract/fill-line.ts';

export type FillSupplierProps = {
  readonly supplier: SupplierRow | undefined;
  readonly lines: readonly FillLine[];
  readonly chosen: Chosen;
  readonly children: ReactNode;
};

/** What one supplier would bring and when, and what it comes to, beside what it brings at least. */
export const FillSupplier = ({ supplier, lines, chosen, children }: FillSupplierProps) => {
  const ordered = lines.flatMap((line) => {
    const packs = packsOf(line, chosen);
    return packs === null || packs <= 0n ? [] : [costOfPacks(packs, line.size)];
  });
  const total = totalOf(ordered);
  const minimumMinor = supplier?.minimumMinor ?? null;
  const minimum = minimumMinor === null ? null : minorUnits(minimumMinor);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-heading">
          {lines[0]?.offer.supplierName}
        </h2>
        {supplier && (
          <p aria-live="polite" className="text-body font-medium tabular-nums">
            {amountText(String(total.minor), supplier.currency)}
            {total.unpriced > 0 && ` · ${m.purchasing_unpriced({ count: total.unpriced })}`}
          </p>
        )}
      </div>
      {supplier && (
        <p className="flex flex-wrap justify-between gap-x-4 pb-2 text-small text-ink-2">
          <NextDelivery supplier={supplier} />
          {minimum !== null && ordered.length > 0 && isBelowMinimum(total, minimum) && (
            <StatusLine status="soon">{m.purchasing_check_minimum({ amount: amountText(String(minimum), supplier.currency) })}</StatusLine>
          )}
        </p>
      )}
      {children}
    </section>
  );
};
