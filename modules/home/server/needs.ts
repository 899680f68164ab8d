import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Need } from '../contract/home.contract.ts';
import { rankNeeds } from '../rules/rank-needs.ts';
import type { Facts } from './gather-facts.ts';
import { askNeeds, deliveryNeeds, listNeeds, paperNeeds, ticketNeeds } from './people-needs.ts';
import { lotNeeds, stockNeeds } from './stock-needs.ts';
import type { On } from './words-of.ts';

/** What needs whoever asks, what presses most first, each with one thing to do. */
export const needsOf = (tx: RestaurantTx, facts: Facts, on: On): Need[] =>
  rankNeeds([
    ...ticketNeeds(facts, on),
    ...listNeeds(facts, on),
    ...stockNeeds(tx, facts, on),
    ...lotNeeds(tx, facts, on),
    ...deliveryNeeds(facts, on),
    ...paperNeeds(tx, facts, on),
    ...askNeeds(facts, on),
  ]).map(({ stakeMinor: _stake, ...need }) => need);
