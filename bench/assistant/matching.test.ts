import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { measureMatching } from './matching.ts';

describe('the measures of reading', () => {
  it('say how many pairs are found, and that a wrong order misses the promise', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'matching-'));
    const data = join(folder, 'matching/abt_buy');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'table_a.csv'), 'id,name,description\n0,olive oil extra virgin,\n1,sunflower oil,\n');
    writeFileSync(join(data, 'table_b.csv'), 'id,name,description\n0,oil of sunflower,\n1,extra virgin olive oil,\n');
    writeFileSync(join(data, 'pairs.csv'), 'split,id_a,id_b,label\nvalid,0,1,1\nvalid,0,0,0\ntest,0,1,1\ntest,1,1,1\n');
    expect((await measureMatching(folder)).slice(0, 2)).toMatchObject([
      { figure: '0.500', isMet: false },
      { figure: '1.000', isMet: null },
    ]);
  });

  it('say that nothing was matched where no folder is named', async () => {
    expect(await measureMatching(undefined)).toMatchObject([{ figure: 'not run: MAED_BENCH_DATA names no folder', isMet: null }]);
  });
});
