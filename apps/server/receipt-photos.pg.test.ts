import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { readReceiptPhoto } from '../../modules/purchasing/server/mount.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { jpegSegment, plainJpeg, plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { envelope } from './testing/furnish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let itemId: string;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  itemId = uuidv7();
  const own = { restaurant_id: here.restaurantId };
  await insertRowsAs(database().owner, [
    ['item', { ...own, id: itemId, name: 'Teff', sku: 'TEF-000001', base_unit: 'g', par: '60000' }],
    ['stock_level', { ...own, item_id: itemId, on_hand: '0', currency: 'GBP', attention: 2, list_name: 'teff', is_listed: true }],
  ]);
});

const buy = async (role: Role): Promise<{ receiptId: string; lineId: string }> => {
  const ids = { receiptId: uuidv7(), paperId: uuidv7(), paymentId: uuidv7() };
  const lineId = uuidv7();
  const bought = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' as const }] };
  const line = { lineId, movementId: uuidv7(), paperLineId: uuidv7(), itemId, bought, measure: null, paidMinor: null };
  const purchase = { ...ids, supplierId: null, place: null, note: null, lines: [line] };
  await app.as(here.people[role]).purchasing.buyAtMarket(envelope(here.restaurantId, purchase));
  return { receiptId: ids.receiptId, lineId };
};

const set = (role: Role, body: { photoId: string; receiptId: string; lineId: string | null }, bytes: Uint8Array | null) => {
  const picture = bytes && Buffer.from(bytes).toString('base64');
  return app.as(here.people[role]).purchasing.setReceiptPhoto(envelope(here.restaurantId, { ...body, picture }));
};

const look = (role: Role, photoId: string) =>
  readReceiptPhoto(database().pools, here.people[role], { restaurantId: here.restaurantId, photoId });

describe('a picture of what came', () => {
  it('is kept of its line without a word of where it was taken, and of the market only for its author and who sees cost', async () => {
    const { receiptId, lineId } = await buy('kitchenstaff');
    const photoId = uuidv7();
    const told = plainJpeg(8, 8, { before: jpegSegment(0xe1, [...Buffer.from('Exif\0\0 9.03 N 38.74 E')]) });
    const { photos } = await set('kitchenstaff', { photoId, receiptId, lineId }, told);
    expect(photos).toMatchObject([{ id: photoId, lineId, mayRemove: true }]);
    expect(Buffer.from((await look('kitchenstaff', photoId))?.bytes ?? []).includes('Exif')).toBe(false);
    expect((await look('chef', photoId))?.mediaType).toBe('image/jpeg');
    expect(await look('staff', photoId)).toBeNull();
  });

  it('of the market that somebody else took is not shown to whoever sees no cost', async () => {
    const { receiptId } = await buy('owner');
    const photoId = uuidv7();
    await set('owner', { photoId, receiptId, lineId: null }, plainWebp(8, 8));
    expect(await look('kitchenstaff', photoId)).toBeNull();
    const { photos } = await app.as(here.people.kitchenstaff).purchasing.getReceipt({ restaurantId: here.restaurantId, receiptId });
    expect(photos).toEqual([]);
  });

  it('is taken away by its author or a manager, and by nobody else; what is no picture is refused', async () => {
    const { receiptId } = await buy('kitchenstaff');
    const photo = { photoId: uuidv7(), receiptId, lineId: null };
    await set('kitchenstaff', photo, plainWebp(8, 8));
    await expect(set('chef', photo, null)).rejects.toMatchObject({ code: 'RECEIPT_PHOTO_NOT_YOURS' });
    expect((await set('manager', photo, null)).photos).toEqual([]);
    expect(await look('owner', photo.photoId)).toBeNull();
    const script = Buffer.from('<script>alert(1)</script>');
    await expect(set('owner', { ...photo, photoId: uuidv7() }, script)).rejects.toMatchObject({ code: 'RECEIPT_PHOTO_UNUSABLE' });
    const elsewhere = { photoId: uuidv7(), receiptId, lineId: uuidv7() };
    await expect(set('owner', elsewhere, plainWebp(8, 8))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
