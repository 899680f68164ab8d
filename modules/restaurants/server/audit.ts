import * as z from 'zod/mini';

import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { AuditEntry } from '../contract/audit.contract.ts';
import { groupDuplicates, type MadeRestaurant } from '../rules/duplicates.ts';

/** Which lines of the trail are asked for. */
export type AuditFilter = {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

type Row = {
  readonly id: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly subject: string;
  readonly device_id: string | null;
  readonly tablet_name: string | null;
  readonly key_name: string | null;
  readonly occurred_at: Date;
  readonly clock_error_ms: bigint | null;
  readonly recorded_at: Date;
};

const cursorSchema = z.tuple([z.uuid()]);

/**
 * The first id that could have been given at an instant. Ids are UUIDv7 of the moment of recording, so a period is a
 * stretch of the key, and needs no index of its own.
 */
const firstIdAt = (iso: string): string => {
  const ticks = Math.max(0, new Date(iso).getTime()).toString(16).padStart(12, '0');
  return `${ticks.slice(0, 8)}-${ticks.slice(8, 12)}-0000-0000-000000000000`;
};

/**
 * One page of the trail, newest first.
 *
 * @refuses INPUT_INVALID for a cursor of another question
 */
export const listAudit = async (tx: RestaurantTx, filter: AuditFilter): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> => {
  const conditions = ['a.restaurant_id = $1'];
  const values: unknown[] = [tx.restaurantId];
  const where = (value: string | undefined, condition: (place: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where(filter.actorId, (place) => `a.actor_id = ${place}`);
  where(filter.action, (place) => `a.action = ${place}`);
  where(filter.from && firstIdAt(filter.from), (place) => `a.id >= ${place}`);
  where(filter.until && firstIdAt(filter.until), (place) => `a.id < ${place}`);
  where(filter.cursor && decodeCursor(filter.cursor, cursorSchema)[0], (place) => `a.id < ${place}`);
  const { rows } = await tx.client.query<Row>(
    `select a.id, a.actor_id, a.action, a.subject::text as subject, a.device_id, t.name as tablet_name, k.name as key_name, a.occurred_at, a.clock_error_ms, a.recorded_at
       from audit_entry a
       left join tablet t on t.restaurant_id = a.restaurant_id and t.id = a.device_id
       left join api_key k on k.restaurant_id = a.restaurant_id and k.id = a.device_id
      where ${conditions.join(' and ')}
      order by a.restaurant_id desc, a.id desc limit ${filter.limit + 1}`,
    values,
  );
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return { entries: await present(tx, page), nextCursor: rows.length > page.length && last ? encodeCursor([last.id]) : null };
};

const present = async (tx: RestaurantTx, rows: readonly Row[]): Promise<AuditEntry[]> => {
  const actors = [...new Set(rows.flatMap(({ actor_id: actorId }) => actorId ?? []))];
  const names = await namesOf(tx, actors);
  return rows.map((row) => ({
    entryId: row.id,
    actorId: row.actor_id,
    actorName: row.actor_id === null ? null : (names.get(row.actor_id) ?? null),
    action: row.action,
    subject: row.subject,
    deviceId: row.device_id,
    tabletName: row.tablet_name,
    keyName: row.key_name,
    occurredAt: row.occurred_at.toISOString(),
    clockErrorMs: row.clock_error_ms === null ? null : Number(row.clock_error_ms),
    recordedAt: row.recorded_at.toISOString(),
  }));
};

/** The actions that the trail of the restaurant knows: one step through the index for each, however long the trail. */
export const listAuditActions = async (tx: RestaurantTx): Promise<string[]> => {
  const { rows } = await tx.client.query<{ action: string }>(
    `with recursive known as (
       (select action from audit_entry where restaurant_id = $1 order by action limit 1)
       union all
       select (select a.action from audit_entry a where a.restaurant_id = $1 and a.action > known.action order by a.action limit 1)
         from known where known.action is not null
     )
     select action from known where action is not null`,
    [tx.restaurantId],
  );
  return rows.map(({ action }) => action);
};

/** Everybody that the trail of the restaurant knows, by name: whoever has left did what they did. */
export const listAuditActors = async (tx: RestaurantTx): Promise<{ userId: string; name: string | null }[]> => {
  const { rows } = await tx.client.query<{ actor_id: string }>(
    `with recursive known as (
       (select actor_id from audit_entry where restaurant_id = $1 and actor_id is not null order by actor_id limit 1)
       union all
       select (select a.actor_id from audit_entry a where a.restaurant_id = $1 and a.actor_id > known.actor_id order by a.actor_id limit 1)
         from known where known.actor_id is not null
     )
     select actor_id from known where actor_id is not null`,
    [tx.restaurantId],
  );
  const ids = rows.map(({ actor_id: actorId }) => actorId);
  const names = await namesOf(tx, ids);
  return ids
    .map((userId) => ({ userId, name: names.get(userId) ?? null }))
    .toSorted((left, right) => (left.name ?? '').localeCompare(right.name ?? ''));
};

/** The person's own restaurants that were probably made twice by one sign-up. */
export const listDuplicates = async (
  tx: Tx & { readonly userId: string },
): Promise<{ restaurantId: string; name: string; createdAt: string }[][]> => {
  const { rows } = await tx.client.query<MadeRestaurant>(
    'select id as "restaurantId", name, created_at as "createdAt" from restaurant where owner_id = $1',
    [tx.userId],
  );
  return groupDuplicates(rows).map((group) => group.map((made) => ({ ...made, createdAt: made.createdAt.toISOString() })));
};
