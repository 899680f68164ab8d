import type { AppClient } from '../../apps/server/testing/test-app.ts';

/** How each goes to the server. */
export const sendersOf = ({
  inventory,
  kitchen,
  staff,
  tasks,
  waste,
}: AppClient): Readonly<Record<string, (input: never) => Promise<unknown>>> => ({
  'inventory.create-item@1': inventory.createItem,
  'inventory.update-item@1': inventory.updateItem,
  'inventory.archive-items@1': inventory.archiveItems,
  'inventory.set-pars@1': inventory.setPars,
  'inventory.record-movement@1': inventory.recordMovement,
  'inventory.correct-movement@1': inventory.correctMovement,
  'inventory.send-transfer@1': inventory.sendTransfer,
  'kitchen.open-order@1': kitchen.openOrder,
  'kitchen.step-lines@1': kitchen.stepLines,
  'staff.clock@1': staff.clock,
  'tasks.record-incident@1': tasks.recordIncident,
  'waste.log-entry@1': waste.logEntry,
});
