import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { isHex } from '../../../kit/colour.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import type { LetterHouse } from '../../../platform/server/mail/letter.ts';
import type { PaperHead } from '../../../platform/server/pdf/paper.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { mayUse } from '../../subscription/server/public.ts';
import type { Brand, chosenBrandSchema } from '../contract/brand.contract.ts';
import { logoAddress, logoBytesMax, logoSidePixelsMax } from '../rules/brand-limits.ts';
import { brandShades } from '../rules/brand-shades.ts';
import { restaurant, restaurantBrand } from './tables.ts';

type BrandRow = typeof restaurantBrand.$inferSelect;

const brandColumns = {
  name: restaurantBrand.name,
  colour: restaurantBrand.colour,
  logoFingerprint: restaurantBrand.logoFingerprint,
} as const;

const presentBrand = (tx: RestaurantTx, row: Pick<BrandRow, keyof typeof brandColumns>): Brand => ({
  name: row.name,
  logoUrl: row.logoFingerprint === null ? null : logoAddress(tx.restaurantId, row.logoFingerprint),
  colour: row.colour,
  shades: row.colour !== null && isHex(row.colour) ? brandShades(row.colour) : null,
});

const keptBrand = async (tx: RestaurantTx): Promise<Brand | null> => {
  const [row] = await tx.db.select(brandColumns).from(restaurantBrand).where(eq(restaurantBrand.restaurantId, tx.restaurantId));
  return row ? presentBrand(tx, row) : null;
};

/**
 * Under what the restaurant shows itself; null where it never chose, and while its account holder's plan doesn't open it:
 * what was chosen waits for a plan that does.
 */
export const brandOf = async (tx: RestaurantTx): Promise<Brand | null> => {
  const kept = await keptBrand(tx);
  return kept !== null && (await mayUse(tx, 'white-label')) ? kept : null;
};

/** Its name and its colour by day for a letter. */
export const letterHouseOf = async (tx: RestaurantTx): Promise<LetterHouse | null> => {
  const brand = await brandOf(tx);
  return brand && { name: brand.name, colour: brand.shades?.light.accent ?? null };
};

/** The same with its picture, for the head of a paper. */
export const paperHeadOf = async (tx: RestaurantTx): Promise<PaperHead | null> => {
  const house = await letterHouseOf(tx);
  if (house === null) return null;
  const [row] = await tx.db
    .select({ logo: restaurantBrand.logoOnPaper })
    .from(restaurantBrand)
    .where(eq(restaurantBrand.restaurantId, tx.restaurantId));
  return { ...house, logo: row?.logo ?? null };
};

const limits = { photoSidePixelsMax: logoSidePixelsMax, photoBytesMax: logoBytesMax };

type ChosenLogo = { readonly onScreen: string; readonly onPaper: string };

const logoColumns = (chosen: ChosenLogo | null) => {
  if (chosen === null) return { logo: null, logoMediaType: null, logoFingerprint: null, logoOnPaper: null };
  const [onScreen, onPaper] = [keptPicture(chosen.onScreen, limits), keptPicture(chosen.onPaper, limits)];
  if (!onScreen || onPaper?.mediaType !== 'image/jpeg') throw refusal('LOGO_UNUSABLE');
  return {
    logo: onScreen.bytes,
    logoMediaType: onScreen.mediaType,
    logoFingerprint: onScreen.fingerprint,
    logoOnPaper: onPaper.bytes,
  };
};

/**
 * Chooses under what the restaurant shows itself, in place of what was chosen before.
 *
 * @refuses LOGO_UNUSABLE for anything but still pictures of the size that is kept
 */
export const setBrand = async (tx: RestaurantTx, chosen: z.output<typeof chosenBrandSchema>): Promise<{ brand: Brand }> => {
  const { name, colour, logo } = chosen;
  const updatedAt = new Date();
  const kept = { name, colour, updatedAt, ...(logo !== undefined && logoColumns(logo)) };
  const [row] = await tx.db
    .insert(restaurantBrand)
    .values({ restaurantId: tx.restaurantId, ...kept })
    .onConflictDoUpdate({ target: restaurantBrand.restaurantId, set: kept })
    .returning(brandColumns);
  if (!row) throw new Error('A brand that was kept is not there.');
  const isAnything = row.name !== null || row.colour !== null || row.logoFingerprint !== null;
  await tx.db
    .update(restaurant)
    .set({ brandChangedAt: isAnything ? updatedAt : null })
    .where(eq(restaurant.id, tx.restaurantId));
  return { brand: presentBrand(tx, row) };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A restaurant's logo, for anybody: it hangs over its door as well, and guests and suppliers see it who have no account.
 * Null where there is none to show.
 */
export const readLogo = async (pools: Pools, restaurantId: string): Promise<StoredFile | null> => {
  if (!uuid.test(restaurantId)) return null;
  const { rows } = await pools.app.query<{ is: boolean }>('select app.has_brand($1) as is', [restaurantId]);
  if (!rows[0]?.is) return null;
  return withSystem(pools.app, { restaurantId, reason: 'show a logo' }, async (tx) => {
    if (!(await mayUse(tx, 'white-label'))) return null;
    const [row] = await tx.db.select().from(restaurantBrand).where(eq(restaurantBrand.restaurantId, restaurantId));
    if (!row?.logo || !row.logoMediaType || !row.logoFingerprint) return null;
    return { mediaType: row.logoMediaType, fingerprint: row.logoFingerprint, bytes: Uint8Array.from(row.logo) };
  });
};
