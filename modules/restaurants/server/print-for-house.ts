import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper } from '../../../platform/server/pdf/paper.ts';
import { printPdf } from '../../../platform/server/pdf/print-pdf.ts';
import { paperHeadOf } from './brand.ts';

/** Prints a paper of the restaurant entered, headed by its own name and picture where it shows itself under them. */
export const printForHouse = async (tx: RestaurantTx, paper: Paper): Promise<Buffer> => printPdf({ ...paper, head: await paperHeadOf(tx) });
