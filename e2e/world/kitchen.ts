import { uuidv7 } from 'uuidv7';

import { superuserOf } from '../../apps/server/testing/real-server.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { callMaed } from './call-maed.ts';
import type { MaedServer } from './maed-server.ts';
import { signIn, type SignedIn } from './sign-in.ts';

/** An item that a kitchen begins with. */
export type KitchenItem = {
  readonly name: string;
  readonly nameLocal?: string;
  /** From the outside in: a case of 6, a packet of 1000. */
  readonly pack: readonly (readonly [unit: string, per: string])[];
  readonly par?: string;
  /** Whether its deliveries are told apart, by a use-by date. */
  readonly hasLots?: boolean;
  /** How long it lasts, in days. */
  readonly shelfLife?: { readonly sealed?: number; readonly opened?: number; readonly frozen?: number; readonly thawed?: number };
  /** Whether it is said to be free of all fourteen allergens; nothing is said of them otherwise. */
  readonly isFree?: boolean;
  /** What is there at the start, in the pack's first unit, and what one of it cost. */
  readonly opening?: { readonly quantity: string; readonly price: string };
};

/** A restaurant of one journey's own, with its owner signed in. */
export type Kitchen = {
  readonly restaurantId: string;
  readonly owner: SignedIn;
  readonly password: string;
  readonly email: string;
  readonly itemIds: ReadonlyMap<string, string>;
  /** Asks or tells something, as the owner's other device would: inventory, where the procedure names no module; now, or when it had no line. */
  readonly ask: <Answer>(procedure: string, input?: object) => Promise<Answer>;
  readonly tell: <Answer>(procedure: string, body: object, at?: Date) => Promise<Answer>;
};

const password = 'Injera-42!';

const registration = (email: string, restaurantId: string) => ({
  commandId: uuidv7(),
  body: {
    userId: uuidv7(),
    person: { firstName: 'Hanna', lastName: 'Tesfaye', email, password, title: 'owner' },
    restaurants: [
      {
        id: restaurantId,
        name: 'Enat Bet',
        address: '41 Bermondsey Street',
        city: 'London',
        state: 'Greater London',
        zipCode: 'SE1 3XF',
        country: 'GB',
        dialCode: '+44',
        phone: '2079460812',
        expectedStaffCount: 4,
      },
    ],
    selectedPlan: null,
    language: 'en',
  },
});

const itemBody = ({ name, nameLocal, pack, par, hasLots = false, shelfLife = {}, isFree = false }: KitchenItem) => ({
  name,
  nameLocal: nameLocal ?? null,
  sku: null,
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: {
    baseUnit: 'g',
    packChain: pack.map(([unit, per]) => ({ unit, per })),
    countUnits: pack.slice(-1).map(([unit]) => unit),
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: par ?? null,
  reorderPoint: null,
  allergens: isFree ? Object.fromEntries(allergenCodes.map((code) => [code, 'FREE'])) : {},
  ...(hasLots && { keeping: { tracksLots: true, dateType: 'USE_BY', shelfLife } }),
});

/** Registers a restaurant and puts these items on its shelves. */
export const openKitchen = async (maed: MaedServer, items: readonly KitchenItem[]): Promise<Kitchen> => {
  const restaurantId = uuidv7();
  const deviceId = uuidv7();
  const email = `${restaurantId}@example.com`;
  await callMaed(maed, null, { path: 'restaurants/register', input: registration(email, restaurantId) });
  // Their address is taken as confirmed: the letter about it has a journey of its own.
  await queryAs(superuserOf(maed.dataFolder), 'update auth."user" set email_verified = true where email = $1', [email]);
  const owner = await signIn(maed, email, password);
  const ask = <Answer>(procedure: string, input: object = {}) =>
    callMaed<Answer>(maed, owner, {
      path: procedure.includes('/') ? procedure : `inventory/${procedure}`,
      input: { restaurantId, ...input },
    });
  const tell = <Answer>(procedure: string, body: object, at: Date = new Date()) =>
    ask<Answer>(procedure, { commandId: uuidv7(), deviceId, occurredAt: at.toISOString(), body });
  const itemIds = new Map<string, string>();
  for (const item of items) {
    const itemId = uuidv7();
    itemIds.set(item.name, itemId);
    await tell('createItem', { itemId, item: itemBody(item) });
    const [unit] = item.pack[0] ?? ['g'];
    if (item.opening) {
      const { quantity, price } = item.opening;
      const entry = { text: `${quantity} ${unit}`, parts: [{ quantity, unit }] };
      await tell('recordMovement', {
        movementId: uuidv7(),
        itemId,
        kind: 'OPENING',
        entry,
        price: { amount: price, unit },
        reason: null,
        note: null,
      });
    }
  }
  return { restaurantId, owner, password, email, itemIds, ask, tell };
};
