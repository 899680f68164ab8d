import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { unitBody } from './testing/food-fixtures.ts';
import { createHousehold } from './testing/household.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { fixturePicture, fridgeItem, templateBody } from './testing/tasks-fixtures.ts';

const house = freshHouse();
const { tell } = house;

const as = (role: Role = 'kitchenstaff') => house.as(role).tasks;
const equipment = () => as().readEquipment({ restaurantId: house.here().restaurantId });
const saveUnit = async (changes: Record<string, unknown> = {}) => {
  const body = unitBody(changes);
  await as('chef').saveUnit(tell(body));
  return body.unitId;
};
const saveProbe = async () => {
  const probeId = uuidv7();
  await as('chef').saveProbe(tell({ probeId, baseVersion: null, name: 'Blue', isAway: false }));
  return probeId;
};
const calibrate = (probeId: string, ice: string, at = new Date()) =>
  as().calibrateProbe({ ...tell({ calibrationId: uuidv7(), probeId, ice, boil: null }), occurredAt: at.toISOString() });
const listOf = async (unitId: string) => {
  const body = templateBody({ items: [{ ...fridgeItem, max: '12', unitId }] });
  await as('chef').saveTemplate(tell(body));
  return body;
};
const todays = async () => {
  const { day, runs } = await as().readRuns({ restaurantId: house.here().restaurantId });
  return runs.find((run) => run.day === day);
};
const read = async (value: string, probeId: string | null = null) =>
  (await as().recordEntry(tell({ entryId: uuidv7(), runId: (await todays())?.id ?? '', itemKey: 'fridge', value, probeId }))).entry;

