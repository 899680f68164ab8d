import { accountingContract } from './accounting.contract.ts';
import { booksContract } from './books.contract.ts';
import { creditContract } from './credit.contract.ts';
import { importContract } from './import.contract.ts';
import { invoiceContract } from './invoice.contract.ts';
import { marketContract } from './market.contract.ts';
import { offerContract } from './offer.contract.ts';
import { orderContract } from './order.contract.ts';
import { receiptContract } from './receipt.contract.ts';
import { requestContract } from './request.contract.ts';
import { sharedOrderContract } from './shared-order.contract.ts';
import { supplierContract } from './supplier.contract.ts';

/** Everything that may be said to purchasing. */
export const purchasingContract = {
  ...supplierContract,
  ...offerContract,
  ...requestContract,
  ...orderContract,
  ...receiptContract,
  ...marketContract,
  ...invoiceContract,
  ...creditContract,
  ...booksContract,
  ...accountingContract,
  ...sharedOrderContract,
  ...importContract,
};
