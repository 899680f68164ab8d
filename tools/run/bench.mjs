import { bootstrap, root, runProgram } from './bootstrap.mjs';

await bootstrap();
const { buildWhenStale } = await import('./build-when-stale.mjs');
await buildWhenStale();
process.exitCode = runProgram(process.execPath, [`${root}/bench/run.ts`, ...process.argv.slice(2)]);
