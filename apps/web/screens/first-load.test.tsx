import { expect, test, vi } from 'vitest';

/** What takes a cheap phone tens of milliseconds to make. */
const dear = ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'DisplayNames'] as const;

test('the first screens are loaded without working anything out that nobody asks for yet', { timeout: 60_000 }, async () => {
  const made = dear.map((name) => vi.spyOn(Intl, name));
  const folded = vi.spyOn(String.prototype, 'normalize');
  await import('../layout/protected-layout.tsx');
  await import('../../../modules/home/web/home-screen.tsx');
  await import('../../../modules/inventory/web/list/stock-list-screen.tsx');
  await import('../../../modules/inventory/web/list/stock-cards.tsx');
  for (const work of [...made, folded]) expect(work).not.toHaveBeenCalled();
});
