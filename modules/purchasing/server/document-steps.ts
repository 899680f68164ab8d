import { and, asc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { purchaseDocumentStep } from './tables/receipts.ts';

/** Something that happened to a receipt, an invoice or a request for credit. */
export type DocumentStep = Pick<typeof purchaseDocumentStep.$inferInsert, 'document' | 'documentId' | 'step' | 'fromState' | 'toState'> & {
  readonly reason: string | null;
};

/** Writes who did what to a document, and why. */
export const noteDocumentStep = async (tx: RestaurantTx, step: DocumentStep): Promise<void> => {
  await tx.db.insert(purchaseDocumentStep).values({ ...step, restaurantId: tx.restaurantId, takenBy: tx.userId });
};

/** What happened to a document, oldest first, with the names of those who did it; ids come from devices, and say no kind. */
export const documentSteps = async (tx: RestaurantTx, { document, documentId }: Pick<DocumentStep, 'document' | 'documentId'>) => {
  const steps = await tx.db
    .select()
    .from(purchaseDocumentStep)
    .where(
      and(
        eq(purchaseDocumentStep.restaurantId, tx.restaurantId),
        eq(purchaseDocumentStep.document, document),
        eq(purchaseDocumentStep.documentId, documentId),
      ),
    )
    .orderBy(asc(purchaseDocumentStep.takenAt), asc(purchaseDocumentStep.id));
  const names = await namesOf(tx, [...new Set(steps.flatMap(({ takenBy }) => takenBy ?? []))]);
  return steps.map(({ toState, reason, takenBy, takenAt }) => ({
    toState,
    reason,
    takenBy: takenBy === null ? null : (names.get(takenBy) ?? null),
    takenAt: takenAt.toISOString(),
  }));
};
