import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { assistantContract } from '../contract/assistant.contract.ts';
import { askQuestion } from './ask-question.ts';
import { inspectHouse, readInspection, settleGap } from './inspect/inspect-house.ts';
import { addForecastEvent, dropForecastEvent } from './forecast/events.ts';
import { makeForecast } from './forecast/make-forecast.ts';
import { overrideForecast } from './forecast/override-forecast.ts';
import { readForecast } from './forecast/read-forecast.ts';
import { useForecast } from './forecast/use-forecast.ts';
import type { QuestionReader } from './model/model-adapter.ts';
import { clearConversation, keepQuestion, listQuestions } from './own-questions.ts';
import { endScan } from './scan/end-scan.ts';
import { endDisplay, readDisplay } from './scan/displays.ts';
import { endLabel, readLabel } from './scan/labels.ts';
import { readScan } from './scan/read-scan.ts';
import { decideAutomationRun } from './workflow/decide-run.ts';
import { dryRunAutomation } from './workflow/dry-run.ts';
import { listAutomationRuns, listAutomations } from './workflow/read-automations.ts';
import { sayAutomation } from './workflow/say-automation.ts';
import { saveAutomation } from './workflow/save-automation.ts';
import { dropAutomation, stopAutomations, switchAutomation } from './workflow/switch-automation.ts';

/** The procedures of `assistantContract`, each let in by the restaurant's guard; questions are read by a model where there is one. */
export const assistantRouter = (scope: RestaurantScope, reader: QuestionReader | null) => {
  const os = implementContract(assistantContract);
  const ask = askQuestion(reader);
  return os.router({
    askQuestion: os.askQuestion.use(scope).handler(({ context: { tx }, input }) => ask(tx, input)),
    keepQuestion: os.keepQuestion.use(scope).handler(({ context: { tx }, input }) => keepQuestion(tx, input)),
    clearConversation: os.clearConversation.use(scope).handler(({ context: { tx } }) => clearConversation(tx)),
    listQuestions: os.listQuestions.use(scope).handler(({ context: { tx } }) => listQuestions(tx)),
    inspectHouse: os.inspectHouse.use(scope).handler(({ context: { tx }, input }) => inspectHouse(tx, input)),
    readInspection: os.readInspection.use(scope).handler(({ context: { tx } }) => readInspection(tx)),
    settleGap: os.settleGap.use(scope).handler(({ context: { tx }, input }) => settleGap(tx, input)),
    readPaper: os.readPaper.use(scope).handler(({ context: { tx }, input }) => readScan(tx, input)),
    endScan: os.endScan.use(scope).handler(({ context: { tx }, input }) => endScan(tx, input)),
    readDisplay: os.readDisplay.use(scope).handler(({ context: { tx }, input }) => readDisplay(tx, input)),
    endDisplay: os.endDisplay.use(scope).handler(({ context: { tx }, input }) => endDisplay(tx, input)),
    readLabel: os.readLabel.use(scope).handler(({ context: { tx }, input }) => readLabel(tx, input)),
    endLabel: os.endLabel.use(scope).handler(({ context: { tx }, input }) => endLabel(tx, input)),
    makeForecast: os.makeForecast.use(scope).handler(({ context: { tx }, input }) => makeForecast(tx, input)),
    readForecast: os.readForecast.use(scope).handler(({ context: { tx }, input }) => readForecast(tx, input)),
    overrideForecast: os.overrideForecast.use(scope).handler(({ context: { tx }, input }) => overrideForecast(tx, input)),
    useForecast: os.useForecast.use(scope).handler(({ context: { tx }, input }) => useForecast(tx, input)),
    addForecastEvent: os.addForecastEvent.use(scope).handler(({ context: { tx }, input }) => addForecastEvent(tx, input)),
    dropForecastEvent: os.dropForecastEvent.use(scope).handler(({ context: { tx }, input }) => dropForecastEvent(tx, input)),
    listAutomations: os.listAutomations.use(scope).handler(({ context: { tx } }) => listAutomations(tx)),
    sayAutomation: os.sayAutomation.use(scope).handler(({ context: { tx }, input }) => sayAutomation(tx, input)),
    saveAutomation: os.saveAutomation.use(scope).handler(({ context: { tx }, input }) => saveAutomation(tx, input)),
    switchAutomation: os.switchAutomation.use(scope).handler(({ context: { tx }, input }) => switchAutomation(tx, input)),
    dropAutomation: os.dropAutomation.use(scope).handler(({ context: { tx }, input }) => dropAutomation(tx, input)),
    stopAutomations: os.stopAutomations.use(scope).handler(({ context: { tx }, input }) => stopAutomations(tx, input)),
    dryRunAutomation: os.dryRunAutomation.use(scope).handler(({ context: { tx }, input }) => dryRunAutomation(tx, input)),
    listAutomationRuns: os.listAutomationRuns.use(scope).handler(({ context: { tx }, input }) => listAutomationRuns(tx, input)),
    decideAutomationRun: os.decideAutomationRun.use(scope).handler(({ context: { tx }, input }) => decideAutomationRun(tx, input)),
  });
};
