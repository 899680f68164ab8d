import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useBookCurrency } from '../show/book-currency.ts';
import { entryText } from '../show/entry-text.ts';
import { shownAmount } from '../show/show-cost.ts';
import { changeText, quantityText, shownQuantity, signed } from '../show/show-quantity.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { kindWord } from '../words/kind-word.ts';
import { reasonWord } from '../words/reason-word.ts';

export type LedgerLineProps = {
  readonly row: StockRow;
  readonly movement: ShownMovement;
  /** Present where it may be taken back. */
  readonly onCorrect: (() => void) | undefined;
};

const figures = ({ row, movement }: Pick<LedgerLineProps, 'row' | 'movement'>) => {
  const change = quantity(movement.quantity);
  return {
    change: signed(shownQuantity(row.units, change, row.columnUnit).figure, change),
    balance: shownQuantity(row.units, quantity(movement.balanceAfter), row.columnUnit).figure,
    isIn: change > 0n,
  };
};

const cellClass = 'border-b border-line py-2.5 pr-4 align-top';

export const LedgerLine = ({ row, movement, onCorrect }: LedgerLineProps) => {
  const currency = useBookCurrency(row.item);
  const isCostVisible = useCan('inventory.view-cost');
  const { change, balance, isIn } = figures({ row, movement });
  const isUndone = movement.correctedById !== null;
  return (
    <tr id={`row-${movement.id}`} className="scroll-mt-4 target:bg-teff-sunk">
      <td className={`${cellClass} whitespace-nowrap text-ink-2`}>
        <MomentText at={movement.occurredAt} style="near" />
      </td>
      <td className={`${cellClass} font-medium`}>
        <Kind movement={movement} />
      </td>
      <td className={cellClass}>
        <What row={row} movement={movement} />
      </td>
      <td className={`${cellClass} text-ink-2`}>{movement.actor.name}</td>
      <td className={`${cellClass} text-right ${isIn ? 'font-semibold' : ''} ${isUndone ? 'text-ink-3 line-through' : ''}`}>{change}</td>
      <td className={`${cellClass} text-right`}>{balance}</td>
      {isCostVisible && <td className={`${cellClass} text-right whitespace-nowrap text-ink-2`}>{amountOf(movement, currency)}</td>}
      <td className={`${cellClass} py-1! pr-0! text-right`}>
        {onCorrect && (
          <Button kind="row" onClick={onCorrect}>
            {m.inventory_correct()}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** The same in a hand: two lines, each figure with its unit and the balance under the change. */
export const LedgerCard = ({ row, movement, onCorrect }: LedgerLineProps) => {
  const currency = useBookCurrency(row.item);
  const isCostVisible = useCan('inventory.view-cost');
  const change = quantity(movement.quantity);
  return (
    <li id={`row-${movement.id}`} className="flex scroll-mt-4 flex-col gap-1 border-b border-line py-3 target:bg-teff-sunk">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          <Kind movement={movement} />
        </span>
        <span className={change > 0n ? 'shrink-0 font-semibold' : 'shrink-0'}>{changeText(row.units, change)}</span>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-small text-ink-2">
        <span className="min-w-0">
          <MomentText at={movement.occurredAt} style="near" />
          {movement.actor.name !== '' && `${m.ui_comma()}${movement.actor.name}`}
          <What row={row} movement={movement} />
        </span>
        <span className="flex shrink-0 flex-col text-right">
          {quantityText(row.units, quantity(movement.balanceAfter))}
          {isCostVisible && <span>{amountOf(movement, currency)}</span>}
        </span>
      </span>
      {onCorrect && (
        <Button kind="row" className="self-start" onClick={onCorrect}>
          {m.inventory_correct()}
        </Button>
      )}
    </li>
  );
};

const Kind = ({ movement }: { readonly movement: ShownMovement }) => (
  <span className="inline-flex items-center gap-1.5">
    {kindWord(movement.kind)}
    {movement.kind === 'COUNT_ADJUST' && <StatusIcon status="counted" />}
  </span>
);

/** What a row was worth; a movement of unknown cost has none yet. */
const amountOf = ({ valueMinor }: ShownMovement, currency: Currency): string =>
  valueMinor === null ? '' : shownAmount(valueMinor, currency);

/** What was said about it, as far as each is there. */
const factsOf = ({ row, movement }: Pick<LedgerLineProps, 'row' | 'movement'>, isCostVisible: boolean): readonly string[] => {
  const { entry, reason, note, isProvisionalCost, quantity: moved, sourceType } = movement;
  return [
    ...(sourceType === 'count-hold' ? [m.inventory_ledger_held()] : []),
    ...(entry === null ? [] : [entryText(row.units, entry)]),
    ...(reason === null ? [] : [reasonWord(reason)]),
    ...(note === null ? [] : [note]),
    ...(isCostVisible && isProvisionalCost && moved !== '0' ? [m.inventory_ledger_provisional()] : []),
  ];
};

const What = ({ row, movement }: Pick<LedgerLineProps, 'row' | 'movement'>) => {
  const isCostVisible = useCan('inventory.view-cost');
  const { correctsId, correctedById } = movement;
  const other = correctsId ?? correctedById;
  const facts = factsOf({ row, movement }, isCostVisible);
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {facts.join(m.ui_comma())}
      {other !== null && (
        <a href={`#row-${other}`} aria-label={m.inventory_ledger_show_other()} className="text-link text-small focus-ring">
          {correctsId === null ? m.inventory_ledger_undone() : m.inventory_ledger_undoes()}
        </a>
      )}
      {movement.waitingSinceMs !== undefined && <WaitingMark sinceMs={movement.waitingSinceMs} />}
    </span>
  );
};
