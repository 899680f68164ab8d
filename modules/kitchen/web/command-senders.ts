// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { KitchenClient, KitchenInputs } from './kitchen-client.ts';

export { settleKitchenAnswer } from './settle-answer.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const kitchenSenders = (client: KitchenClient) => ({
  'kitchen.step-lines@1': (input: unknown) => client.stepLines(input as KitchenInputs['stepLines']),
  'kitchen.undo-steps@1': (input: unknown) => client.undoSteps(input as KitchenInputs['undoSteps']),
  'kitchen.acknowledge@1': (input: unknown) => client.acknowledge(input as KitchenInputs['acknowledge']),
  'kitchen.open-order@1': (input: unknown) => client.openOrder(input as KitchenInputs['openOrder']),
  'kitchen.change-order@1': (input: unknown) => client.changeOrder(input as KitchenInputs['changeOrder']),
  'kitchen.pace-order@1': (input: unknown) => client.paceOrder(input as KitchenInputs['paceOrder']),
  'kitchen.void-lines@1': (input: unknown) => client.voidLines(input as KitchenInputs['voidLines']),
  'kitchen.take-payment@1': (input: unknown) => client.takePayment(input as KitchenInputs['takePayment']),
  'kitchen.close-order@1': (input: unknown) => client.closeOrder(input as KitchenInputs['closeOrder']),
  'kitchen.prioritise@1': (input: unknown) => client.prioritise(input as KitchenInputs['prioritise']),
  'kitchen.remake-line@1': (input: unknown) => client.remakeLine(input as KitchenInputs['remakeLine']),
  'kitchen.settle-void@1': (input: unknown) => client.settleVoid(input as KitchenInputs['settleVoid']),
  'kitchen.move-order@1': (input: unknown) => client.moveOrder(input as KitchenInputs['moveOrder']),
  'kitchen.merge-orders@1': (input: unknown) => client.mergeOrders(input as KitchenInputs['mergeOrders']),
  'kitchen.split-order@1': (input: unknown) => client.splitOrder(input as KitchenInputs['splitOrder']),
  'kitchen.give-discount@1': (input: unknown) => client.giveDiscount(input as KitchenInputs['giveDiscount']),
  'kitchen.drop-discount@1': (input: unknown) => client.dropDiscount(input as KitchenInputs['dropDiscount']),
  'kitchen.give-back@1': (input: unknown) => client.giveBack(input as KitchenInputs['giveBack']),
  'kitchen.save-reservation@1': (input: unknown) => client.saveReservation(input as KitchenInputs['saveReservation']),
  'kitchen.move-reservation@1': (input: unknown) => client.moveReservation(input as KitchenInputs['moveReservation']),
});
