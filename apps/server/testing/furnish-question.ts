import { automationRows, inspectionRows, scanRow } from '../../../db/testing/assistant-rows.ts';
import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { unknownThings, type Things } from './things.ts';

/** Lets somebody have asked something, and written down what happens nearby. */
export const furnishQuestion = async (login: Login, things: Things, userId: string): Promise<Things> => {
  const { questionId, forecastEventId } = unknownThings();
  const asked = { text: 'What is running low?', language: 'en', no_answer: '{}', operation_id: questionId, cost: 0 };
  await insertRowsAs(login, [['assistant_question', { restaurant_id: things.restaurantId, id: questionId, user_id: userId, ...asked }]]);
  const event = { name: 'Match', from_day: '2090-01-05', until_day: '2090-01-05', made_by: userId };
  await insertRowsAs(login, [['forecast_event', { restaurant_id: things.restaurantId, id: forecastEventId, ...event }]]);
  return furnishAutomation(login, { ...things, questionId, forecastEventId }, userId);
};

/** Lets somebody have set something up that happens by itself, and one time of it wait. */
export const furnishAutomation = async (login: Login, things: Things, userId: string): Promise<Things> => {
  const { automationId, automationRunId } = unknownThings();
  const { restaurantId } = things;
  await insertRowsAs(login, automationRows({ restaurantId, userId }, { automationId, runId: automationRunId }));
  return { ...things, automationId, automationRunId };
};

/** Lets a paper, a display and a label have been read. */
export const furnishScan = async (login: Login, things: Things): Promise<Things> => {
  const { scanId, displayId, labelId } = unknownThings();
  const { restaurantId } = things;
  await insertRowsAs(login, [
    ['assistant_scan', scanRow(restaurantId, scanId)],
    ['assistant_scan', { ...scanRow(restaurantId, displayId), kind: 'DISPLAY', reading: JSON.stringify({ celsius: '4.0' }) }],
    ['assistant_scan', { ...scanRow(restaurantId, labelId), kind: 'LABEL', reading: JSON.stringify({ name: '', lines: [] }) }],
  ]);
  return { ...things, scanId, displayId, labelId };
};

/** Lets the house have been inspected, and one gap found. */
export const furnishInspection = async (login: Login, things: Things, userId: string): Promise<Things> => {
  const { inspectionId } = unknownThings();
  await insertRowsAs(login, inspectionRows({ restaurantId: things.restaurantId, userId }, inspectionId));
  return { ...things, inspectionId };
};
