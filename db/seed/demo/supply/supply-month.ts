import type { House, People, SeedWorld } from '../seed-world.ts';
import { apartSince } from '../supply-house.ts';
import type { Delivery } from './deliveries.ts';
import type { Opened } from './open-suppliers.ts';
import { tellDelivery, type Told } from './told-delivery.ts';
import { writePapers } from './write-papers.ts';

const dayMs = 86_400_000;

type Month = { readonly people: People; readonly suppliers: ReadonlyMap<string, Opened>; readonly deliveries: readonly Delivery[] };

/** The deliveries whose papers are a story of their own: the last in full of those suppliers, so many days ago or more. */
const apartOf = ({ end }: SeedWorld, { suppliers, deliveries }: Month): ReadonlySet<Delivery> => {
  const names = [...suppliers.keys()];
  const found = names.flatMap((name, index) => {
    const days = apartSince[index];
    if (days === undefined) return [];
    const last = deliveries.findLast(({ supplier, at }) => supplier.name === name && at.getTime() < end.getTime() - days * dayMs);
    return last ? [last] : [];
  });
  return new Set(found);
};

/**
 * Writes the papers of what a house's suppliers brought in its month.
 *
 * @returns the deliveries whose invoices are told apart
 */
export const supplyMonth = async (world: SeedWorld, house: House, month: Month): Promise<readonly Told[]> => {
  const apart = apartOf(world, month);
  const told = month.deliveries.flatMap((delivery) => {
    const opened = month.suppliers.get(delivery.supplier.name);
    return opened
      ? [
          {
            delivery,
            told: tellDelivery({ world, house, people: month.people }, { ...opened, ...delivery }, { isPaperApart: apart.has(delivery) }),
          },
        ]
      : [];
  });
  await writePapers(
    world,
    house,
    told.map((one) => one.told),
  );
  return told.filter(({ delivery }) => apart.has(delivery)).map((one) => one.told);
};
