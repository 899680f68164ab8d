import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Certificate, CertificateFields } from '../contract/certificates.contract.ts';
import { certificateLimits } from '../rules/certificate.ts';
import { announceStaff } from './announce-staff.ts';
import { certificate } from './certificate-table.ts';

type Row = typeof certificate.$inferSelect;

const present = ({ restaurantId: _own, recordedBy: _by, removedAt: _removed, ...row }: Row): Certificate => row;

/** Everybody's certificates for who keeps files, else one's own; the latest first. */
export const readCertificates = async (tx: RestaurantTx): Promise<{ certificates: Certificate[] }> => {
  const { restaurantId, removedAt, userId, gainedOn, id } = certificate;
  const whose = holds(tx, 'staff.keep-files') ? undefined : eq(userId, tx.userId ?? '');
  const rows = await tx.db
    .select()
    .from(certificate)
    .where(and(eq(restaurantId, tx.restaurantId), isNull(removedAt), whose))
    .orderBy(desc(gainedOn), desc(id));
  return { certificates: rows.map(present) };
};

/** What these people have learned or hold, by person: what the rota's rules ask. */
export const papersOf = async (
  tx: RestaurantTx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Pick<Row, 'topic' | 'expiresOn'>[]>> => {
  const { restaurantId, removedAt, userId, topic, expiresOn } = certificate;
  const rows = await tx.db
    .select({ userId, topic, expiresOn })
    .from(certificate)
    .where(and(eq(restaurantId, tx.restaurantId), isNull(removedAt), inArray(userId, [...userIds])));
  return Map.groupBy(rows, (row) => row.userId);
};

type Body = CertificateFields & {
  readonly certificateId: string;
  readonly userId: string;
  readonly baseVersion: number | null;
  readonly isRemoved: boolean;
};

/**
 * Writes down what somebody has learned or holds, changes it, or takes it off the file; it is kept.
 *
 * @refuses PERSON_UNKNOWN; EXPIRES_BEFORE_GAINED; CERTIFICATE_CHANGED; CERTIFICATE_LIMIT_REACHED; ID_TAKEN
 */
export const saveCertificate = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ certificate: Certificate }> => {
  const { certificateId: id, userId, baseVersion, isRemoved, ...said } = body;
  if (!(await colleagues(tx)).some((one) => one.id === userId)) throw refusal('PERSON_UNKNOWN', { field: 'userId' });
  if (said.expiresOn !== null && said.expiresOn < said.gainedOn) throw refusal('EXPIRES_BEFORE_GAINED', { field: 'expiresOn' });
  const facts = { ...said, recordedBy: tx.userId ?? '', removedAt: isRemoved ? new Date() : null };
  const row = baseVersion === null ? await add(tx, { id, userId, ...facts }) : await change(tx, { id, userId, baseVersion }, facts);
  announceStaff(tx, 'staff.v1.file-changed', { userId });
  return { certificate: present(row) };
};

const add = async (tx: RestaurantTx, row: Omit<typeof certificate.$inferInsert, 'restaurantId'>): Promise<Row> => {
  const [held] = await tx.db
    .select({ held: count() })
    .from(certificate)
    .where(and(eq(certificate.restaurantId, tx.restaurantId), eq(certificate.userId, row.userId), isNull(certificate.removedAt)));
  const { perPersonMax } = certificateLimits;
  if ((held?.held ?? 0) >= perPersonMax) throw refusal('CERTIFICATE_LIMIT_REACHED', { field: 'userId', certificatesMax: perPersonMax });
  const [made] = await tx.db
    .insert(certificate)
    .values({ ...row, restaurantId: tx.restaurantId })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'certificateId' });
  return made;
};

type Known = { readonly id: string; readonly userId: string; readonly baseVersion: number };

const change = async (tx: RestaurantTx, { id, userId, baseVersion }: Known, facts: Partial<Row>): Promise<Row> => {
  const own = and(eq(certificate.restaurantId, tx.restaurantId), eq(certificate.id, id), eq(certificate.userId, userId));
  const [row] = await tx.db
    .update(certificate)
    .set({ ...facts, version: baseVersion + 1 })
    .where(and(own, eq(certificate.version, baseVersion)))
    .returning();
  if (!row) throw refusal('CERTIFICATE_CHANGED', { field: 'version' });
  return row;
};
