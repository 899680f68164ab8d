import type { Chance } from '../../db/seed/demo/chance.ts';
import type { CatalogueItem } from '../../modules/inventory/contract/item-schemas.ts';
import type { QueuedCommand } from '../../platform/web/outbox/outbox-entry.ts';
import type { Device } from './device.ts';

/** A command of the simulation, and what it would move if it took effect: base units by item. */
export type Deed = {
  readonly command: QueuedCommand & { readonly input: { readonly commandId: string; readonly body: unknown } };
  readonly device: Device;
  readonly moves: { readonly itemId: string; readonly base: bigint } | null;
  /** The movement that it writes or undoes; null for what only changes an item. */
  readonly movementId: string | null;
  readonly correctsId: string | null;
};

/** What somebody has to hand when deciding what to do next. */
export type Day = {
  readonly restaurantId: string;
  /** The other restaurant of the account holder. */
  readonly partnerId: string;
  /** Something on its menu. */
  readonly dishId: string;
  readonly chance: Chance;
  readonly now: () => number;
  readonly deeds: Deed[];
};

/** What moves no stock. */
export const unmoved = { moves: null, movementId: null, correctsId: null } as const;

/** Something that people do beside moving stock. */
export type Other = {
  /** Its share of what people do, added to those before it. */
  readonly below: number;
  readonly capability: string;
  readonly does: (day: Day, device: Device, item: CatalogueItem) => Deed | null;
};

export const pick = <Value>(chance: Chance, values: readonly Value[]): Value => {
  const value = values[Math.floor(chance.next() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

export const idNow = ({ chance, now }: Day): string => chance.idAt(new Date(now()));

/** What is done, by its command's name without the version, and what it is about. */
export type Said = Omit<Deed, 'command' | 'device'> & { readonly name: string; readonly body: unknown; readonly about: string };

export const deed = (day: Day, device: Device, said: Said): Deed => {
  const { name, body, about, ...facts } = said;
  const input = {
    commandId: idNow(day),
    restaurantId: day.restaurantId,
    deviceId: idNow(day),
    occurredAt: new Date(day.now()).toISOString(),
    body,
  };
  return { command: { name: `${name}@1`, subject: `${day.deeds.length} ${name} ${about}`, input }, device, ...facts };
};
