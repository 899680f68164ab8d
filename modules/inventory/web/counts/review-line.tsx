import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { fieldClass } from '../../../../ui/field.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import type { CountLine } from '../../contract/count-schemas.ts';
import { countReasons, type CountReason } from '../../rules/count-reason.ts';
import { stockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { shownAmount } from '../show/show-cost.ts';
import { quantityText, shownNumber, signed } from '../show/show-quantity.ts';
import { useStock } from '../stock/use-stock.ts';
import { countReasonWord, skipReasonWord } from '../words/count-words.ts';

export type ReviewLineProps = {
  readonly line: CountLine;
  readonly currency: Currency;
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
  readonly onReason?: (reason: CountReason | null) => void;
};

/** One item: what was expected, what was found, what that is worth, and why. */
export const ReviewLine = ({ line, currency, isChosen, onChoose, onReason }: ReviewLineProps) => {
  const locale = useLocale();
  const item = useStock().stock?.find(line.itemId);
  if (!item) return null;
  const { units, unit } = stockRow(item);
  const show = (base: string | null) => (base === null ? '–' : quantityText(units, quantity(base), unit));
  const name = nameIn(item, locale);
  const facts = [
    ...(line.isCarried ? [m.inventory_counts_carried()] : []),
    ...(line.hasMovedMeanwhile ? [m.inventory_counts_moved_meanwhile()] : []),
    ...(line.isRecounted && line.recountNumber > 0 ? [m.inventory_counts_recounted()] : []),
    ...line.counters,
  ];
  return (
    <div className="flex h-full items-center gap-3">
      {onChoose && <Checkbox aria-label={m.inventory_counts_choose({ name })} checked={isChosen} onChange={onChoose} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2 truncate font-semibold">
          {line.isOver && <StatusIcon status="wrong" />}
          {line.isOver && <span className="sr-only">{m.inventory_counts_is_over()}</span>}
          {name}
        </span>
        <span className="truncate text-small text-ink-2">
          {line.counted === null
            ? line.skipReason === null
              ? m.inventory_counts_not_counted()
              : skipReasonWord(line.skipReason)
            : m.inventory_counts_expected_found({ expected: show(line.expected), counted: show(line.counted) })}
        </span>
        <span className="truncate text-small text-ink-2">{facts.join(' · ')}</span>
        {line.counted !== null && line.isOver && onReason && (
          <select
            aria-label={m.inventory_counts_reason_for({ name })}
            className={`${fieldClass} mt-1 max-w-72`}
            value={line.reason ?? ''}
            onChange={(event) => onReason(event.target.value === '' ? null : (event.target.value as CountReason))}
          >
            <option value="">{m.inventory_counts_choose_reason()}</option>
            {countReasons.map((reason) => (
              <option key={reason} value={reason}>
                {countReasonWord(reason)}
              </option>
            ))}
          </select>
        )}
        {line.reason !== null && !onReason && <span className="text-small">{countReasonWord(line.reason)}</span>}
      </div>
      <span className="flex shrink-0 flex-col items-end">
        <span className="font-medium">{line.difference === null ? '' : signed(show(line.difference), quantity(line.difference))}</span>
        {line.shareBps !== null && line.shareBps !== 0 && (
          <span className="text-small text-ink-2">{shownNumber(line.shareBps / 100)} %</span>
        )}
        {line.valueMinor !== null && <span className="text-small text-ink-2">{shownAmount(line.valueMinor, currency)}</span>}
      </span>
    </div>
  );
};
