import { describe, expect, test } from 'vitest';

import { plantedFindings } from '../testing/planted-findings.ts';
import { checkDoors } from './doors.ts';
import { checkRefusalMessages } from './refusals.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkTree } from './tree.ts';

/** Joined, so that this file itself holds no directive. */
const disable = (rest: string): string => `// oxlint-${'dis'}able${rest}\nexport const x = 1;\n`;

describe('nothing is switched off in silence', () => {
  test.each([
    ['without a reason', disable('-next-line no-debugger')],
    ['with a reason too short to be one', disable('-next-line no-debugger -- needed')],
    ['without naming the rule', disable('-next-line -- the rule is wrong about this line')],
    ['for a whole file', disable(' no-debugger -- the rule is wrong about this file')],
    ["in another linter's words", disable('-line no-debugger').replace('oxlint', 'eslint')],
  ])('it is caught where a rule is switched off %s', async (_how, text) => {
    expect(await plantedFindings(checkSuppressions, { 'kit/x.ts': text })).toHaveLength(1);
  });

  test('a named rule with its reason may be switched off for a line', async () => {
    expect(
      await plantedFindings(checkSuppressions, { 'kit/x.ts': disable('-next-line no-debugger -- the tool stops here on purpose') }),
    ).toEqual([]);
  });
});

describe('the folders of modules are the modules of the law', () => {
  const law = { 'modules.json': '{ "modules": { "menu": { "tier": 0, "uses": [] } }, "scopes": [] }' };

  test('an unknown module is caught', async () => {
    expect(await plantedFindings(checkTree, { ...law, 'modules/bar/rules/x.ts': '' })).toEqual([expect.stringContaining('modules/bar:')]);
  });

  test('an unknown room is caught', async () => {
    expect(await plantedFindings(checkTree, { ...law, 'modules/menu/models/x.ts': '' })).toEqual([
      expect.stringContaining('modules/menu/models:'),
    ]);
  });

  test('a module with known rooms passes', async () => {
    expect(await plantedFindings(checkTree, { ...law, 'modules/menu/rules/x.ts': '', 'modules/menu/README.md': '' })).toEqual([]);
  });
});

describe('what a server door offers is explained', () => {
  const door = { 'modules/menu/server/public.ts': "export { price } from './price.ts';" };

  test.each([
    ['a constant', 'export const price = 1;', 1],
    ['a function', 'export function price() {}', 1],
    ['a type', 'export type price = string;', 1],
    ['an explained constant', '/** Gross. */\nexport const price = 1;', 0],
    ['an explained function', '/** Gross. */\nexport function price() {}', 0],
  ])('%s behind it', async (_what, text, count) => {
    expect(await plantedFindings(checkDoors, { ...door, 'modules/menu/server/price.ts': text })).toHaveLength(count);
  });

  test('it is caught two files further on as well', async () => {
    const files = {
      ...door,
      'modules/menu/server/price.ts': "export { price } from './cost.ts';",
      'modules/menu/server/cost.ts': 'export const price = 1;',
    };
    expect(await plantedFindings(checkDoors, files)).toHaveLength(1);
  });
});

describe('a person never reads a code', () => {
  const declared = (code: string): string => `export const refusals = defineRefusals({ ${code}: { status: 404 } });`;
  const inventory = {
    'modules/inventory/contract/refusals.ts': declared('ITEM_NOT_FOUND'),
    'modules/inventory/messages/en.json': '{ "inventory_refusal_item_not_found": "No such item." }',
    'modules/inventory/messages/am.json': '{ "inventory_refusal_item_not_found": "እንዲህ ያለ ዕቃ የለም።" }',
  };

  test('it is caught where Amharic lacks the message of a refusal', async () => {
    expect(await plantedFindings(checkRefusalMessages, { ...inventory, 'modules/inventory/messages/am.json': '{}' })).toEqual([
      expect.stringContaining('am.json has no "inventory_refusal_item_not_found"'),
    ]);
  });

  test('it is caught where a refusal that every procedure may give has no message', async () => {
    expect(await plantedFindings(checkRefusalMessages, { ...inventory, 'platform/contract/refusals.ts': declared('FORBIDDEN') })).toEqual([
      expect.stringContaining('en.json has no "app_refusal_forbidden"'),
      expect.stringContaining('am.json has no "app_refusal_forbidden"'),
    ]);
  });

  test('it is caught where the codes cannot be read', async () => {
    expect(
      await plantedFindings(checkRefusalMessages, { 'modules/inventory/contract/refusals.ts': 'export const r = defineRefusals(all);' }),
    ).toHaveLength(1);
  });

  test('a refusal with both messages passes', async () => {
    expect(await plantedFindings(checkRefusalMessages, inventory)).toEqual([]);
  });
});
