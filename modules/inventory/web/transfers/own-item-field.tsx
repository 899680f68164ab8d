import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { TransferLine } from '../../contract/transfers.contract.ts';
import { findItems } from '../list/find-stock.ts';
import { nameIn } from '../show/item-name.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { type Stock, useStock } from '../stock/use-stock.ts';

/** @unit items that stand before all others, being alike */
const alikeMax = 6;

/** Which own item a line is, null for none of them; and whether somebody has said so. */
export type OwnItem = { readonly itemId: string | null; readonly isChosen: boolean };

export type OwnItemFieldProps = OwnItem & {
  readonly line: TransferLine;
  readonly error: FieldError | undefined;
  /** What "none of them" means here, where that is allowed. */
  readonly other?: string;
  readonly onChoose: (own: OwnItem) => void;
};

/** Which of this restaurant's items a line of the other's is: a guess must be confirmed by choosing it. */
export const OwnItemField = ({ line, itemId, isChosen, error, other, onChoose }: OwnItemFieldProps) => {
  const locale = useLocale();
  const { stock } = useStock();
  return (
    <SelectField
      label={m.inventory_transfer_item_here()}
      hint={line.match === 'GUESS' && !isChosen ? m.inventory_transfer_guess() : undefined}
      value={isChosen ? (itemId ?? 'none') : ''}
      error={error}
      options={[
        ...(isChosen ? [] : [{ value: '', label: m.inventory_transfer_choose_item() }]),
        ...(other === undefined ? [] : [{ value: 'none', label: other }]),
        ...choicesFor(line, stock).map((choice) => ({ value: choice.id, label: nameIn(choice, locale) })),
      ]}
      onChange={({ target }) => onChoose({ itemId: target.value === 'none' ? null : target.value, isChosen: target.value !== '' })}
    />
  );
};

/** Own items that it may be: what it is taken for, then what is alike, then all others kept in the same unit. */
const choicesFor = (line: TransferLine, stock: Stock | undefined): readonly ShownItem[] => {
  const fit = (stock?.items ?? []).filter((item) => item.isActive && item.units.baseUnit === line.baseUnit);
  const guess = fit.filter(({ id }) => id === line.itemId);
  return [...new Set([...guess, ...findItems(fit, line.itemName, alikeMax), ...fit])];
};
