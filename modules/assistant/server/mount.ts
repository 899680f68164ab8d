/** What `apps/server` wires of the assistant. */
export { forgetOldQuestions, forgetQuestions } from './forget-questions.job.ts';
export { forecastHouse, forecastNightly } from './forecast/forecast-nightly.job.ts';
export { openReader, type ModelSettings, type QuestionReader } from './model/model-adapter.ts';
export { assistantRouter } from './router.ts';
export type { WorkflowWorld } from './workflow/house-client.ts';
export { runAutomations } from './workflow/run-automations.ts';
export { forgetRunsNightly, runAutomationsOften } from './workflow/run-automations.job.ts';
