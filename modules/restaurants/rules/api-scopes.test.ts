import { expect, it } from 'vitest';

import { apiScopes, isCovered, scopeFor, scopeOfProcedure } from './api-scopes.ts';
import { capabilityTable } from './capabilities.ts';

it.each([
  ['inventory.view', 'read', ['stock:read'], true],
  ['inventory.view', 'read', ['stock:write'], true],
  ['inventory.record-movement', 'write', ['stock:write'], true],
  ['inventory.record-movement', 'write', ['stock:read'], false],
  ['purchasing.view', 'read', ['stock:write'], false],
  ['reports.view', 'read', ['reports:read'], true],
  ['reports.view', 'write', ['reports:read', 'reports:write'], false],
  ['members.manage', 'write', apiScopes, false],
  ['subscription.view', 'read', apiScopes, false],
  ['toString', 'read', apiScopes, false],
] as const)('%s to %s by %o: %s', (capability, deed, scopes, isIt) => {
  expect(isCovered(scopes, capability, deed)).toBe(isIt);
});

it('every scope that is offered opens something, and nothing asks for one that is not', () => {
  const asked = Object.keys(capabilityTable).flatMap((capability) =>
    (['read', 'write'] as const).flatMap((deed) => scopeFor(capability, deed) ?? []),
  );
  expect(new Set(asked)).toEqual(new Set(apiScopes));
});

it.each([
  ['inventory.listItems', 'inventory.view', 'read', 'stock:read'],
  ['inventory.recordMovement', 'inventory.record-movement', 'write', 'stock:write'],
  ['restaurants.getDetails', 'restaurant.view', 'read', 'restaurant:read'],
  ['restaurants.myMembership', 'restaurant.view', 'read', null],
  ['restaurants.makeKey', 'restaurant.manage-keys', 'write', null],
  ['home.readHome', 'restaurant.view', 'read', null],
  ['alerts.tellColleagues', 'tasks.assign', 'write', null],
  ['assistant.readPaper', 'purchasing.edit', 'write', null],
  ['newest.readAll', 'inventory.view', 'read', null],
] as const)('a key reaches %s (%s, %s) by %s', (path, capability, deed, scope) => {
  expect(scopeOfProcedure(path, capability, deed)).toBe(scope);
});
