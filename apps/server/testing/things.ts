import { randomBytes } from 'node:crypto';

import { uuidv7 } from 'uuidv7';

/** Ids of things to name in an input: of a restaurant that has them, or of none. */
export type Things = {
  readonly restaurantId: string;
  readonly email: string;
  readonly categoryId: string;
  readonly storageAreaId: string;
  readonly itemId: string;
  readonly barcode: string;
  /** A movement that nobody has corrected. */
  readonly movementId: string;
  /** Something thrown away that nobody has taken back. */
  readonly wasteEntryId: string;
  /** A goal that runs, and an action that waits for whoever acts. */
  readonly wasteGoalId: string;
  readonly wasteReviewId: string;
  /** Something that whoever acts is told, and what it is about. */
  readonly alertId: string;
  readonly questionId: string;
  /** A paper that was read, of which nobody has said what became. */
  readonly scanId: string;
  readonly displayId: string;
  readonly labelId: string;
  readonly inspectionId: string;
  readonly forecastEventId: string;
  /** Something that happens by itself, and a run of it that waits for a yes. */
  readonly automationId: string;
  readonly automationRunId: string;
  readonly posConnectionId: string;
  readonly salesFileId: string;
  /** An address that is told what happens, and a message to it. */
  readonly hookEndpointId: string;
  readonly hookDeliveryId: string;
  readonly signalId: string;
  /** A device of whoever acts. */
  readonly reachId: string;
  /** An invitation that nobody has used, its secret, and somebody who works there. */
  readonly invitationId: string;
  readonly invitationSecret: string;
  readonly memberId: string;
  /** What a shift left for the next. */
  readonly announcementId: string;
  /** Tips that are not shared out yet. */
  readonly tipPoolId: string;
  /** A week to plan from again. */
  readonly rotaTemplateId: string;
  /** What somebody said at the shared tablet. */
  readonly tabletMarkId: string;
  /** Somebody who works there and may be let go. */
  readonly leaverId: string;
  /** Somebody who sells the item, for how much, a draft, an order that was sent, and a wish that nobody has decided on. */
  readonly supplierId: string;
  readonly offerId: string;
  readonly draftId: string;
  readonly sentOrderId: string;
  /** What proves a link to the order that was sent, and what its supplier proposed by it. */
  readonly orderSecret: string;
  readonly proposalId: string;
  readonly requestId: string;
  /** A delivery that waits for a manager, an invoice with a difference, one that is owed, and a request for credit. */
  readonly receiptId: string;
  readonly invoiceId: string;
  readonly exceptionId: string;
  readonly owedInvoiceId: string;
  readonly creditId: string;
  /** A plan of counts that kitchen staff may begin, and a count in each of its states. */
  readonly countTemplateId: string;
  readonly draftCountId: string;
  readonly openCountId: string;
  readonly submittedCountId: string;
  readonly approvedCountId: string;
  /** What the open count is about. */
  readonly countedItemId: string;
  /** A storage area with nothing in it. */
  readonly emptyAreaId: string;
  /** Some of the item that lies there by itself, with a date. */
  readonly lotId: string;
  /** Some of it that another restaurant has sent. */
  readonly transferId: string;
  /** Another restaurant of the same account holder. */
  readonly partnerId: string;
  /** An item that another may go into, and a merge of one that went into it already. */
  readonly otherItemId: string;
  readonly mergeId: string;
  /** A recipe in effect, one that is being written, a dish on the menu, and one that is not there yet. */
  readonly recipeId: string;
  readonly draftRecipeId: string;
  readonly dishId: string;
  readonly draftDishId: string;
  readonly importId: string;
  /** A prep in effect that is kept in stock, and a batch of it. */
  readonly prepId: string;
  readonly batchId: string;
  /** Of it on the plan: not posted, posted, and in somebody's hands. */
  readonly plannedTaskId: string;
  readonly postedTaskId: string;
  readonly taskInHandId: string;
  /** Opens the menu to guests. */
  readonly guestSecret: string;
  /** A station, a table, an order with a line that waits, one that is asked to be voided, one on the fire; two more orders. */
  readonly stationId: string;
  readonly tableId: string;
  readonly kitchenOrderId: string;
  readonly otherOrderId: string;
  readonly emptyOrderId: string;
  readonly kitchenLineId: string;
  readonly askedLineId: string;
  readonly begunLineId: string;
  /** Guests who are expected. */
  readonly reservationId: string;
  /** A till that sends, and one that may be let go. */
  readonly tillId: string;
  readonly spareTillId: string;
  readonly printerId: string;
  readonly printJobId: string;
  /** A list, a day of it that is open with a line that failed, one that may be handed in, one that was, and a task. */
  readonly checkTemplateId: string;
  readonly openRunId: string;
  readonly unitId: string;
  readonly incidentId: string;
  readonly cutId: string;
  readonly runningProcessId: string;
  readonly failedProcessId: string;
  readonly probeId: string;
  readonly failedEntryId: string;
  readonly fullRunId: string;
  readonly submittedRunId: string;
  readonly taskId: string;
  /** A kind of work, and a shift of it that nobody was told of. */
  readonly workRoleId: string;
  readonly shiftId: string;
  /** A wish to be away that nobody has settled. */
  readonly timeOffId: string;
  /** A shift that was made known, one of nobody, one that is offered, and who would take it. */
  readonly toldShiftId: string;
  readonly openShiftId: string;
  readonly exchangeId: string;
  readonly takerId: string;
};

