import { expect, test } from 'vitest';

import { alertsContract } from '../../modules/alerts/contract/alerts.contract.ts';
import { inventoryContract } from '../../modules/inventory/contract/inventory.contract.ts';
import { kitchenContract } from '../../modules/kitchen/contract/kitchen.contract.ts';
import { menuContract } from '../../modules/menu/contract/menu.contract.ts';
import { purchasingContract } from '../../modules/purchasing/contract/purchasing.contract.ts';
import { reportsContract } from '../../modules/reports/contract/reports.contract.ts';
import { restaurantsContract } from '../../modules/restaurants/contract/restaurants.contract.ts';
import { staffContract } from '../../modules/staff/contract/staff.contract.ts';
import { tasksContract } from '../../modules/tasks/contract/tasks.contract.ts';
import { wasteContract } from '../../modules/waste/contract/waste.contract.ts';
import { deedText } from './deed-words.ts';

const contracts = [
  alertsContract,
  inventoryContract,
  kitchenContract,
  menuContract,
  purchasingContract,
  reportsContract,
  restaurantsContract,
  staffContract,
  tasksContract,
  wasteContract,
];

const deeds = contracts.flatMap(Object.values).flatMap((procedure) => {
  const { command, scope } = procedure['~orpc'].meta;
  return command && scope === 'restaurant' ? [command.name] : [];
});

test.each(deeds)('the trail says %s in words', (action) => {
  expect(deedText(action)).not.toContain('@');
});

test('a deed that is older than its words, or newer, is said by its name', () => {
  expect(deedText('inventory.weigh-by-hand@1')).toBe('inventory.weigh-by-hand@1');
  expect(deedText('toString')).toBe('toString');
});
