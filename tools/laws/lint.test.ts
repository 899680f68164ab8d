import { afterAll, describe, expect, test, vi } from 'vitest';

import { plantTree } from '../testing/plant-tree.ts';
import { checkLint } from './lint.ts';

// Real tools are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `const line${index} = ${index};`).join('\n');
const used = (count: number): string => `${lines(count)}\nconsole.log(line0);`;
/** Joined, so that this file itself holds no directive. */
const directive = (kind: string, rest: string): string => `// ${kind}${rest}`;

/** A guarantee, a file that breaks it, its text, and the rule that must name it. */
const violations: readonly (readonly [string, string, string, string])[] = [
  ['a file has more than 300 lines', 'platform/server/long.ts', used(301), 'eslint(max-lines)'],
  ['a component file has more than 160 lines', 'ui/long-card.tsx', used(161), 'eslint(max-lines)'],
  ['a test file has more than 400 lines', 'kit/long.test.ts', used(401), 'eslint(max-lines)'],
  [
    'a function has more than 60 lines',
    'platform/server/deep.ts',
    `export const deep = (): void => {\n${used(60)}\n};`,
    'eslint(max-lines-per-function)',
  ],
  [
    'a function branches too often',
    'platform/server/maze.ts',
    `export const maze = (n: number): number => {\n${Array.from({ length: 12 }, (_, i) => `if (n === ${i}) return ${i + 1};`).join('\n')}\nreturn 0;\n};`,
    'eslint(complexity)',
  ],
  [
    'a function takes four parameters',
    'platform/server/wide.ts',
    'export const wide = (a: string, b: string, c: string, d: string): string => a + b + c + d;',
    'eslint(max-params)',
  ],
  ['a comment puts work off', 'platform/server/later.ts', `// ${'TO'}DO: later\nexport const later = 'x';`, 'eslint(no-warning-comments)'],
  ['a file exports a default', 'platform/server/default-export.ts', "const a = 'a';\nexport default a;", 'import(no-default-export)'],
  ['a file exports everything of another', 'platform/server/everything.ts', "export * from './later.ts';", 'maed(no-export-all)'],
  ['a file name is not kebab-case', 'platform/server/camelCase.ts', "export const camel = 'x';", 'unicorn(filename-case)'],
  ['a file is named after a drawer', 'platform/server/string-utils.ts', "export const drawer = 'x';", 'maed(no-drawer-name)'],
  ['a folder is named after a drawer', 'platform/server/helpers/trim.ts', "export const trim = 'x';", 'maed(no-drawer-name)'],
  ['a type is any', 'platform/server/anything.ts', 'export const anything = (x: any): string => String(x);', 'typescript(no-explicit-any)'],
  [
    'a missing value is denied',
    'platform/server/denied.ts',
    'export const denied = (x: string | undefined): string => x!;',
    'typescript(no-non-null-assertion)',
  ],
  [
    'a promise is dropped',
    'platform/server/dropped.ts',
    'const work = async (): Promise<void> => {};\nexport const dropped = (): void => { work(); };',
    'typescript(no-floating-promises)',
  ],
  [
    'a switch forgets a case',
    'platform/server/forgotten.ts',
    "export const forgotten = (x: 'a' | 'b'): string => { switch (x) { case 'a': return 'A'; } return ''; };",
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'an import has no extension',
    'ui/bare-import.ts',
    "import { later } from '../platform/server/later';\nexport const bare = later;",
    'import(extensions)',
  ],
  [
    'an error is silenced without a reason',
    'platform/server/ignored.ts',
    directive('@ts-', 'expect-error\nexport const ignored: string = 1;'),
    'typescript(ban-ts-comment)',
  ],
  [
    'a suppression suppresses nothing',
    'platform/server/stale.ts',
    directive('oxlint-', "disable-next-line no-debugger -- it was here once\nexport const stale = 'x';"),
    'syntax',
  ],
  [
    'a rule reads the clock',
    'modules/inventory/rules/clock.ts',
    '/** Milliseconds since the epoch, now. */\nexport const clock = (): number => Date.now();',
    'maed(pure-room)',
  ],
  [
    'a rule makes a date of now',
    'modules/inventory/rules/today.ts',
    '/** The instant at which it is called. */\nexport const today = (): Date => new Date();',
    'maed(pure-room)',
  ],
  [
    'kit rolls dice',
    'kit/dice.ts',
    '/** Between zero and one, never the same twice. */\nexport const dice = (): number => Math.random();',
    'maed(pure-room)',
  ],
  [
    'kit makes keys',
    'kit/key.ts',
    '/** Another one at every call. */\nexport const key = (): string => crypto.randomUUID();',
    'maed(pure-room)',
  ],
  [
    'a rule waits',
    'modules/inventory/rules/slow.ts',
    '/** Answers when the promise does. */\nexport const slow = async (x: Promise<string>): Promise<string> => await x;',
    'maed(pure-room)',
  ],
  [
    'a rule catches',
    'modules/inventory/rules/caught.ts',
    '/** Falls back to nothing for text that is no JSON. */\nexport const caught = (x: string): unknown => { try { return JSON.parse(x); } finally { console.log(x); } };',
    'maed(pure-room)',
  ],
  [
    'a module catches a fault',
    'modules/inventory/server/swallow.ts',
    "export const swallow = (x: () => void): void => { try { x(); } catch { console.log('x'); } };",
    'maed(no-catch)',
  ],
  [
    'a module swallows a rejection',
    'modules/inventory/web/swallow.ts',
    'export const swallow = (x: Promise<void>): Promise<void> => x.catch(() => {});',
    'maed(no-catch)',
  ],
  ['a test is skipped', 'kit/skipped.test.ts', "import { test } from 'vitest';\ntest.skip('x', () => {});", 'maed(honest-test)'],
  ['a test hides the others', 'kit/only.test.ts', "import { describe } from 'vitest';\ndescribe.only('x', () => {});", 'maed(honest-test)'],
  [
    'a table of tests is skipped',
    'kit/each.test.ts',
    "import { test } from 'vitest';\ntest.skip.each([1])('x', () => {});",
    'maed(honest-test)',
  ],
  [
    'a test sleeps',
    'kit/asleep.test.ts',
    "import { test } from 'vitest';\ntest('x', () => new Promise((done) => setTimeout(done, 50)));",
    'maed(honest-test)',
  ],
  [
    'a journey sleeps',
    'e2e/asleep.spec.ts',
    "import { test } from '@playwright/test';\ntest('x', async ({ page }) => { await page.waitForTimeout(50); });",
    'maed(honest-test)',
  ],
  [
    'a screen speaks one language',
    'modules/inventory/web/stock-screen.tsx',
    'export const StockScreen = () => <p>Out of stock</p>;',
    'maed(no-raw-text)',
  ],
  [
    'a screen speaks Amharic only',
    'modules/inventory/web/amharic-screen.tsx',
    "export const AmharicScreen = () => <p>{'ክምችት'}</p>;",
    'maed(no-raw-text)',
  ],
  [
    'a placeholder speaks one language',
    'ui/search-field.tsx',
    'export const SearchField = () => <input placeholder="Search" />;',
    'maed(no-raw-text)',
  ],
  [
    'a label speaks one language',
    'apps/web/close-button.tsx',
    'export const CloseButton = () => <button type="button" aria-label={`Close ${1}`} />;',
    'maed(no-raw-text)',
  ],
  [
    'a button is called otherwise than it says',
    'modules/menu/web/claim-button.tsx',
    "declare const m: Record<'menu_claim' | 'menu_claim_named', () => string>;\nexport const ClaimButton = () => <button type=\"button\" aria-label={m.menu_claim_named()}>{m.menu_claim()}</button>;",
    'maed(label-in-name)',
  ],
  [
    'an export of a rule is not explained',
    'modules/inventory/rules/unexplained.ts',
    "export const unexplained = 'x';",
    'doc(require-jsdoc)',
  ],
  [
    'a type of a contract is not explained',
    'modules/inventory/contract/unexplained.ts',
    'export type Unexplained = { readonly name: string };',
    'doc(require-jsdoc)',
  ],
  ['a door is not explained', 'modules/inventory/server/public.ts', "export const door = 'x';", 'doc(require-jsdoc)'],
  ['an explanation repeats the name', 'kit/par-level.ts', "/** The par level. */\nexport const parLevel = 'x';", 'doc(informative-docs)'],
  [
    'an explanation is no sentence',
    'kit/fragment.ts',
    "/** how much a shelf should hold at opening time */\nexport const fragment = 'x';",
    'maed(doc-sentence)',
  ],
  [
    'an export is explained by its unit alone',
    'kit/unit-alone.ts',
    '/** @unit days */\nexport const leadTimeDays = String(1);',
    'maed(doc-sentence)',
  ],
  [
    'an explanation uses a tag of its own',
    'kit/tagged.ts',
    "/**\n * How much a shelf should hold at opening time.\n *\n * @example 4\n */\nexport const tagged = 'x';",
    'maed(known-doc-tags)',
  ],
  [
    'a field does not say what it counts',
    'modules/inventory/rules/bare-field.ts',
    '/** What a delivery promises before it comes. */\nexport type Promise1 = { readonly lead: number };',
    'maed(no-bare-number)',
  ],
  [
    'a schema does not say what it counts',
    'modules/inventory/contract/bare-schema.ts',
    "import * as z from 'zod/mini';\n/** What a delivery promises before it comes. */\nexport const bareSchema = z.object({ lead: z.optional(z.number()) });",
    'maed(no-bare-number)',
  ],
  [
    'a transaction comes second',
    'modules/inventory/server/second.ts',
    "import type { Tx } from './later.ts';\nexport const second = (id: string, tx: Tx): string => id + String(tx);",
    'maed(tx-first)',
  ],
  [
    'a transaction may be missing',
    'platform/server/optional.ts',
    "import type { Tx } from './later.ts';\nexport function optional(tx?: Tx): string { return String(tx); }",
    'maed(tx-first)',
  ],
];

