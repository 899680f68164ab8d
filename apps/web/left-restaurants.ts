import type { QueryClient } from '@tanstack/react-query';

import { dropDraftsAbout } from '../../platform/web/draft-storage.ts';
import { noteLeft } from '../../platform/web/device-notices.ts';
import { wipeAnswersAbout } from '../../platform/web/kept-answers.ts';
import type { Outbox } from '../../platform/web/outbox/outbox.ts';

/** A restaurant as this device remembers it. */
type House = { readonly id: string; readonly name: string };

const keyOf = (userId: string) => `maed.houses.${userId}`;

const housesBefore = (userId: string): readonly House[] => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as House[];

type Member = { readonly userId: string; readonly queries: QueryClient; readonly outbox: Outbox };

/**
 * Each time the server says where a person works, forgets what the device kept of the restaurants that are not among them
 * any more: answers, what was typed, and what waited to be sent; and tells the person so.
 */
export const watchHouses = (member: Member): (() => void) => {
  let turn = Promise.resolve();
  return member.queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey, state } = event.query;
    if (queryKey.join('/') !== 'restaurants/mine') return;
    const mine = state.data as readonly House[];
    turn = turn.then(() => forgetLeft(member, mine));
  });
};

/** At a sign-out that leaves nothing behind. */
export const forgetHouses = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** What is noted last is what still has to be forgotten after a browser that was killed in between. */
const forgetLeft = async (member: Member, mine: readonly House[]): Promise<void> => {
  const left = housesBefore(member.userId).filter((house) => !mine.some(({ id }) => id === house.id));
  for (const house of left) await forgetHouse(member, house);
  localStorage.setItem(keyOf(member.userId), JSON.stringify(mine.map(({ id, name }) => ({ id, name }))));
};

const forgetHouse = async ({ userId, queries, outbox }: Member, { id, name }: House): Promise<void> => {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
  await outbox.discardWhere(
    ({ input }) => input.restaurantId === id,
    (unsent) => noteLeft(name, unsent),
  );
  await Promise.all([wipeAnswersAbout(userId, id), dropDraftsAbout(id)]);
};
