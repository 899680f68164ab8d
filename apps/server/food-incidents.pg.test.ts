import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { instantAt } from '../../kit/time/wall.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { dayAfter } from '../../modules/tasks/rules/schedule.ts';
import { logFood } from '../../modules/waste/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { pdfPages } from '../../platform/server/pdf/testing/pdf-text.ts';
import { incidentBody, unitBody } from './testing/food-fixtures.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold } from './testing/household.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const { tell } = house;

const as = (role: Role = 'kitchenstaff') => house.as(role).tasks;
const record = async (changes: Record<string, unknown> = {}) => {
  const body = incidentBody(changes);
  await as().recordIncident(tell(body));
  return body.incidentId;
};
const seenBy = async (role: Role) =>
  (await as(role).readIncidents({ restaurantId: house.here().restaurantId })).incidents.map(({ kind }) => kind);

describe('an incident', () => {
  it('is written by whoever was there, and closed once by whoever leads', async () => {
    const incidentId = await record({ followUp: 'Call the pest controller', followUpDue: '2026-12-01' });
    const close = (role: Role) => as(role).closeIncident(tell({ incidentId, note: 'He came' }));
    await expect(close('kitchenstaff')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await close('chef');
    await expect(close('manager')).rejects.toMatchObject({ code: 'INCIDENT_CLOSED' });
    const { incidents } = await as().readIncidents({ restaurantId: house.here().restaurantId });
    expect(incidents).toMatchObject([{ closingNote: 'He came', followUpDue: '2026-12-01' }]);
  });

  it('that is illness of who works here is read by whoever leads alone, not even by who wrote it', async () => {
    await record({ kind: 'ILLNESS', isStaff: true });
    await record({ kind: 'INJURY', isStaff: true });
    expect(await Promise.all((['kitchenstaff', 'staff', 'chef', 'manager', 'owner'] as const).map(seenBy))).toEqual([
      ['INJURY'],
      ['INJURY'],
      ['INJURY', 'ILLNESS'],
      ['INJURY', 'ILLNESS'],
      ['INJURY', 'ILLNESS'],
    ]);
  });

  it('has no day on which nothing is to follow', async () => {
    await expect(record({ followUpDue: '2026-12-01' })).rejects.toMatchObject({ code: 'VALUE_REQUIRED' });
  });
});

describe('a power cut', () => {
  const cut = async (minutesAgo: number) => {
    const [cutId, unitId] = [uuidv7(), uuidv7()];
    await as('chef').saveUnit(tell(unitBody({ unitId })));
    await as().beginPowerCut(tell({ cutId, minutesAgo }));
    const check = (reading: string | null, changes: Record<string, unknown> = {}) =>
      as().checkAfterCut(tell({ checkId: uuidv7(), cutId, unitId, reading, disposition: 'KEEP' as const, food: null, ...changes }));
    return { cutId, unitId, check };
  };

  it('throws away what was warm for too long, and nothing else does instead', async () => {
    const { check } = await cut(241);
    await expect(check('9')).rejects.toMatchObject({ code: 'CUT_MUST_DISCARD' });
    await expect(check('9', { disposition: 'DISCARD' })).rejects.toMatchObject({ code: 'VALUE_REQUIRED', data: { field: 'food' } });
    expect((await check('9', { disposition: 'DISCARD', food: 'Milk, 4 litres' })).verdict).toBe('DISCARD');
    await withSystem(house.database().pools.app, { restaurantId: house.here().restaurantId, reason: 'run by the clock' }, logFood);
    expect(
      await queryAs(house.database().owner, 'select note from waste_entry where restaurant_id = $1', [house.here().restaurantId]),
    ).toEqual([{ note: 'Milk, 4 litres: Walk-in, 9 °C' }]);
  });

  it('keeps what stayed cold, chills what was not warm for long, and says of an empty unit nothing else', async () => {
    const { check } = await cut(60);
    expect((await check('5')).verdict).toBe('KEEP');
    expect((await check('9', { disposition: 'CHILL' })).verdict).toBe('CHILL');
    expect((await check(null, { disposition: null })).verdict).toBe('EMPTY');
    await expect(check(null)).rejects.toMatchObject({ code: 'VALUE_REQUIRED' });
  });

  it('ends once', async () => {
    const { cutId } = await cut(10);
    await as().endPowerCut(tell({ cutId }));
    await expect(as().endPowerCut(tell({ cutId }))).rejects.toMatchObject({ code: 'CUT_OVER' });
  });

  it('of another restaurant is nobody’s to check', async () => {
    const { cutId, unitId } = await cut(10);
    const stranger = await createHousehold(house.app(), house.database());
    const body = { checkId: uuidv7(), cutId, unitId, reading: '5', disposition: 'KEEP' as const, food: null };
    await expect(house.app().as(stranger.people.owner).tasks.checkAfterCut(envelope(stranger.restaurantId, body))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it.each(['en', 'am'] as const)('the inspection pack and the diary are papers, in %s', async (language) => {
  await as('chef').adoptStarters(tell({ rules: 'GB' as const }));
  await record({ minutesAgo: 0 });
  await as().startProcess(tell({ processId: uuidv7(), kind: 'COOL' as const, food: 'Soup', batch: null }));
  const { day } = await as().readRuns({ restaurantId: house.here().restaurantId });
  const asked = { restaurantId: house.here().restaurantId, from: day, to: day, language };
  for (const { pdf } of [await as('chef').printInspectionPack(asked), await as('chef').printDiary(asked)])
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it('what was written at half past midnight stands under the trading day before, in the diary and in the pack', async () => {
  const { restaurantId } = house.here();
  const { day } = await as().readRuns({ restaurantId });
  const [evening, morning] = [dayAfter(day, -3), dayAfter(day, -2)];
  const atNight = <Body>(body: Body) => ({ ...tell(body), occurredAt: instantAt(morning, '00:30', 'Europe/London').toISOString() });
  const probeId = uuidv7();
  await as('chef').saveProbe(tell({ probeId, baseVersion: null, name: 'Blue probe', isAway: false }));
  await as().calibrateProbe(atNight({ calibrationId: uuidv7(), probeId, ice: '0.2', boil: null }));
  await as().recordIncident(atNight(incidentBody({ concerned: 'Mouse by the bins', minutesAgo: 0 })));
  await as().startProcess(atNight({ processId: uuidv7(), kind: 'COOL' as const, food: 'Night soup', batch: null }));
  await as().beginPowerCut(atNight({ cutId: uuidv7(), minutesAgo: 0 }));
  const wordsOf = async (print: 'printDiary' | 'printInspectionPack', of: string) => {
    const { pdf } = await as('chef')[print]({ restaurantId, from: of, to: of, language: 'en' });
    const text = pdfPages(Buffer.from(pdf, 'base64')).join('');
    return ['Bluepro', 'Mouse', 'Nightsoup', 'Poweroutsince'].filter((word) => text.includes(word));
  };
  expect(await wordsOf('printDiary', evening)).toEqual(['Mouse', 'Nightsoup', 'Poweroutsince']);
  expect(await wordsOf('printInspectionPack', evening)).toEqual(['Bluepro', 'Mouse', 'Nightsoup', 'Poweroutsince']);
  for (const print of ['printDiary', 'printInspectionPack'] as const) expect(await wordsOf(print, morning)).toEqual([]);
});
