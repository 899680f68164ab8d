import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { spokenUnit } from '../../../inventory/rules/spoken-unit.ts';
import { quantityText, shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { FillLine } from '../../contract/fill-line.ts';
import { baseOf } from './fill-lines.ts';

/**
 * How much is needed and what whole packs make of it: "Needs 10.28 packets, so 2 cases = 12 packets". What the packs hold is said
 * in the unit of what is needed, and not at all where that is the same.
 *
 * @param packs null while what was typed is no number
 */
export const roundingText = (line: FillLine, packs: Quantity | null): string => {
  const { item, units, offer } = line;
  const short = quantity(item.short);
  const unit = spokenUnit(units, short);
  const needed = quantityText(units, short, unit);
  const count = packs === null ? 0 : Number(formatQuantity(packs));
  const said = { needed, packs: `${shownNumber(count)} ${unitWord(offer.orderUnit, count)}` };
  const base = packs === null ? '–' : quantityText(units, baseOf(line, packs), unit);
  return base === said.packs ? m.purchasing_fill_whole(said) : m.purchasing_fill_rounding({ ...said, base });
};
