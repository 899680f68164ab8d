import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { correctableSources } from '../../rules/correction.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { unitWord } from '../words/unit-word.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { LedgerCard, LedgerLine } from './ledger-line.tsx';
import type { LedgerRows } from './use-ledger.ts';

export type LedgerProps = { readonly row: StockRow; readonly ledger: LedgerRows };

/** Every movement with the balance that it left; nothing here is ever changed, only answered by its opposite. */
export const Ledger = ({ row, ledger }: LedgerProps) => {
  const [correcting, setCorrecting] = useState<ShownMovement>();
  const { rows, isPending, isError, fetchOlder, isFetchingNextPage } = ledger;
  return (
    <section aria-label={m.inventory_ledger()} className="flex flex-col gap-3">
      {rows.length === 0 && isPending && !isError && <SkeletonRows rows={5} label={m.inventory_loading()} />}
      {rows.length === 0 && !isPending && !isError && (
        <EmptyState title={m.inventory_ledger_empty_title()}>{m.inventory_ledger_empty_text()}</EmptyState>
      )}
      {rows.length > 0 && <LedgerRowList row={row} rows={rows} onCorrect={setCorrecting} />}
      {isError && <p className="text-small text-ink-2">{m.inventory_ledger_offline()}</p>}
      {fetchOlder && (
        <Button className="self-start" onClick={fetchOlder} busyLabel={isFetchingNextPage ? m.inventory_loading() : undefined}>
          {m.inventory_ledger_older()}
        </Button>
      )}
      {correcting && <CorrectDialog row={row} movement={correcting} onClose={() => setCorrecting(undefined)} />}
    </section>
  );
};

type RowListProps = {
  readonly row: StockRow;
  readonly rows: readonly ShownMovement[];
  readonly onCorrect: (movement: ShownMovement) => void;
};

const isOpen = ({ kind, sourceType, correctsId, correctedById }: ShownMovement): boolean =>
  kind !== 'REVALUE' && correctableSources.has(sourceType) && correctsId === null && correctedById === null;

const LedgerRowList = ({ row, rows, onCorrect }: RowListProps) => {
  const canCorrect = useCan('inventory.correct-movement');
  const isPhone = useIsPhone();
  const Line = isPhone ? LedgerCard : LedgerLine;
  const lines = rows.map((movement) => (
    <Line
      key={movement.id}
      row={row}
      movement={movement}
      onCorrect={canCorrect && isOpen(movement) ? () => onCorrect(movement) : undefined}
    />
  ));
  if (isPhone) return <ul className="border-t border-line">{lines}</ul>;
  return (
    <table className="w-full text-body">
      <thead>
        <LedgerHeads row={row} />
      </thead>
      <tbody>{lines}</tbody>
    </table>
  );
};

const headClass = 'border-b border-line py-2 pr-4 text-micro font-normal text-ink-3';

const LedgerHeads = ({ row }: { readonly row: StockRow }) => {
  const unit = unitWord(row.columnUnit, 2);
  const heads = [m.inventory_ledger_when(), m.inventory_ledger_movement(), m.inventory_ledger_what(), m.inventory_ledger_by()];
  const isCostVisible = useCan('inventory.view-cost');
  const figures = [
    m.inventory_ledger_change({ unit }),
    m.inventory_ledger_balance({ unit }),
    ...(isCostVisible ? [m.inventory_ledger_cost()] : []),
  ];
  return (
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col" className={`${headClass} text-left`}>
          {head}
        </th>
      ))}
      {figures.map((head) => (
        <th key={head} scope="col" className={`${headClass} text-right`}>
          {head}
        </th>
      ))}
      <th scope="col" className={`${headClass} w-28 pr-0!`}>
        <span className="sr-only">{m.inventory_correct()}</span>
      </th>
    </tr>
  );
};