/** What proves something once, as a browser would make it. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

const unknownMenu = () => ({
  recipeId: uuidv7(),
  draftRecipeId: uuidv7(),
  dishId: uuidv7(),
  draftDishId: uuidv7(),
  importId: uuidv7(),
});

const unknownPrep = () => ({ batchId: uuidv7(), plannedTaskId: uuidv7(), postedTaskId: uuidv7(), taskInHandId: uuidv7() });

const unknownLists = () => ({
  checkTemplateId: uuidv7(),
  openRunId: uuidv7(),
  unitId: uuidv7(),
  incidentId: uuidv7(),
  cutId: uuidv7(),
  runningProcessId: uuidv7(),
  failedProcessId: uuidv7(),
  probeId: uuidv7(),
  failedEntryId: uuidv7(),
  fullRunId: uuidv7(),
  submittedRunId: uuidv7(),
  taskId: uuidv7(),
});
const unknownPaperAndWork = () => ({
  printerId: uuidv7(),
  printJobId: uuidv7(),
  workRoleId: uuidv7(),
  shiftId: uuidv7(),
  timeOffId: uuidv7(),
  alertId: uuidv7(),
  questionId: uuidv7(),
  scanId: uuidv7(),
  displayId: uuidv7(),
  labelId: uuidv7(),
  inspectionId: uuidv7(),
  forecastEventId: uuidv7(),
  automationId: uuidv7(),
  automationRunId: uuidv7(),
  posConnectionId: uuidv7(),
  salesFileId: uuidv7(),
  hookEndpointId: uuidv7(),
  hookDeliveryId: uuidv7(),
  signalId: uuidv7(),
  reachId: uuidv7(),
  ...unknownExchange(),
});

const unknownExchange = () => ({ toldShiftId: uuidv7(), openShiftId: uuidv7(), exchangeId: uuidv7(), takerId: uuidv7() });

/** Things that do not exist anywhere. */
export const unknownThings = (): Things => ({
  restaurantId: uuidv7(),
  ...unknownPaperAndWork(),
  email: `${uuidv7()}@example.com`,
  categoryId: uuidv7(),
  storageAreaId: uuidv7(),
  itemId: uuidv7(),
  ...unknownMenu(),
  barcode: uuidv7(),
  movementId: uuidv7(),
  wasteEntryId: uuidv7(),
  wasteGoalId: uuidv7(),
  wasteReviewId: uuidv7(),
  invitationId: uuidv7(),
  invitationSecret: newSecret(),
  countTemplateId: uuidv7(),
  draftCountId: uuidv7(),
  openCountId: uuidv7(),
  submittedCountId: uuidv7(),
  approvedCountId: uuidv7(),
  countedItemId: uuidv7(),
  emptyAreaId: uuidv7(),
  lotId: uuidv7(),
  transferId: uuidv7(),
  partnerId: uuidv7(),
  otherItemId: uuidv7(),
  mergeId: uuidv7(),
  prepId: uuidv7(),
  ...unknownPrep(),
  guestSecret: newSecret(),
  stationId: uuidv7(),
  tableId: uuidv7(),
  kitchenOrderId: uuidv7(),
  otherOrderId: uuidv7(),
  emptyOrderId: uuidv7(),
  kitchenLineId: uuidv7(),
  askedLineId: uuidv7(),
  tillId: uuidv7(),
  spareTillId: uuidv7(),
  printerId: uuidv7(),
  printJobId: uuidv7(),
  ...unknownLists(),
  begunLineId: uuidv7(),
  reservationId: uuidv7(),
  ...unknownWord(),
  memberId: uuidv7(),
  leaverId: uuidv7(),
  supplierId: uuidv7(),
  offerId: uuidv7(),
  draftId: uuidv7(),
  sentOrderId: uuidv7(),
  orderSecret: newSecret(),
  proposalId: uuidv7(),
  requestId: uuidv7(),
  receiptId: uuidv7(),
  invoiceId: uuidv7(),
  exceptionId: uuidv7(),
  owedInvoiceId: uuidv7(),
  creditId: uuidv7(),
});

/** What people were told and given. */
const unknownWord = () => ({ announcementId: uuidv7(), tipPoolId: uuidv7(), rotaTemplateId: uuidv7(), tabletMarkId: uuidv7() });
