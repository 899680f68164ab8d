import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withPerson, type Credential } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { cleanImage } from '../../../platform/server/files/clean-image.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { avatarAddress, avatarSidePixels } from '../rules/avatar.ts';
import { avatar, profile } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/**
 * Keeps a person's picture in the place of an earlier one, and gives the address at which it is answered. What it is
 * is read from its bytes; only the picture itself is kept of them.
 *
 * @refuses PICTURE_UNUSABLE for anything but one still WebP or JPEG picture of the size that is kept
 */
export const setAvatar = async (tx: PersonTx, picture: string): Promise<string> => {
  const image = cleanImage(Buffer.from(picture, 'base64'));
  if (image?.widthPixels !== avatarSidePixels || image.heightPixels !== avatarSidePixels) throw refusal('PICTURE_UNUSABLE');
  const { mediaType, bytes } = image;
  const kept = {
    mediaType,
    bytes: Buffer.from(bytes),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    updatedAt: new Date(),
  };
  await tx.db
    .insert(avatar)
    .values({ userId: tx.userId, ...kept })
    .onConflictDoUpdate({ target: avatar.userId, set: kept });
  const avatarUrl = avatarAddress(tx.userId, kept.fingerprint);
  await noteAddress(tx, avatarUrl);
  return avatarUrl;
};

/** Takes a person's picture away; initials stand in its place. */
export const removeAvatar = async (tx: PersonTx): Promise<void> => {
  await tx.db.delete(avatar).where(eq(avatar.userId, tx.userId));
  await noteAddress(tx, null);
};

const noteAddress = async (tx: PersonTx, avatarUrl: string | null): Promise<void> => {
  await tx.db.update(profile).set({ avatarUrl, updatedAt: new Date() }).where(eq(profile.userId, tx.userId));
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A person's picture for whoever asks: themselves and those who work in a restaurant with them, held by row security.
 * Null for everybody else, as for somebody without a picture; and at a shared tablet, whose few digits open no more
 * than the kitchen needs.
 */
export const readAvatar = async (pools: Pools, credential: Credential | null, userId: string): Promise<StoredFile | null> => {
  if (credential === null || credential.kind === 'tablet' || !uuid.test(userId)) return null;
  const found = await withPerson({ pool: pools.app, credential, access: 'read' }, async (tx) => {
    const [row] = await tx.db.select().from(avatar).where(eq(avatar.userId, userId));
    return row ?? null;
  });
  return found === null || isEntryRefused(found) ? null : { ...found, bytes: Uint8Array.from(found.bytes) };
};
