import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { can, roles } from '../../../modules/restaurants/rules/capabilities.ts';
import { isForTablets } from '../../../modules/restaurants/rules/tablet.ts';
import { liveAudience, liveEvents, showEvent } from './live-audience.ts';

const modules = fileURLToPath(new URL('../../../modules', import.meta.url));

const id = '01900000-0000-7000-8000-000000000000';

/** One event of each audience, as a module tells it. */
const samples: Readonly<Record<string, object>> = {
  'inventory.v1.level-negative': { itemId: id, onHand: '-1' },
  'inventory.v1.count-overdue': { templateId: id, name: 'Walk-in' },
  'inventory.v1.items-merged': { mergeId: id, mergedId: id, keptId: id },
  'purchasing.v1.items-requested': { requestIds: [id] },
  'purchasing.v1.price-changed': { offerId: id, itemId: id, supplierId: id, changeBps: 900 },
  'purchasing.v1.order-answered': { orderId: id, proposalId: id },
  'waste.v1.entry-voided': { entryId: id, itemId: null },
  'waste.v1.action-assigned': { reviewId: id, assigneeId: id, dueOn: null },
  'menu.v1.dish-live': { dishId: id },
  'restaurants.v1.member-removed': { userId: id },
};

/** Every event that any module declares, read off its files: a new one cannot be forgotten here. */
const declared = async (): Promise<readonly string[]> => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => /contract\/[a-z-]*events\.ts$/.test(path));
  const tables = await Promise.all(files.map((path) => import(pathToFileURL(join(modules, path)).href) as Promise<Record<string, object>>));
  return tables.flatMap((table) => Object.values(table).flatMap((events) => Object.keys(events)));
};

describe('what a stream tells', () => {
  it('every event of every module has an audience and a shape', async () => {
    const names = await declared();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !Object.hasOwn(liveAudience, name) || !Object.hasOwn(liveEvents, name))).toEqual([]);
  });

  it('no event has a field for what something costs, what somebody earns, or how to reach them', () => {
    const fields = Object.entries(liveEvents).flatMap(([name, schema]) =>
      Object.keys((schema as unknown as { def: { shape: object } }).def.shape).map((field) => `${name} ${field}`),
    );
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => / .*(cost|price|minor|worth|rate|pay|email|phone|pin|secret|token)/i.test(field))).toEqual([]);
  });

  it('an event that is in no table is told to nobody, and neither is one that does not fit its shape', () => {
    const owner = { userId: 'somebody', role: 'owner', isAtTablet: false };
    const event = { sequence: 1n, commandId: null };
    expect(showEvent({ ...event, name: 'toString', payload: {} }, owner)).toBeNull();
    expect(showEvent({ ...event, name: 'inventory.v9.unheard-of', payload: {} }, owner)).toBeNull();
    expect(showEvent({ ...event, name: 'inventory.v1.level-negative', payload: { itemId: 7 } }, owner)).toBeNull();
  });

  it.each([...roles, 'stranger'])('%s hears of what they may ask for and of nothing else, and less at a shared tablet', (role) => {
    const heard = (isAtTablet: boolean) =>
      Object.entries(samples).flatMap(([name, payload]) =>
        showEvent({ sequence: 1n, commandId: null, name, payload }, { userId: 'somebody', role, isAtTablet }) ? [name] : [],
      );
    const allowed = Object.keys(samples).filter((name) => can(role, liveAudience[name] ?? ''));
    expect(heard(false)).toEqual(allowed);
    expect(heard(true)).toEqual(allowed.filter((name) => isForTablets(liveAudience[name] ?? '')));
  });
});
