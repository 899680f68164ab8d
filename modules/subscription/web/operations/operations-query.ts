import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';

import { instantAt } from '../../../../kit/time/wall.ts';
import { aiCategories, type AiCategory } from '../../rules/ai-operations.ts';
import type { SubscriptionContracts } from '../subscription-queries.ts';

/** Which operations are wanted; empty means all. Days are inclusive, on the restaurant's wall. */
export type OperationsFilter = { readonly userId: string; readonly category: string; readonly from: string; readonly until: string };

/** Every operation there ever was. */
export const noOperationsFilter: OperationsFilter = { userId: '', category: '', from: '', until: '' };

/** The part of the server that tells of operations. */
export type OperationsClient = ContractRouterClient<SubscriptionContracts['subscription']>;

/** What the server is asked for a page. */
export type OperationsAsked = InferContractRouterInputs<SubscriptionContracts['subscription']>['listOperations'];

/** An operation as the server tells it. */
export type Operation = Awaited<ReturnType<OperationsClient['listOperations']>>['operations'][number];

const startOf = (isoDay: string, timeZone: string, daysLater = 0): string => {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return instantAt(date.toISOString().slice(0, 10), '00:00', timeZone).toISOString();
};

const categoryNamed = (word: string): AiCategory | undefined => aiCategories.find((category) => category === word);

/** The filter as the server is asked. */
export const operationsAsked = (filter: OperationsFilter, timeZone: string): Omit<OperationsAsked, 'restaurantId' | 'limit' | 'cursor'> => {
  const category = categoryNamed(filter.category);
  return {
    ...(filter.userId !== '' && { userId: filter.userId }),
    ...(category && { category }),
    ...(filter.from !== '' && { from: startOf(filter.from, timeZone) }),
    ...(filter.until !== '' && { until: startOf(filter.until, timeZone, 1) }),
  };
};
