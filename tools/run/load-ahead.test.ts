import { describe, expect, test } from 'vitest';

import { nameAhead } from './load-ahead.ts';
import type { BuiltFile } from './bundle.ts';

type Chunk = Pick<BuiltFile, 'facadeModuleId' | 'isEntry' | 'imports'>;

const chunk = (fileName: string, { facadeModuleId = '', isEntry = false, imports = [] }: Chunk) =>
  [fileName, { type: 'chunk', fileName, facadeModuleId, isEntry, imports }] as const;

/** An app of a few files: each page brings what it shares, the first file is there in any case. */
const files = [
  chunk('index.js', { isEntry: true }),
  chunk('base.js', { imports: ['index.js'] }),
  chunk('auth.js', { facadeModuleId: '/apps/web/screens/auth-screen.tsx', imports: ['base.js', 'index.js'] }),
  chunk('routes.js', { facadeModuleId: '/apps/web/routing/protected-routes.ts', imports: ['index.js'] }),
  chunk('layout.js', { facadeModuleId: '/apps/web/layout/protected-layout.tsx', imports: ['base.js'] }),
  chunk('bell.js', { facadeModuleId: '/modules/alerts/web/bell.tsx' }),
  chunk('palette.js', { facadeModuleId: '/apps/web/palette/palette-entries.ts' }),
  chunk('home.js', { facadeModuleId: '/modules/home/web/home-screen.tsx' }),
  chunk('stock.js', { facadeModuleId: '/modules/inventory/web/list/stock-list-screen.tsx' }),
];

const page = '<head><meta charset="utf-8" /><script src="/first-paint.js"></script></head>';

const told = (without?: string): Record<string, readonly string[]> => {
  const bundle = Object.fromEntries(files.filter(([name]) => name !== without));
  const html = nameAhead(page, bundle);
  return JSON.parse(/name="maed-ahead" content='([^']*)'/.exec(html)?.[1] ?? '{}') as Record<string, readonly string[]>;
};

describe('what a page is about to need', () => {
  test('is named with all that it imports, but for what the page loads itself', () => {
    expect(told()['/auth']?.toSorted()).toEqual(['/auth.js', '/base.js']);
    expect(told()['/home']?.toSorted()).toEqual(['/base.js', '/bell.js', '/home.js', '/layout.js', '/palette.js', '/routes.js']);
    expect(told()['signed-in']).not.toContain('/home.js');
  });

  test('is told before the script that reads it, and after how the page is written', () => {
    const html = nameAhead(page, Object.fromEntries(files));
    expect(html.indexOf('charset')).toBeLessThan(html.indexOf('maed-ahead'));
    expect(html.indexOf('maed-ahead')).toBeLessThan(html.indexOf('first-paint.js'));
  });

  test('must be there: a screen that moved stops the build', () => {
    expect(() => told('home.js')).toThrow('home-screen.tsx');
  });
});
