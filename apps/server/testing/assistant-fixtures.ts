import { uuidv7 } from 'uuidv7';

import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Two of something at forty, as a device reads it. */
const teffLine = ['Teff', '2', '40.00', '80.00'].map((text, at) => ({
  text,
  x0: at * 200,
  y0: 0,
  x1: at * 200 + 100,
  y1: 20,
  confidence: 90,
}));
/** A shelf of what there is. */
const berbere = { x0: 0, y0: 0, x1: 100, y1: 20, confidence: 90 };
/** A fridge at four. */
const fourDegrees = { value: '4.0', unit: 'C', confidence: 0.9, box: { x0: 0, y0: 0, x1: 40, y1: 20 } };
/** A day that no test outlives. */
const farAhead = '2090-01-05';

/** A late ticket is told to whoever leads. */
const lateTicket = {
  name: 'Late tickets',
  trigger: 'ticket-late',
  conditions: [],
  actions: [{ kind: 'alert', text: 'An order is late', forRole: null }],
  needsApproval: true,
};

/** Inputs to the assistant. */
export const assistantFixtures: Readonly<Record<string, InputBuilder>> = {
  askQuestion: ({ restaurantId }) =>
    envelope(restaurantId, { questionId: uuidv7(), text: 'What is running low?', language: 'en', afterId: null }),
  keepQuestion: ({ restaurantId, questionId }) => envelope(restaurantId, { questionId, isSaved: true }),
  clearConversation: ({ restaurantId }) => envelope(restaurantId, {}),
  listQuestions: ({ restaurantId }) => ({ restaurantId }),
  readPaper: ({ restaurantId }) => {
    const scanId = uuidv7();
    return envelope(restaurantId, { scanId, fingerprint: scanId.replaceAll('-', '').repeat(2), words: teffLine });
  },
  endScan: ({ restaurantId, scanId }) => envelope(restaurantId, { scanId, written: null }),
  readDisplay: ({ restaurantId }) => {
    const scanId = uuidv7();
    return envelope(restaurantId, { scanId, fingerprint: scanId.replaceAll('-', '').repeat(2), seen: [fourDegrees] });
  },
  endDisplay: ({ restaurantId, displayId }) => envelope(restaurantId, { scanId: displayId, written: null }),
  readLabel: ({ restaurantId, barcode }) => {
    const scanId = uuidv7();
    return envelope(restaurantId, { scanId, fingerprint: scanId.replaceAll('-', '').repeat(2), words: [{ ...berbere, text: barcode }] });
  },
  endLabel: ({ restaurantId, labelId }) => envelope(restaurantId, { scanId: labelId, itemId: null }),
  inspectHouse: ({ restaurantId }) => envelope(restaurantId, { inspectionId: uuidv7() }),
  readInspection: ({ restaurantId }) => ({ restaurantId }),
  settleGap: ({ restaurantId, inspectionId }) => envelope(restaurantId, { inspectionId, place: 0, outcome: 'REJECTED', taskId: null }),
  makeForecast: ({ restaurantId }) => envelope(restaurantId, { runId: uuidv7(), what: 'COVERS', days: 7 }),
  readForecast: ({ restaurantId }) => ({ restaurantId, what: 'COVERS' }),
  // Nothing was put in its place: it stays as it is.
  overrideForecast: ({ restaurantId }) =>
    envelope(restaurantId, { what: 'COVERS', key: 'TOTAL', day: farAhead, amount: null, reason: 'A party' }),
  useForecast: ({ restaurantId }) => envelope(restaurantId, { plan: 'KITCHEN', days: [farAhead], isUsed: false }),
  addForecastEvent: ({ restaurantId }) =>
    envelope(restaurantId, { eventId: uuidv7(), name: 'Match', fromDay: farAhead, untilDay: farAhead, effectBps: null }),
  listAutomations: ({ restaurantId }) => ({ restaurantId }),
  sayAutomation: ({ restaurantId }) => envelope(restaurantId, { operationId: uuidv7(), text: 'When stock runs low, draft an order' }),
  saveAutomation: ({ restaurantId }) => envelope(restaurantId, { automationId: uuidv7(), baseVersion: null, definition: lateTicket }),
  switchAutomation: ({ restaurantId, automationId }) => envelope(restaurantId, { automationId, baseVersion: 1, isOn: true }),
  dropAutomation: ({ restaurantId, automationId }) => envelope(restaurantId, { automationId }),
  stopAutomations: ({ restaurantId }) => envelope(restaurantId, { isStopped: false }),
  dryRunAutomation: ({ restaurantId, automationId }) => ({ restaurantId, automationId }),
  listAutomationRuns: ({ restaurantId }) => ({ restaurantId }),
  decideAutomationRun: ({ restaurantId, automationRunId }) => envelope(restaurantId, { runId: automationRunId, isApproved: false }),
  dropForecastEvent: ({ restaurantId, forecastEventId }) => envelope(restaurantId, { eventId: forecastEventId }),
};