describe('a fridge', () => {
  it('keeps to the rules of the house, or stricter, and looser only with a reason', async () => {
    await saveUnit();
    await saveUnit({ ownLimit: '5' });
    await expect(saveUnit({ ownLimit: '9' })).rejects.toMatchObject({ code: 'LIMIT_LOOSER', data: { field: 'ownLimit', limit: '8' } });
    await saveUnit({ ownLimit: '9', limitReason: 'Wine alone' });
    expect((await equipment()).units.map(({ limit }) => limit)).toEqual(['8', '5', '9']);
  });

  it('gives its limit to the line that reads it, and a changed one from the next day on', async () => {
    const unitId = await saveUnit();
    await listOf(unitId);
    expect((await todays())?.items[0]).toMatchObject({ max: '8', unitId });
    await read('7');
    await as('chef').saveUnit(tell(unitBody({ unitId, baseVersion: 1, ownLimit: '5' })));
    const { runs } = await as().readRuns({ restaurantId: house.here().restaurantId });
    expect(runs.map(({ items }) => items[0]?.max)).toEqual(['8', '5']);
  });

  it('is not put away while a list reads it', async () => {
    const unitId = await saveUnit();
    const list = await listOf(unitId);
    const away = () => as('chef').saveUnit(tell(unitBody({ unitId, baseVersion: 1, isAway: true })));
    await expect(away()).rejects.toMatchObject({ code: 'UNIT_IN_USE', data: { lists: 'Fridges' } });
    await as('chef').saveTemplate(tell({ ...list, baseVersion: 1, isArchived: true }));
    await away();
    expect((await equipment()).units[0]?.isAway).toBe(true);
  });

  it('shows what was read of it in the order in which it was read, and nothing of another', async () => {
    const [unitId, other] = [await saveUnit(), await saveUnit()];
    await listOf(unitId);
    await read('4');
    await read('9');
    const readings = async (id: string) => (await as().readUnitReadings({ restaurantId: house.here().restaurantId, unitId: id })).readings;
    expect((await readings(unitId)).map(({ value, outcome }) => `${value} ${outcome}`)).toEqual(['4 PASS', '9 FAIL']);
    expect(await readings(other)).toEqual([]);
  });

  it('stands where it was put', async () => {
    const [first, second] = [await saveUnit({ name: 'A' }), await saveUnit({ name: 'B' })];
    await as('chef').orderUnits(tell({ unitIds: [second, first] }));
    expect((await equipment()).units.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('of another restaurant is nobody’s to read or to name', async () => {
    const unitId = await saveUnit();
    const stranger = await createHousehold(house.app(), house.database());
    const elsewhere = house.app().as(stranger.people.owner).tasks;
    await expect(elsewhere.readUnitReadings({ restaurantId: stranger.restaurantId, unitId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const list = templateBody({ items: [{ ...fridgeItem, unitId }] });
    await expect(elsewhere.saveTemplate(envelope(stranger.restaurantId, list))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a probe', () => {
  it('is right, wrong and due by its last check, written down once', async () => {
    const probeId = await saveProbe();
    const standing = async () => (await equipment()).probes[0]?.standing;
    expect(await standing()).toBe('NEVER');
    await calibrate(probeId, '0.4', new Date(Date.now() - 8 * 86_400_000));
    expect(await standing()).toBe('DUE');
    await calibrate(probeId, '3');
    expect(await standing()).toBe('FAILED');
    const command = tell({ calibrationId: uuidv7(), probeId, ice: '0', boil: '100' });
    await as().calibrateProbe(command);
    await as().calibrateProbe(command);
    expect(await standing()).toBe('GOOD');
  });

  it('that failed is said beside the reading, which is taken all the same', async () => {
    const probeId = await saveProbe();
    await listOf(await saveUnit());
    await calibrate(probeId, '3');
    expect(await read('4', probeId)).toMatchObject({ outcome: 'PASS', probe: { name: 'Blue', standing: 'FAILED' } });
    expect((await todays())?.entries[0]?.probe).toMatchObject({ standing: 'FAILED' });
  });

  it('is checked again after as many days as the house says', async () => {
    const probeId = await saveProbe();
    await calibrate(probeId, '0', new Date(Date.now() - 8 * 86_400_000));
    await as('chef').setFoodRules(tell({ rules: 'GB_SCOTLAND' as const, calibrateDays: 14 }));
    expect(await equipment()).toMatchObject({ rules: 'GB_SCOTLAND', probes: [{ standing: 'GOOD' }] });
  });
});

it('lists that come along read the units that come along', async () => {
  await as('chef').adoptStarters(tell({ rules: 'ET' as const }));
  const { units, rules } = await equipment();
  const { templates } = await as('chef').listTemplates({ restaurantId: house.here().restaurantId });
  const read = new Set(templates.flatMap(({ items }) => items.flatMap(({ unitId }) => unitId ?? [])));
  expect(rules).toBe('ET');
  expect(units.filter(({ id }) => !read.has(id))).toEqual([]);
});

describe('beside an answer', () => {
  const answer = async (signature: string | null = null) => {
    const signed = { ...fridgeItem, type: 'SIGNATURE' as const, min: null, max: null, place: null };
    await as('chef').saveTemplate(tell(templateBody({ items: [signed] })));
    const entryId = uuidv7();
    await as().recordEntry(tell({ entryId, runId: (await todays())?.id ?? '', itemKey: 'fridge', value: 'SIGNED', signature }));
    return entryId;
  };
  const photo = (entryId: string, role: Role = 'kitchenstaff') => as(role).setCheckPhoto(tell({ entryId, picture: fixturePicture }));

  it('stands a picture, once, from whoever answered', async () => {
    const entryId = await answer();
    await expect(photo(entryId, 'chef')).rejects.toMatchObject({ code: 'PHOTO_NOT_YOURS' });
    await photo(entryId);
    await expect(photo(entryId)).rejects.toMatchObject({ code: 'ID_TAKEN' });
    expect((await todays())?.entries[0]?.photoUrl).toContain(entryId);
  });

  it('stands a name as it was drawn', async () => {
    await answer('M10 10L20 30L40 12');
    expect((await todays())?.entries[0]?.signature).toBe('M10 10L20 30L40 12');
  });

  it('is nothing that is no picture', async () => {
    const entryId = await answer();
    await expect(as().setCheckPhoto(tell({ entryId, picture: 'aGVsbG8=' }))).rejects.toMatchObject({ code: 'PHOTO_UNUSABLE' });
  });
});
