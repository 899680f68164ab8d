import fc from 'fast-check';
import { expect, test } from 'vitest';

import { can, capabilityTable, roles, type Capability } from './capabilities.ts';

/** One letter a role, from owner to staff: `x` may, `-` may not. Written by hand, so that a changed table is noticed. */
test.each([
  ['restaurant.view', 'xxxxx'],
  ['restaurant.edit', 'xx---'],
  ['restaurant.manage-keys', 'x----'],
  ['members.view', 'xx---'],
  ['members.view-pay', 'xx---'],
  ['members.invite', 'xx---'],
  ['members.manage', 'x----'],
  ['departments.edit', 'xx---'],
  ['tablets.manage', 'xx---'],
  ['tablets.use', 'xxxxx'],
  ['audit.view', 'x----'],
  ['operations.view', 'x----'],
  ['subscription.view', 'x----'],
  ['inventory.view', 'xxxxx'],
  ['inventory.view-cost', 'xxx--'],
  ['inventory.edit-items', 'xxx--'],
  ['inventory.record-movement', 'xxxxx'],
  ['inventory.correct-movement', 'xxx--'],
  ['inventory.import', 'xxx--'],
  ['inventory.export', 'xxx--'],
  ['inventory.view-worth', 'xxx--'],
  ['inventory.keep-books', 'xx---'],
  ['inventory.reopen-books', 'x----'],
  ['purchasing.view', 'xx---'],
  ['purchasing.edit', 'xx---'],
  ['purchasing.request', 'xxxx-'],
  ['purchasing.receive', 'xxxx-'],
  ['waste.view', 'xxxxx'],
  ['waste.log', 'xxxxx'],
  ['waste.review', 'xxx--'],
  ['waste.view-people', 'xxx--'],
  ['waste.set-up', 'xxx--'],
  ['waste.set-goals', 'xx---'],
  ['waste.record-days', 'xx---'],
  ['waste.act', 'xxx--'],
  ['waste.export', 'xxx--'],
  ['inventory.count', 'xxxx-'],
  ['inventory.review-counts', 'xxx--'],
  ['inventory.handle-lots', 'xxxx-'],
  ['inventory.transfer', 'xxxx-'],
  ['inventory.send-transfer', 'xx---'],
  ['menu.view', 'xxxxx'],
  ['menu.edit', 'xxx--'],
  ['menu.approve', 'xxx--'],
  ['menu.pause', 'xxxx-'],
  ['menu.produce', 'xxxx-'],
  ['kitchen.view', 'xxxxx'],
  ['kitchen.take-orders', 'xxxxx'],
  ['kitchen.cook', 'xxxxx'],
  ['kitchen.take-payments', 'xxxxx'],
  ['kitchen.lead', 'xx---'],
  ['kitchen.set-up', 'xxx--'],
  ['kitchen.reserve', 'xxxxx'],
  ['kitchen.view-takings', 'xx---'],
  ['kitchen.pair-tills', 'xx---'],
  ['staff.view', 'xxxxx'],
  ['staff.plan', 'xx---'],
  ['staff.keep-files', 'xx---'],
  ['kitchen.view-times', 'xxx--'],
  ['tasks.view', 'xxxxx'],
  ['tasks.do', 'xxxxx'],
  ['tasks.verify', 'xxx--'],
  ['tasks.assign', 'xxx--'],
  ['tasks.set-up', 'xxx--'],
  ['tasks.view-integrity', 'xx---'],
  ['staff.clock', 'xxxxx'],
  ['staff.view-hours', 'xxxxx'],
  ['staff.approve-hours', 'xx---'],
  ['staff.ask', 'xxxxx'],
  ['reports.view', 'xx---'],
  ['reports.close-days', 'xx---'],
  ['reports.set-up', 'xx---'],
  ['reports.set-rates', 'x----'],
  ['alerts.choose', 'xxxxx'],
  ['assistant.ask', 'xxxxx'],
  ['assistant.forecast', 'xxx--'],
  ['assistant.automate', 'xx---'],
  ['integrations.manage', 'x----'],
  ['integrations.take-files', 'xx---'],
  ['inventory.try-out', 'x----'],
  ['alerts.view-deliveries', 'xx---'],
] satisfies [Capability, string][])('owner, manager, chef, kitchen staff and staff may %s: %s', (capability, may) => {
  expect(roles.map((role) => (can(role, capability) ? 'x' : '-')).join('')).toBe(may);
});

test('the owner may do everything, and whoever ranks higher may do what a lower role may', () => {
  for (const capability of Object.keys(capabilityTable)) {
    const may = roles.map((role) => can(role, capability));
    expect(may[0]).toBe(true);
    expect(may).toEqual(may.toSorted((left, right) => Number(right) - Number(left)));
  }
});

test('a role or an action that the table does not know is never allowed, not even by a word that every object knows', () => {
  const capability = fc.constantFrom(...Object.keys(capabilityTable));
  const anyRole = fc.oneof(fc.string(), fc.constantFrom('system', '', 'Owner', 'owner ', 'constructor'));
  const anyAction = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''));
  fc.assert(
    fc.property(capability, anyRole, anyAction, (known, role, action) => {
      expect(Object.hasOwn(capabilityTable, action) || !can('owner', action)).toBe(true);
      expect(!roles.some((name) => name === role) && can(role, known)).toBe(false);
    }),
  );
});
