import { vi } from 'vitest';

/** What takes a cheap phone tens of milliseconds to make. */
const dear = ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'DisplayNames'] as const;

/** What dear is done while files are loaded, by name; a screen that comes up needs none of it yet. */
export const dearWorkOf = async (load: () => Promise<unknown>): Promise<readonly string[]> => {
  const folded = vi.spyOn(String.prototype, 'normalize');
  const made = dear.map((name) => vi.spyOn(Intl, name));
  await load();
  return [folded, ...made].filter((work) => work.mock.calls.length > 0).map((work) => work.getMockName());
};