const honest = {
  'kit/quantity.ts': [
    "import type { later } from './text.ts';",
    '/**',
    ' * Rounds half to even, so that a thousand roundings do not drift.',
    ' *',
    ' * @unit millionths',
    ' * @throws RangeError for a quantity that is not finite',
    ' */',
    'export const roundHalfEven = (value: typeof later): string => value;',
    '/** Takes `value` apart without a clock: `new Date(text)` with an argument is pure. */',
    'export const parseInstant = (value: string): Date => new Date(value);',
  ].join('\n'),
  'kit/text.ts': '/** Kept apart for the import above. */\nexport const later = String(1);',
  'kit/quantity.test.ts':
    "import { expect, test } from 'vitest';\nimport { later } from './text.ts';\ntest('a quantity keeps its text', () => {\n  expect(later).toBe('1');\n});",
  'modules/inventory/contract/schemas.ts': [
    "import * as z from 'zod/mini';",
    '/** How far ahead a supplier must be asked; `z.catch` is a schema, not a promise. */',
    'export const offerSchema = z.object({ leadTimeDays: z.number(), name: z.catch(z.string(), String(1)) });',
    '/**',
    ' * The part that is lost when it is trimmed.',
    ' *',
    ' * @unit millionths of the gross quantity',
    ' */',
    'export type Trim = { readonly loss: number; /** @unit portions */ readonly rest: number };',
  ].join('\n'),
  'modules/inventory/server/levels.ts':
    'type Tx = { readonly query: string };\nexport const levels = (tx: Tx, id: string): string => tx.query + id;',
  'modules/inventory/web/stock-badge.tsx':
    'export const StockBadge = ({ text }: { readonly text: string }) => <p title={text}>{text} · 3</p>;',
  'modules/menu/web/claim-button.tsx': [
    "declare const m: Record<'menu_claim' | 'menu_free_named', () => string>;",
    'export const ClaimButton = () => <button type="button" aria-label={m.menu_free_named()}>{m.menu_claim()}</button>;',
  ].join('\n'),
  'platform/server/translator.ts':
    "export const translate = (work: () => void): string => {\n  try {\n    work();\n    return 'done';\n  } catch {\n    return 'failed';\n  }\n};",
  'vitest.config.ts': 'export default {};',
};

const borrowed = ['.oxlintrc.json', 'tools/lint-plugin', 'tools/messages/read-catalogues.mjs', 'tsconfig', 'tsconfig.json'];
const texts = { menu_claim: "I'll make it", menu_claim_named: 'Take {name}', menu_free_named: "{name}: i'll make it" };
const catalogues = { 'modules/menu/messages/en.json': JSON.stringify(texts) };
const soundTree = plantTree({ ...honest, ...catalogues }, borrowed);
const planted = plantTree({ ...Object.fromEntries(violations.map(([, path, text]) => [path, `${text}\n`])), ...catalogues }, borrowed);
afterAll(() => [soundTree, planted].forEach((tree) => tree.remove()));

describe('style is checked by a machine', async () => {
  const found = (await checkLint(planted.root)).map(({ path, message }) => `${path} ${message.split(':')[0]}`);

  test.each(violations)('it is caught where %s', (_guarantee, path, _text, rule) => {
    expect(found.filter((line) => line.startsWith(path))).toContain(`${path} ${rule}`);
  });

  test('honest code of that style passes', async () => {
    expect(await checkLint(soundTree.root)).toEqual([]);
  });
});
