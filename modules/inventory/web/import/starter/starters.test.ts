import { expect, test } from 'vitest';

import { guessMapping, previewOf, readFile } from '../import-file.ts';
import { starters } from './starters.ts';

test.each(starters.map((starter) => [starter.id, starter] as const))(
  'every line of the %s list can be taken over as it stands, with its Amharic name, its place and its pack',
  async (id, starter) => {
    const file = await readFile(new File([await starter.load()], `${id}.csv`));
    const { good, bad } = previewOf(file, guessMapping(file));
    expect(bad).toEqual([]);
    expect(good.length).toBeGreaterThanOrEqual(45);
    expect(good.filter(({ row }) => row.draft.nameLocal === null || row.category === null || row.storageArea === null)).toEqual([]);
    expect(new Set(good.map(({ row }) => row.draft.name)).size).toBe(good.length);
  },
);
