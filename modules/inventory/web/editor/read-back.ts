import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity, quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { quantityText } from '../show/show-quantity.ts';
import type { ItemForm, ItemReading } from './item-form.ts';

/** Whether a number stands without a unit, so that nobody has said of what. */
const isBare = (text: string): boolean => /^[\d.,\s]*\d[\d.,\s]*$/.test(text);

/** What a level comes to in words, beside the field that it is typed in; undefined while it comes to none. */
export const levelReadBack = ({ units, body }: Pick<ItemReading, 'units' | 'body'>, field: 'par' | 'reorderPoint'): string | undefined => {
  const level = body[field];
  if (level === null || units.packChain.some(({ per }) => per <= noQuantity)) return undefined;
  return `= ${quantityText(units, quantity(level))}`;
};

/** What a weight or a volume without its unit is taken for, beside the size of the innermost pack. */
export const bareSizeText = ({ pack, baseUnit }: Pick<ItemForm, 'pack' | 'baseUnit'>, { packChain }: ItemUnits): string | undefined => {
  const per = packChain.at(-1)?.per ?? noQuantity;
  if (baseUnit === 'each' || per <= noQuantity || !isBare(pack.at(-1)?.per ?? '')) return undefined;
  const inBase = { baseUnit, packChain: [], countUnits: [baseUnit], densityGPerMl: null, eachMeasure: null };
  return m.inventory_editor_pack_bare({ amount: quantityText(inBase, per, baseUnit) });
};
