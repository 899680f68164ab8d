import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { PublicScope, RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { purchasingContract } from '../contract/purchasing.contract.ts';
import { listBills, readAccounting, saveAccounting } from './accounting.ts';
import { askCredit } from './ask-credit.ts';
import { buyAtMarket } from './buy-at-market.ts';
import { listCredits, moveCredit } from './credits.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listReceivedLines } from './list-received-lines.ts';
import { listOrderLines, listOrders } from './list-orders.ts';
import { getOrder } from './load-order.ts';
import { importList } from './import-list.ts';
import { attachFile } from './invoice-files.ts';
import { listInvoices } from './list-invoices.ts';
import { getInvoice } from './load-invoice.ts';
import { getReceipt } from './load-receipt.ts';
import { moveInvoice, recordPayment, settleException } from './move-invoice.ts';
import { moveOrder, reviseOrder } from './move-order.ts';
import { moveReceipt } from './move-receipt.ts';
import { listPrices } from './offer-prices.ts';
import { listOffers, saveOffer } from './offers.ts';
import { listOrderables, planPurchases } from './orderables.ts';
import type { PlannedUse } from './planned-use.ts';
import { orderPdf } from './order-pdf.ts';
import { shareOrder } from './order-links.ts';
import { listPayables } from './payables.ts';
import { decideProposal } from './proposals.ts';
import { listChargeable } from './received-lines.ts';
import { setReceiptPhoto } from './receipt-photos.ts';
import { receiveGoods } from './receive-goods.ts';
import { declineRequest, listRequests, requestItems, withdrawRequest } from './requests.ts';
import { saveInvoice } from './save-invoice.ts';
import { answerSharedOrder, readSharedOrder } from './shared-order.ts';
import { archiveSupplier, listSuppliers, saveSupplier } from './suppliers.ts';
import { createOrders, saveOrder } from './write-orders.ts';

type Wiring = { readonly restaurantScope: RestaurantScope; readonly publicScope: PublicScope; readonly plannedUse: PlannedUse };

/** The procedures of `purchasingContract`, each let in by its guard. */
export const purchasingRouter = ({ restaurantScope, publicScope, plannedUse }: Wiring) => {
  const os = implementContract(purchasingContract);
  return os.router({
    listSuppliers: os.listSuppliers.use(restaurantScope).handler(({ context: { tx } }) => listSuppliers(tx)),
    saveSupplier: os.saveSupplier.use(restaurantScope).handler(({ context: { tx }, input }) => saveSupplier(tx, input.body)),
    archiveSupplier: os.archiveSupplier.use(restaurantScope).handler(({ context: { tx }, input }) => archiveSupplier(tx, input.body)),

    listOffers: os.listOffers.use(restaurantScope).handler(({ context: { tx }, input }) => listOffers(tx, input)),
    listOrderables: os.listOrderables.use(restaurantScope).handler(({ context: { tx } }) => listOrderables(tx)),
    planPurchases: os.planPurchases
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => planPurchases(tx, plannedUse, input.until)),
    listPrices: os.listPrices.use(restaurantScope).handler(({ context: { tx }, input }) => listPrices(tx, input.offerId)),
    saveOffer: os.saveOffer.use(restaurantScope).handler(({ context: { tx }, input }) => saveOffer(tx, input.body)),

    importList: os.importList.use(restaurantScope).handler(({ context: { tx }, input }) => importList(tx, input.body)),

    listRequests: os.listRequests.use(restaurantScope).handler(({ context: { tx }, input }) => listRequests(tx, input.state)),
    requestItems: os.requestItems.use(restaurantScope).handler(({ context: { tx }, input }) => requestItems(tx, input)),
    withdrawRequest: os.withdrawRequest.use(restaurantScope).handler(({ context: { tx }, input }) => withdrawRequest(tx, input.body)),
    declineRequest: os.declineRequest.use(restaurantScope).handler(({ context: { tx }, input }) => declineRequest(tx, input.body)),

    listDeliveries: os.listDeliveries.use(restaurantScope).handler(({ context: { tx } }) => listDeliveries(tx)),
    getReceipt: os.getReceipt.use(restaurantScope).handler(({ context: { tx }, input }) => getReceipt(tx, input.receiptId)),
    receiveGoods: os.receiveGoods.use(restaurantScope).handler(({ context: { tx }, input }) => receiveGoods(tx, input)),
    moveReceipt: os.moveReceipt.use(restaurantScope).handler(({ context: { tx }, input }) => moveReceipt(tx, input.body)),
    buyAtMarket: os.buyAtMarket.use(restaurantScope).handler(({ context: { tx }, input }) => buyAtMarket(tx, input)),
    setReceiptPhoto: os.setReceiptPhoto.use(restaurantScope).handler(({ context: { tx }, input }) => setReceiptPhoto(tx, input)),
    listInvoices: os.listInvoices.use(restaurantScope).handler(({ context: { tx }, input }) => listInvoices(tx, input)),
    getInvoice: os.getInvoice.use(restaurantScope).handler(({ context: { tx }, input }) => getInvoice(tx, input.invoiceId)),
    listChargeable: os.listChargeable.use(restaurantScope).handler(({ context: { tx }, input }) => listChargeable(tx, input.supplierId)),
    saveInvoice: os.saveInvoice.use(restaurantScope).handler(({ context: { tx }, input }) => saveInvoice(tx, input.body)),
    moveInvoice: os.moveInvoice.use(restaurantScope).handler(({ context: { tx }, input }) => moveInvoice(tx, input.body)),
    settleException: os.settleException.use(restaurantScope).handler(({ context: { tx }, input }) => settleException(tx, input.body)),
    recordPayment: os.recordPayment.use(restaurantScope).handler(({ context: { tx }, input }) => recordPayment(tx, input.body)),
    attachFile: os.attachFile.use(restaurantScope).handler(({ context: { tx }, input }) => attachFile(tx, input.body)),
    readAccounting: os.readAccounting.use(restaurantScope).handler(({ context: { tx } }) => readAccounting(tx)),
    listBills: os.listBills.use(restaurantScope).handler(({ context: { tx }, input }) => listBills(tx, input)),
    saveAccounting: os.saveAccounting.use(restaurantScope).handler(({ context: { tx }, input }) => saveAccounting(tx, input)),
    listReceivedLines: os.listReceivedLines.use(restaurantScope).handler(({ context: { tx }, input }) => listReceivedLines(tx, input)),
    listPayables: os.listPayables.use(restaurantScope).handler(({ context: { tx } }) => listPayables(tx)),
    listCredits: os.listCredits.use(restaurantScope).handler(({ context: { tx } }) => listCredits(tx)),
    askCredit: os.askCredit.use(restaurantScope).handler(({ context: { tx }, input }) => askCredit(tx, input.body)),
    moveCredit: os.moveCredit.use(restaurantScope).handler(({ context: { tx }, input }) => moveCredit(tx, input.body)),

    listOrders: os.listOrders.use(restaurantScope).handler(({ context: { tx }, input }) => listOrders(tx, input)),
    listOrderLines: os.listOrderLines.use(restaurantScope).handler(({ context: { tx }, input }) => listOrderLines(tx, input)),
    getOrder: os.getOrder.use(restaurantScope).handler(({ context: { tx }, input }) => getOrder(tx, input.orderId)),
    orderPdf: os.orderPdf.use(restaurantScope).handler(({ context: { tx }, input }) => orderPdf(tx, input.orderId)),
    createOrders: os.createOrders.use(restaurantScope).handler(({ context: { tx }, input }) => createOrders(tx, input.body)),
    saveOrder: os.saveOrder.use(restaurantScope).handler(({ context: { tx }, input }) => saveOrder(tx, input.body)),
    reviseOrder: os.reviseOrder.use(restaurantScope).handler(({ context: { tx }, input }) => reviseOrder(tx, input.body)),
    moveOrder: os.moveOrder.use(restaurantScope).handler(({ context: { tx }, input }) => moveOrder(tx, input.body)),

    shareOrder: os.shareOrder.use(restaurantScope).handler(({ context: { tx }, input }) => shareOrder(tx, input.body)),
    decideProposal: os.decideProposal.use(restaurantScope).handler(({ context: { tx }, input }) => decideProposal(tx, input.body)),
    readSharedOrder: os.readSharedOrder.use(publicScope).handler(({ context, input }) => readSharedOrder(context.pools, input.code)),
    answerSharedOrder: os.answerSharedOrder.use(publicScope).handler(({ context, input }) => answerSharedOrder(context.pools, input)),
  });
};
