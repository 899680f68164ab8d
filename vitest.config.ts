import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

/**
 * Three worlds, told apart by suffix: pure (`.test.ts`), real PostgreSQL (`.pg.test.ts`), a document (`.test.tsx`). Only a
 * document is made anew for each file: what the other files load remembers nothing, and is loaded once.
 */
export default defineConfig({
  test: {
    // Its own choice, one fewer than there are cores, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: ['**/*.pg.test.ts', 'node_modules/**', 'dist/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          include: ['**/*.pg.test.ts'],
          exclude: ['node_modules/**', 'dist/**'],
          environment: 'node',
          globalSetup: ['db/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'document',
          include: ['**/*.test.tsx'],
          exclude: ['node_modules/**', 'dist/**'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
