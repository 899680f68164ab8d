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

type LotCommand = Extract<PendingCommand, { readonly name: 'inventory.change-lot@1' }>;

const partIdOf = ({ input }: LotCommand): string | undefined => ('part' in input.body.change ? input.body.change.part?.lotId : undefined);

/**
 * Steps with lots that wait here and that the server's list does not show yet: a part that stands in it was taken, and what is left
 * is told without it, though the answer may still be on its way.
 */
export const untakenSteps = (waiting: readonly PendingCommand[], lots: readonly Pick<Lot, 'id'>[]): readonly LotCommand[] => {
  const known = new Set(lots.map(({ id }) => id));
  return waiting.filter((command) => command.name === 'inventory.change-lot@1').filter((command) => !known.has(partIdOf(command) ?? ''));
};

/** A lot less what this device has taken out of it and the server has not heard of yet; never less than nothing. */
export const lessWhatWaits = (lot: Lot, waiting: readonly PendingCommand[], find: Stock['find']): Lot => {
  const movements = waiting.filter((command) => command.name === 'inventory.record-movement@1');
  const taken = movements.filter((one) => !isUndone(one, waiting)).reduce((sum, one) => sum + takenFrom(lot, one, find), 0n);
  if (taken === 0n) return lot;
  const left = quantity(lot.onHand) - taken;
  return { ...lot, onHand: formatQuantity((left > 0n ? left : 0n) as Quantity) };
};
