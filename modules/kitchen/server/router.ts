import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { kitchenContract } from '../contract/kitchen.contract.ts';
import { printBill } from './bill-paper.ts';
import { changeOrder, paceOrder } from './change-order.ts';
import { readHouse, saveStation, saveTable } from './house.ts';
import { openOrder } from './open-order.ts';
import { answerOrder } from './present-order.ts';
import { readCoverage } from './read-coverage.ts';
import { readKitchen, readKitchenHistory } from './read-kitchen.ts';
import { readOrders } from './read-orders.ts';
import { moveReservation, readReservations, saveReservation } from './reservations.ts';
import { mergeOrders, moveOrder, splitOrder } from './reshape-orders.ts';
import { closeOrder, dropDiscount, giveBack, giveDiscount, takePayment } from './settle-bill.ts';
import { acknowledge, prioritise, stepLines, undoSteps } from './step-lines.ts';
import { readEngineering } from './engineering.ts';
import { readTicketTimes } from './read-ticket-times.ts';
import { readTakings, saveTakings } from './takings.ts';
import { pairTill, readTillKey, readTills, revokeTill } from './tills/pair-tills.ts';
import { printBillSlip, printOpenTickets, printTest, stepPrintJob } from './printing/ask-for-paper.ts';
import { type PrintingSetting, readPrinting, savePrinter } from './printing/printers.ts';
import type { TillKeys } from './tills/till-signature.ts';
import { remakeLine, settleVoid, voidLines } from './void-lines.ts';

type KitchenWiring = PrintingSetting & { readonly restaurantScope: RestaurantScope; readonly keys: TillKeys };

/** The procedures of `kitchenContract`, each let in by the restaurant's guard. */
export const kitchenRouter = ({ restaurantScope, keys, ...printing }: KitchenWiring) => {
  const os = implementContract(kitchenContract);
  return os.router({
    readOrders: os.readOrders.use(restaurantScope).handler(({ context: { tx }, input }) => readOrders(tx, input)),
    readOrder: os.readOrder.use(restaurantScope).handler(({ context: { tx }, input }) => answerOrder(tx, input.orderId)),
    openOrder: os.openOrder.use(restaurantScope).handler(({ context: { tx }, input }) => openOrder(tx, input)),
    changeOrder: os.changeOrder.use(restaurantScope).handler(({ context: { tx }, input }) => changeOrder(tx, input)),
    paceOrder: os.paceOrder.use(restaurantScope).handler(({ context: { tx }, input }) => paceOrder(tx, input)),
    moveOrder: os.moveOrder.use(restaurantScope).handler(({ context: { tx }, input }) => moveOrder(tx, input)),
    mergeOrders: os.mergeOrders.use(restaurantScope).handler(({ context: { tx }, input }) => mergeOrders(tx, input)),
    splitOrder: os.splitOrder.use(restaurantScope).handler(({ context: { tx }, input }) => splitOrder(tx, input)),
    closeOrder: os.closeOrder.use(restaurantScope).handler(({ context: { tx }, input }) => closeOrder(tx, input)),

    printBill: os.printBill.use(restaurantScope).handler(({ context: { tx }, input }) => printBill(tx, input)),
    giveDiscount: os.giveDiscount.use(restaurantScope).handler(({ context: { tx }, input }) => giveDiscount(tx, input)),
    dropDiscount: os.dropDiscount.use(restaurantScope).handler(({ context: { tx }, input }) => dropDiscount(tx, input)),
    takePayment: os.takePayment.use(restaurantScope).handler(({ context: { tx }, input }) => takePayment(tx, input)),
    giveBack: os.giveBack.use(restaurantScope).handler(({ context: { tx }, input }) => giveBack(tx, input)),

    readKitchen: os.readKitchen.use(restaurantScope).handler(({ context: { tx }, input }) => readKitchen(tx, input)),
    readKitchenHistory: os.readKitchenHistory.use(restaurantScope).handler(({ context: { tx }, input }) => readKitchenHistory(tx, input)),
    stepLines: os.stepLines.use(restaurantScope).handler(({ context: { tx }, input }) => stepLines(tx, input)),
    undoSteps: os.undoSteps.use(restaurantScope).handler(({ context: { tx }, input }) => undoSteps(tx, input)),
    prioritise: os.prioritise.use(restaurantScope).handler(({ context: { tx }, input }) => prioritise(tx, input)),
    acknowledge: os.acknowledge.use(restaurantScope).handler(({ context: { tx }, input }) => acknowledge(tx, input)),
    voidLines: os.voidLines.use(restaurantScope).handler(({ context: { tx }, input }) => voidLines(tx, input)),
    settleVoid: os.settleVoid.use(restaurantScope).handler(({ context: { tx }, input }) => settleVoid(tx, input)),
    remakeLine: os.remakeLine.use(restaurantScope).handler(({ context: { tx }, input }) => remakeLine(tx, input)),

    readHouse: os.readHouse.use(restaurantScope).handler(({ context: { tx } }) => readHouse(tx)),
    saveStation: os.saveStation.use(restaurantScope).handler(({ context: { tx }, input }) => saveStation(tx, input)),
    readReservations: os.readReservations.use(restaurantScope).handler(({ context: { tx }, input }) => readReservations(tx, input)),
    saveReservation: os.saveReservation.use(restaurantScope).handler(({ context: { tx }, input }) => saveReservation(tx, input)),
    moveReservation: os.moveReservation.use(restaurantScope).handler(({ context: { tx }, input }) => moveReservation(tx, input)),
    readEngineering: os.readEngineering.use(restaurantScope).handler(({ context: { tx }, input }) => readEngineering(tx, input)),
    readTicketTimes: os.readTicketTimes.use(restaurantScope).handler(({ context: { tx }, input }) => readTicketTimes(tx, input)),
    readTakings: os.readTakings.use(restaurantScope).handler(({ context: { tx }, input }) => readTakings(tx, input)),
    saveTakings: os.saveTakings.use(restaurantScope).handler(({ context: { tx }, input }) => saveTakings(tx, input)),
    readCoverage: os.readCoverage.use(restaurantScope).handler(({ context: { tx }, input }) => readCoverage(tx, input)),
    readTills: os.readTills.use(restaurantScope).handler(({ context: { tx } }) => readTills(tx)),
    readTillKey: os.readTillKey.use(restaurantScope).handler(({ context: { tx }, input }) => readTillKey(tx, input, keys)),
    pairTill: os.pairTill.use(restaurantScope).handler(({ context: { tx }, input }) => pairTill(tx, input)),
    revokeTill: os.revokeTill.use(restaurantScope).handler(({ context: { tx }, input }) => revokeTill(tx, input)),
    readPrinting: os.readPrinting.use(restaurantScope).handler(({ context: { tx } }) => readPrinting(tx, printing)),
    savePrinter: os.savePrinter.use(restaurantScope).handler(({ context: { tx }, input }) => savePrinter(tx, input, printing)),
    printTest: os.printTest.use(restaurantScope).handler(({ context: { tx }, input }) => printTest(tx, input, printing)),
    printBillSlip: os.printBillSlip.use(restaurantScope).handler(({ context: { tx }, input }) => printBillSlip(tx, input, printing)),
    printOpenTickets: os.printOpenTickets
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => printOpenTickets(tx, input, printing)),
    stepPrintJob: os.stepPrintJob.use(restaurantScope).handler(({ context: { tx }, input }) => stepPrintJob(tx, input)),
    saveTable: os.saveTable.use(restaurantScope).handler(({ context: { tx }, input }) => saveTable(tx, input)),
  });
};
