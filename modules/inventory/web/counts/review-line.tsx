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
import { countReasonWord } from '../words/count-reason-word.ts';
import { skipReasonWord } from '../words/count-words.ts';

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
  const { units } = stockRow(item);
  const show: Show = (base) => (base === null ? '–' : quantityText(units, quantity(base)));
  const name = nameIn(item, locale);
  return (
    <div className="flex h-full items-center gap-3">
      {onChoose && <Checkbox aria-label={m.inventory_counts_choose({ name })} checked={isChosen} onChange={onChoose} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2 truncate font-semibold">
          {line.isOver && <StatusIcon status="wrong" />}
          {line.isOver && <span className="sr-only">{m.inventory_counts_is_over()}</span>}
          {name}
        </span>
        <span className="truncate text-small text-ink-2">{foundText(line, show)}</span>
        <span className="truncate text-small text-ink-2">{factsOf(line).join(' · ')}</span>
        <Reason line={line} name={name} onReason={onReason} />
      </div>
      <Difference line={line} currency={currency} show={show} />
    </div>
  );
};

type Show = (base: string | null) => string;

const foundText = ({ counted, expected, skipReason }: CountLine, show: Show): string => {
  if (counted !== null) return m.inventory_counts_expected_found({ expected: show(expected), counted: show(counted) });
  return skipReason === null ? m.inventory_counts_not_counted() : skipReasonWord(skipReason);
};

/** What a reviewer should know of how the figure came about, and by whom. */
const factsOf = (line: CountLine): readonly string[] => [
  ...(line.isCarried ? [m.inventory_counts_carried()] : []),
  ...(line.hasMovedMeanwhile ? [m.inventory_counts_moved_meanwhile()] : []),
  ...(line.isRecounted && line.recountNumber > 0 ? [m.inventory_counts_recounted()] : []),
  ...line.counters,
];

type ReasonProps = { readonly line: CountLine; readonly name: string; readonly onReason: ReviewLineProps['onReason'] | undefined };

/** Why it differs: asked for where the difference is large, and told where nothing can be changed any more. */
const Reason = ({ line, name, onReason }: ReasonProps) => {
  if (!onReason) return line.reason === null ? null : <span className="text-small">{countReasonWord(line.reason, line.difference)}</span>;
  if (line.counted === null || !line.isOver) return null;
  return (
    <select
      aria-label={m.inventory_counts_reason_for({ name })}
      className={`${fieldClass} mt-1 max-w-72`}
      value={line.reason ?? ''}
      onChange={(event) => onReason(event.target.value === '' ? null : (event.target.value as CountReason))}
    >
      <option value="">{m.inventory_counts_choose_reason()}</option>
      {countReasons.map((reason) => (
        <option key={reason} value={reason}>
          {countReasonWord(reason, line.difference)}
        </option>
      ))}
    </select>
  );
};

type DifferenceProps = { readonly line: CountLine; readonly currency: Currency; readonly show: Show };

const Difference = ({ line: { difference, shareBps, valueMinor }, currency, show }: DifferenceProps) => (
  <span className="flex shrink-0 flex-col items-end">
    <span className="font-medium">{difference === null ? '' : signed(show(difference), quantity(difference))}</span>
    {shareBps !== null && shareBps !== 0 && <span className="text-small text-ink-2">{shownNumber(shareBps / 100)} %</span>}
    {valueMinor !== null && <span className="text-small text-ink-2">{shownAmount(valueMinor, currency)}</span>}
  </span>
);
