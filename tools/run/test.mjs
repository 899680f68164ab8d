// Plain JavaScript on purpose: it starts on whatever Node the machine has, and goes on under Node 24.
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const [{ buildBeside }, { inMemory }, { runTests }, { runChecks }, { runVitest }, { hasJourneys, runJourneys }] = await Promise.all([
  import('./build-beside.mjs'),
  import('./in-memory.ts'),
  import('./run-tests.ts'),
  import('./run-checks.ts'),
  import('./run-vitest.ts'),
  import('./run-journeys.ts'),
]);
process.exitCode = await inMemory(() =>
  runTests([
    { name: 'laws', run: () => runChecks({ root }) },
    // The journeys need the app built: until then the tests leave a sixth of a small machine idle.
    { name: 'tests', run: () => buildBeside(() => runVitest(root)) },
    ...(hasJourneys(root) ? [{ name: 'journeys', run: () => runJourneys(root) }] : []),
  ]),
);
