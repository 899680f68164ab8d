import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const texts = (file: string): string => fileURLToPath(new URL(`generated/messages/${file}`, import.meta.url));

/**
 * The app's texts lie in a module each, so that a screen carries its own only; a document would load thousands of them anew for
 * each file. It takes the same texts out of the server's few modules, spoken in the language that the app's own runtime says.
 */
const textsInFewModules = {
  name: 'maed-texts-in-few-modules',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string): string | null => {
    if (source.endsWith('/generated/messages/web/messages.js')) return texts('server/messages.js');
    return source.endsWith('/runtime.js') && importer?.startsWith(texts('server/')) ? texts('web/runtime.js') : null;
  },
};

/**
 * Node runs the server by itself: to rewrite it for a runner first costs more than running it. Of what is pure some leads to a
 * screen, which Node cannot read; and a document has stand-ins for modules.
 */
const asNodeRunsIt = { viteModuleRunner: false, nodeLoader: false };

const unread = ['node_modules/**', 'dist/**'];

/** A test that puts something else in the place of a module, or of a part of the browser or its page: no other may find it there. */
const replaces = new RegExp(
  [
    String.raw`\bvi\.(?:mock|stubGlobal|resetModules)\(`,
    String.raw`\.defineProperty\((?:navigator|document),`,
    String.raw`\bdocument\.body\.(?:innerHTML|replaceChildren)\b`,
    String.raw`/native-bridge\.ts'`,
  ].join('|'),
);

const allDocuments = '**/*.test.tsx';
const lonely = globSync(allDocuments, { exclude: unread }).filter((path) => replaces.test(readFileSync(path, 'utf8')));

/** None says how fast the app is: it only ends what is stuck, also on a machine of a third of the speed that does other work besides. */
const testTimeout = 120_000;

const document = {
  testTimeout,
  environment: 'happy-dom',
  setupFiles: ['ui/testing/document-setup.ts'],
};

/**
 * Three worlds, told apart by suffix: pure (`.test.ts`), real PostgreSQL (`.pg.test.ts`), a document (`.test.tsx`). What a file
 * loads is there for the next one: documents take a quarter of the time so. Only a file that replaces a part of it has a document
 * to itself.
 */
export default defineConfig({
  test: {
    // Its own choice, one fewer than there are cores, leaves half of a small machine idle; as many leave a sixth, while they wait for
    // the database.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout,
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: ['**/*.pg.test.ts', ...unread],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          experimental: asNodeRunsIt,
          include: ['**/*.pg.test.ts'],
          exclude: unread,
          environment: 'node',
          globalSetup: ['db/testing/global-setup.ts'],
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [textsInFewModules],
        test: { ...document, name: 'document', isolate: false, include: [allDocuments], exclude: [...unread, ...lonely] },
      },
      {
        plugins: [textsInFewModules],
        test: { ...document, name: 'alone', include: lonely },
      },
    ],
  },
});
