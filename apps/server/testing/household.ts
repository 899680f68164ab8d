import { uuidv7 } from 'uuidv7';

import { roles, type Role } from '../../../modules/restaurants/rules/capabilities.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import type { TestApp } from './test-app.ts';

/** A registered restaurant with somebody in every role. */
export type Household = {
  readonly restaurantId: string;
  readonly ownerId: string;
  readonly email: string;
  /** Somebody on the staff beside the others, who may be let go. */
  readonly leaverId: string;
  readonly people: Readonly<Record<Role, Credential & { readonly kind: 'person' }>>;
};

/** A password that every rule accepts. */
export const goodPassword = 'Injera-42!';

/** A restaurant as the sign-up form sends it, each with an id of its own. */
export const newRestaurant = () => ({
  id: uuidv7(),
  name: 'Selam Kitchen',
  address: '1 High Street',
  city: 'London',
  state: 'Greater London',
  zipCode: 'E1 1AA',
  country: 'GB',
  dialCode: '+44',
  phone: '(755) 555-5555',
  expectedStaffCount: 4,
});

/** The input of a sign-up; each call is another person with another restaurant. */
export const registration = () => {
  const userId = uuidv7();
  return {
    commandId: uuidv7(),
    body: {
      userId,
      person: {
        firstName: 'Hanna',
        lastName: 'Bekele',
        email: `${userId}@example.com`,
        password: goodPassword,
        title: 'owner' as const,
      },
      restaurants: [newRestaurant()] as [ReturnType<typeof newRestaurant>],
      selectedPlan: null,
      language: 'en' as const,
    },
  };
};

/** Signs up an owner, on a plan with room for more, and puts somebody into every other role. */
export const createHousehold = async (app: TestApp, database: TestDatabase): Promise<Household> => {
  const input = registration();
  await app.as(null).restaurants.register(input);
  const { userId, restaurants, person } = input.body;
  const [restaurant] = restaurants;
  await queryAs(database.owner, `update subscription set plan = 'pro' where owner_id = $1`, [userId]);
  const people = { owner: { kind: 'person', userId } } as Record<Role, Credential & { readonly kind: 'person' }>;
  const leaverId = uuidv7();
  const others = roles.filter((name) => name !== 'owner').map((role) => [role, uuidv7()] as const);
  for (const [role, memberId] of [...others, ['staff', leaverId] as const]) {
    const membership = [restaurant.id, memberId, role];
    await queryAs(database.owner, 'insert into membership (restaurant_id, user_id, role) values ($1, $2, $3)', membership);
    const profile = [memberId, `${memberId}@example.com`, 'Abel', 'Tesfaye', role];
    await queryAs(
      database.owner,
      'insert into profile (user_id, email, first_name, last_name, title) values ($1, $2, $3, $4, $5)',
      profile,
    );
  }
  const verified = `insert into auth."user" (id, name, email, email_verified) select user_id, first_name, email, true from profile where user_id = any ($1)
                    on conflict (id) do update set email_verified = true`;
  await queryAs(database.owner, verified, [[userId, leaverId, ...others.map(([, memberId]) => memberId)]]);
  for (const [role, memberId] of others) people[role] = { kind: 'person', userId: memberId };
  return { leaverId, restaurantId: restaurant.id, ownerId: userId, email: person.email, people };
};
