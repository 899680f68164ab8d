import { uuidv7 } from 'uuidv7';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';
import type { TestApp } from './test-app.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** A kilogram of a prep, to be ready in a minute, so that it is of today whatever the hour. */
export const plannedPrep = (recipeId: string, readyAt: Date = new Date(Date.now() + 60_000)) => ({
  taskId: uuidv7(),
  recipeId,
  readyAt: readyAt.toISOString(),
  target: '1000',
  note: null,
});

/** A batch of a prep that came out a little short. */
export const preparedBatch = (recipeId: string, grams = '950') => ({
  batchId: uuidv7(),
  recipeId,
  lotId: uuidv7(),
  planned: { quantity: '1000', unit: 'g' as const },
  actual: { text: `${grams} g`, parts: [{ quantity: grams, unit: 'g' as const }] },
  useBy: null,
  note: null,
});

/** Puts what is posted into the hands of whoever is to finish it: nobody else may. */
export const takePosted = async <Of extends Things>(app: TestApp, worker: Credential, things: Of): Promise<Of> => {
  const { restaurantId, postedTaskId } = things;
  await app.as(worker).menu.stepPrep(envelope(restaurantId, { step: 'CLAIM' as const, taskId: postedTaskId }));
  return { ...things, taskInHandId: postedTaskId };
};

/** Inputs about what is to be prepared. */
export const prepFixtures: Readonly<Record<string, InputBuilder>> = {
  readPrep: ({ restaurantId }) => ({ restaurantId }),
  printPrep: ({ restaurantId }) => ({ restaurantId, date: '2026-06-01', language: 'am' }),
  planPrep: ({ restaurantId, prepId }) => envelope(restaurantId, { tasks: [plannedPrep(prepId)] }),
  changePrep: ({ restaurantId, plannedTaskId }) => {
    const { readyAt, target, note } = plannedPrep('');
    return envelope(restaurantId, { taskId: plannedTaskId, baseVersion: 1, readyAt, target, note });
  },
  leadPrep: ({ restaurantId, plannedTaskId }) => envelope(restaurantId, { taskIds: [plannedTaskId], step: 'POST' }),
  stepPrep: ({ restaurantId, postedTaskId }) => envelope(restaurantId, { step: 'CLAIM', taskId: postedTaskId }),
  finishPrep: ({ restaurantId, prepId, taskInHandId }) =>
    envelope(restaurantId, { taskId: taskInHandId, outcome: 'DONE', batch: preparedBatch(prepId) }),
  setMadeWhole: ({ restaurantId, prepId }) => envelope(restaurantId, { recipeId: prepId, isMadeWhole: true }),
};
