import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withRestaurant, type Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { cleanImage } from '../../../platform/server/files/clean-image.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Invoice } from '../contract/invoice.contract.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { getInvoice, holdInvoice } from './load-invoice.ts';
import { purchaseFile } from './tables/invoices.ts';

type Read = { readonly mediaType: (typeof purchaseFile.$inferSelect)['mediaType']; readonly bytes: Uint8Array };

/** What a file is, by its first bytes and whatever its name says; null for anything but a PDF or one still picture. */
const readPaper = (bytes: Buffer): Read | null => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { mediaType: 'application/pdf', bytes };
  return cleanImage(bytes);
};

type Attaching = { readonly fileId: string; readonly invoiceId: string; readonly fileName: string; readonly content: string };

/**
 * Keeps a paper with its invoice: a PDF as it is, of a picture the picture alone.
 *
 * @refuses NOT_FOUND; FILE_UNUSABLE for anything else, or what is larger than is kept
 */
export const attachFile = async (tx: RestaurantTx, { fileId, invoiceId, fileName, content }: Attaching): Promise<Invoice> => {
  await holdInvoice(tx, invoiceId);
  const sent = Buffer.from(content, 'base64');
  const read = sent.length > purchasingLimits.fileBytesMax ? null : readPaper(sent);
  if (read === null) throw refusal('FILE_UNUSABLE', { bytesMax: purchasingLimits.fileBytesMax });
  const bytes = Buffer.from(read.bytes);
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  const kept = { fileName, mediaType: read.mediaType, bytes, fingerprint, uploadedBy: tx.userId };
  await tx.db.insert(purchaseFile).values({ restaurantId: tx.restaurantId, id: fileId, invoiceId, ...kept });
  return getInvoice(tx, invoiceId);
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A paper for whoever asks: those who see invoices in its restaurant, and nobody else. */
export const readInvoiceFile = async (
  pools: Pools,
  credential: Credential | null,
  { restaurantId, fileId }: { readonly restaurantId: string; readonly fileId: string },
): Promise<StoredFile | null> => {
  if (credential === null || credential.kind === 'tablet' || !uuid.test(fileId) || !uuid.test(restaurantId)) return null;
  const found = await withRestaurant({ pool: pools.app, credential, access: 'read' }, restaurantId, async (tx) => {
    if (!holds(tx, 'purchasing.view')) return null;
    const [row] = await tx.db
      .select()
      .from(purchaseFile)
      .where(and(eq(purchaseFile.restaurantId, tx.restaurantId), eq(purchaseFile.id, fileId)));
    return row ?? null;
  });
  return found === null || isEntryRefused(found) ? null : { ...found, bytes: Uint8Array.from(found.bytes) };
};
