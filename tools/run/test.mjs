// Plain JavaScript on purpose: it starts on whatever Node the machine has, and goes on under Node 24.
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const [{ runTests }, { runChecks }, { runVitest }, { hasJourneys, runJourneys }] = await Promise.all([
  import('./run-tests.ts'),
  import('./run-checks.ts'),
  import('./run-vitest.ts'),
  import('./run-journeys.ts'),
]);
process.exitCode = await runTests([
  { name: 'laws', run: () => runChecks({ root }) },
  { name: 'tests', run: () => runVitest(root) },
  ...(hasJourneys(root) ? [{ name: 'journeys', run: () => runJourneys(root) }] : []),
]);
