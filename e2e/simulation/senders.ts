import type { AppClient } from '../../apps/server/testing/test-app.ts';

type Inventory = AppClient['inventory'];

/** How each goes to the server. */
export const sendersOf = (inventory: Inventory): Readonly<Record<string, (input: never) => Promise<unknown>>> => ({
  'inventory.create-item@1': (input: Parameters<Inventory['createItem']>[0]) => inventory.createItem(input),
  'inventory.update-item@1': (input: Parameters<Inventory['updateItem']>[0]) => inventory.updateItem(input),
  'inventory.archive-items@1': (input: Parameters<Inventory['archiveItems']>[0]) => inventory.archiveItems(input),
  'inventory.set-pars@1': (input: Parameters<Inventory['setPars']>[0]) => inventory.setPars(input),
  'inventory.record-movement@1': (input: Parameters<Inventory['recordMovement']>[0]) => inventory.recordMovement(input),
  'inventory.correct-movement@1': (input: Parameters<Inventory['correctMovement']>[0]) => inventory.correctMovement(input),
  'inventory.send-transfer@1': (input: Parameters<Inventory['sendTransfer']>[0]) => inventory.sendTransfer(input),
});
