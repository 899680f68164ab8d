import type { Currency } from '../../../../kit/money.ts';
import { instantAt } from '../../../../kit/time/wall.ts';
import type { House, People, SeedWorld } from '../seed-world.ts';
import { documentsOf, type Delivery, type DeliveryDocuments } from './deliveries.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A supplier of a house with what it offers: ids of offers by item. */
export type OpenedSupplier = { readonly supplierId: string; readonly offerIds: ReadonlyMap<string, string> };

/** Everything that the documents of a delivery say, before they are written. */
export type Told = {
  readonly delivery: Delivery & OpenedSupplier;
  readonly documents: DeliveryDocuments;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Whether its invoice is here and approved; the paper of the last days is still to come, and of some told apart. */
  readonly isCharged: boolean;
  readonly times: { readonly written: Date; readonly sent: Date; readonly posted: Date; readonly approved: Date };
  readonly by: { readonly manager: string; readonly owner: string; readonly receiver: string };
};

/** How many packs more than came were ordered of a line: of a delivery that came short, its first lacks one. */
export const shortPacks = ({ isShort }: DeliveryDocuments, index: number): number => (isShort && index === 0 ? 1 : 0);

/** Who takes deliveries in. */
export const receiverOf = (house: House, people: People): string => people.get('kitchenstaff') ?? house.ownerId;

/** Says when and by whom a delivery was ordered, taken in and charged: written the afternoon before, approved the day after. */
export const tellDelivery = (
  { world, house, people }: { readonly world: SeedWorld; readonly house: House; readonly people: People },
  delivery: Delivery & OpenedSupplier,
  { isPaperApart }: { readonly isPaperApart: boolean },
): Told => {
  const { demo, ownerId } = house;
  const { isoDay, at } = delivery;
  const on = (days: number, clock: string): Date => {
    const day = new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
    return instantAt(day, clock, demo.timeZone);
  };
  const written = new Date(on(-1, '15:00').getTime() + ((at.getTime() / minuteMs) % 120) * minuteMs);
  const documents = documentsOf(demo.word, delivery);
  const approved = on(1, '10:30');
  return {
    delivery,
    documents,
    currency: demo.currency,
    timeZone: demo.timeZone,
    isCharged: approved < world.end && !isPaperApart,
    times: {
      written,
      sent: new Date(written.getTime() + 12 * minuteMs),
      posted: documents.isShort ? new Date(at.getTime() + 40 * minuteMs) : at,
      approved,
    },
    by: { manager: people.get('manager') ?? ownerId, owner: ownerId, receiver: receiverOf(house, people) },
  };
};
