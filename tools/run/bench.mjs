import { bootstrap, root, runProgram } from './bootstrap.mjs';

await bootstrap();
const { isBuildFresh } = await import('./stale.mjs');
if (!isBuildFresh()) {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
process.exitCode = runProgram(process.execPath, [`${root}/bench/run.ts`, ...process.argv.slice(2)]);
