import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { tasksContract } from '../contract/tasks.contract.ts';
import { correctEntry, recordEntry, submitRun } from './answer-run.ts';
import { calibrateProbe, orderUnits, saveProbe, saveUnit } from './equipment.ts';
import { setCheckPhoto } from './evidence.ts';
import { setFoodRules } from './food-rules.ts';
import { closeIncident, recentIncidents, recordIncident } from './incidents.ts';
import { readIntegrity } from './integrity.ts';
import { leadRun } from './lead-run.ts';
import { beginPowerCut, checkAfterCut, endPowerCut, recentCuts } from './power-cuts.ts';
import { printDiary } from './print-diary.ts';
import { printInspectionPack } from './print-pack.ts';
import { disposeProcess, measureProcess, startProcess } from './processes.ts';
import { readEquipment } from './read-equipment.ts';
import { readProcesses } from './read-processes.ts';
import { readRuns } from './read-runs.ts';
import { adoptStarters, listTemplates, saveTemplate } from './templates.ts';
import { addTaskPhoto } from './task-photos.ts';
import { commentTask, listTasks, saveTask, stepTask } from './todo.ts';
import { readUnitReadings } from './unit-readings.ts';

/** The procedures of `tasksContract`, each let in by the restaurant's guard. */
export const tasksRouter = ({ restaurantScope }: { readonly restaurantScope: RestaurantScope }) => {
  const os = implementContract(tasksContract);
  return os.router({
    readRuns: os.readRuns.use(restaurantScope).handler(({ context: { tx }, input }) => readRuns(tx, input)),
    readIntegrity: os.readIntegrity.use(restaurantScope).handler(({ context: { tx } }) => readIntegrity(tx)),
    printDiary: os.printDiary.use(restaurantScope).handler(({ context: { tx }, input }) => printDiary(tx, input)),
    recordEntry: os.recordEntry.use(restaurantScope).handler(({ context: { tx }, input }) => recordEntry(tx, input)),
    correctEntry: os.correctEntry.use(restaurantScope).handler(({ context: { tx }, input }) => correctEntry(tx, input)),
    submitRun: os.submitRun.use(restaurantScope).handler(({ context: { tx }, input }) => submitRun(tx, input)),
    leadRun: os.leadRun.use(restaurantScope).handler(({ context: { tx }, input }) => leadRun(tx, input)),
    listTemplates: os.listTemplates.use(restaurantScope).handler(({ context: { tx } }) => listTemplates(tx)),
    saveTemplate: os.saveTemplate.use(restaurantScope).handler(({ context: { tx }, input }) => saveTemplate(tx, input)),
    adoptStarters: os.adoptStarters.use(restaurantScope).handler(({ context: { tx }, input }) => adoptStarters(tx, input)),
    listTasks: os.listTasks.use(restaurantScope).handler(({ context: { tx } }) => listTasks(tx)),
    saveTask: os.saveTask.use(restaurantScope).handler(({ context: { tx }, input }) => saveTask(tx, input)),
    stepTask: os.stepTask.use(restaurantScope).handler(({ context: { tx }, input }) => stepTask(tx, input)),
    addTaskPhoto: os.addTaskPhoto.use(restaurantScope).handler(({ context: { tx }, input }) => addTaskPhoto(tx, input)),
    commentTask: os.commentTask.use(restaurantScope).handler(({ context: { tx }, input }) => commentTask(tx, input)),
    readEquipment: os.readEquipment.use(restaurantScope).handler(({ context: { tx } }) => readEquipment(tx)),
    readUnitReadings: os.readUnitReadings.use(restaurantScope).handler(({ context: { tx }, input }) => readUnitReadings(tx, input)),
    saveUnit: os.saveUnit.use(restaurantScope).handler(({ context: { tx }, input }) => saveUnit(tx, input)),
    orderUnits: os.orderUnits.use(restaurantScope).handler(({ context: { tx }, input }) => orderUnits(tx, input)),
    saveProbe: os.saveProbe.use(restaurantScope).handler(({ context: { tx }, input }) => saveProbe(tx, input)),
    calibrateProbe: os.calibrateProbe.use(restaurantScope).handler(({ context: { tx }, input }) => calibrateProbe(tx, input)),
    setFoodRules: os.setFoodRules.use(restaurantScope).handler(({ context: { tx }, input }) => setFoodRules(tx, input)),
    readProcesses: os.readProcesses.use(restaurantScope).handler(({ context: { tx } }) => readProcesses(tx)),
    startProcess: os.startProcess.use(restaurantScope).handler(({ context: { tx }, input }) => startProcess(tx, input)),
    measureProcess: os.measureProcess.use(restaurantScope).handler(({ context: { tx }, input }) => measureProcess(tx, input)),
    disposeProcess: os.disposeProcess.use(restaurantScope).handler(({ context: { tx }, input }) => disposeProcess(tx, input)),
    recordIncident: os.recordIncident.use(restaurantScope).handler(({ context: { tx }, input }) => recordIncident(tx, input)),
    closeIncident: os.closeIncident.use(restaurantScope).handler(({ context: { tx }, input }) => closeIncident(tx, input)),
    beginPowerCut: os.beginPowerCut.use(restaurantScope).handler(({ context: { tx }, input }) => beginPowerCut(tx, input)),
    checkAfterCut: os.checkAfterCut.use(restaurantScope).handler(({ context: { tx }, input }) => checkAfterCut(tx, input)),
    endPowerCut: os.endPowerCut.use(restaurantScope).handler(({ context: { tx }, input }) => endPowerCut(tx, input)),
    printInspectionPack: os.printInspectionPack
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => printInspectionPack(tx, input)),
    readIncidents: os.readIncidents.use(restaurantScope).handler(async ({ context: { tx } }) => ({
      incidents: await recentIncidents(tx),
      cuts: await recentCuts(tx),
    })),
    setCheckPhoto: os.setCheckPhoto.use(restaurantScope).handler(({ context: { tx }, input }) => setCheckPhoto(tx, input)),
  });
};
