import { bootstrap, root, runProgram } from './bootstrap.mjs';

await bootstrap();
process.exitCode = runProgram(process.execPath, [`${root}/apps/server/restore.ts`, ...process.argv.slice(2)]);
