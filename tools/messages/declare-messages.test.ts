import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { declareMessages, declareText } from './declare-messages.mjs';

const compiled = `import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Ui_CloseInputs */

const en_ui_close = /** @type {(inputs: Ui_CloseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Close \${i?.name}\`)
};

/**
* | output |
* | --- |
* | "Close {name}" |
*
* @param {Ui_CloseInputs} inputs
*/
export const ui_close = /** @type {((inputs: Ui_CloseInputs) => LocalizedString) & import('../runtime.js').MessageMetadata<Ui_CloseInputs>} */ ((inputs) => en_ui_close(inputs));`;

test('a text is declared with what it takes, what it says and where its types lie', () => {
  expect(declareText('ui_close.js', compiled)).toBe(
    [
      'type Ui_CloseInputs = { name: NonNullable<unknown> };',
      '/**\n* | output |\n* | --- |\n* | "Close {name}" |\n*\n* @param {Ui_CloseInputs} inputs\n*/',
      "export declare const ui_close: ((inputs: Ui_CloseInputs) => LocalizedString) & import('./runtime.js').MessageMetadata<Ui_CloseInputs>;",
    ].join('\n'),
  );
});

test.each([
  ['that nothing is said of', `/** Shut. */\nexport const ui_close = () => 'Close';`],
  ['that exports a second thing', `${compiled}\nexport const ui_shut = ui_close;`],
  ['that exports nothing', ''],
])('a text %s stops the build', (_what, code) => {
  expect(() => declareText('ui_close.js', code)).toThrow('ui_close.js has another form than the texts had');
});

test('all texts of a folder are declared in one file, beside the programs that they need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  try {
    mkdirSync(join(folder, 'messages'));
    writeFileSync(join(folder, 'messages', '_index.js'), `export * from './ui_close.js'\nexport * from './ui_open.js'`);
    writeFileSync(join(folder, 'messages', 'ui_close.js'), compiled);
    writeFileSync(join(folder, 'messages', 'ui_open.js'), compiled.replaceAll('ui_close', 'ui_open').replaceAll('Ui_Close', 'Ui_Open'));
    for (const program of ['registry', 'server', 'runtime'])
      writeFileSync(join(folder, `${program}.js`), `/** @returns {"en" | "am"} */\nexport const ${program} = () => 'en';\n`);
    await declareMessages(folder);
    const declared = readFileSync(join(folder, 'messages.d.ts'), 'utf8');
    expect([...declared.matchAll(/^export declare const (\w+): /gm)].map(([, name]) => name)).toEqual(['ui_close', 'ui_open']);
    expect(declared).toContain(`export * as m from './messages.js';`);
    expect(readFileSync(join(folder, 'runtime.d.ts'), 'utf8')).toContain('export function runtime(): "en" | "am";');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
