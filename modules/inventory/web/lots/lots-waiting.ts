import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { itemUnitsFromWire, movementDraftFromWire } from '../../contract/from-wire.ts';
import type { Lot } from '../../contract/lots.contract.ts';
import { sumOfParts } from '../../rules/quantity-entry.ts';
import type { PendingCommand } from '../stock/pending-commands.ts';
import type { Stock } from '../stock/use-stock.ts';

type Movement = Extract<PendingCommand, { readonly name: 'inventory.record-movement@1' }>;

/** How much a waiting movement takes out of the lot that somebody named; nothing where the dates decide. */
const takenFrom = (lot: Lot, { input }: Movement, find: Stock['find']): Quantity => {
  const item = find(lot.itemId);
  const named = input.body.lot;
  if (!item || named?.kind !== 'FROM' || named.lotId !== lot.id) return noQuantity;
  const taken = sumOfParts(movementDraftFromWire(input.body).parts, itemUnitsFromWire(item.units));
  return taken.ok ? taken.value : noQuantity;
};

const isUndone = (movement: Movement, waiting: readonly PendingCommand[]): boolean =>
  waiting.some(({ name, input }) => name === 'inventory.correct-movement@1' && input.body.correctsId === movement.input.body.movementId);

/** A lot less what this device has taken out of it and the server has not heard of yet; never less than nothing. */
export const lessWhatWaits = (lot: Lot, waiting: readonly PendingCommand[], find: Stock['find']): Lot => {
  const movements = waiting.filter((command) => command.name === 'inventory.record-movement@1');
  const taken = movements.filter((one) => !isUndone(one, waiting)).reduce((sum, one) => sum + takenFrom(lot, one, find), 0n);
  if (taken === 0n) return lot;
  const left = quantity(lot.onHand) - taken;
  return { ...lot, onHand: formatQuantity((left > 0n ? left : 0n) as Quantity) };
};
