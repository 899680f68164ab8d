// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { InventoryClient, InventoryInputs } from './inventory-client.ts';

export { settleAnswer } from './stock/settle-answer.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const inventorySenders = (client: InventoryClient) => ({
  'inventory.create-item@1': (input: unknown) => client.createItem(input as InventoryInputs['createItem']),
  'inventory.update-item@1': (input: unknown) => client.updateItem(input as InventoryInputs['updateItem']),
  'inventory.archive-items@1': (input: unknown) => client.archiveItems(input as InventoryInputs['archiveItems']),
  'inventory.set-pars@1': (input: unknown) => client.setPars(input as InventoryInputs['setPars']),
  'inventory.record-movement@1': (input: unknown) => client.recordMovement(input as InventoryInputs['recordMovement']),
  'inventory.correct-movement@1': (input: unknown) => client.correctMovement(input as InventoryInputs['correctMovement']),
  'inventory.create-category@1': (input: unknown) => client.createCategory(input as InventoryInputs['createCategory']),
  'inventory.create-storage-area@1': (input: unknown) => client.createStorageArea(input as InventoryInputs['createStorageArea']),
  'inventory.begin-count@1': (input: unknown) => client.beginCount(input as InventoryInputs['beginCount']),
  'inventory.record-count-entry@1': (input: unknown) => client.recordCountEntry(input as InventoryInputs['recordCountEntry']),
  'inventory.close-count-part@1': (input: unknown) => client.closeCountPart(input as InventoryInputs['closeCountPart']),
  'inventory.change-lot@1': (input: unknown) => client.changeLot(input as InventoryInputs['changeLot']),
  'inventory.request-transfer@1': (input: unknown) => client.requestTransfer(input as InventoryInputs['requestTransfer']),
  'inventory.send-transfer@1': (input: unknown) => client.sendTransfer(input as InventoryInputs['sendTransfer']),
  'inventory.move-transfer@1': (input: unknown) => client.moveTransfer(input as InventoryInputs['moveTransfer']),
  'inventory.update-storage-area@1': (input: unknown) => client.updateStorageArea(input as InventoryInputs['updateStorageArea']),
  'inventory.order-storage-areas@1': (input: unknown) => client.orderStorageAreas(input as InventoryInputs['orderStorageAreas']),
  'inventory.archive-storage-area@1': (input: unknown) => client.archiveStorageArea(input as InventoryInputs['archiveStorageArea']),
  'inventory.change-shelf@1': (input: unknown) => client.changeShelf(input as InventoryInputs['changeShelf']),
});
