// Plain JavaScript on purpose: it starts on whatever Node the machine has, and goes on under Node 24.
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { runChecks } = await import('./run-checks.ts');
const { passed, failed, failures } = await runChecks({ root });
console.log(failed === 0 ? `\n${passed} laws kept.` : `\n${passed} laws kept, ${failed} broken: ${failures.join(', ')}.`);
process.exitCode = failed === 0 ? 0 : 1;
