// Plain JavaScript on purpose: it starts on whatever Node the machine has, and goes on under Node 24.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bootstrap, root, runProgram } from './bootstrap.mjs';

/** What a shell has no use for: packed twins, maps, and the worker that keeps a page's files. */
const isLeftOut = (path) => /\.(br|gz|map|webmanifest)$|[\\/](service-worker\.js|\.vite|screenshots)$/.test(path);

/** The server's own policy stands in its answers; a page that lies in a shell must bring it. */
const policyFor = (server) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${server}`,
    `connect-src 'self' ${server}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

const serverAddress = () => {
  const address = process.env.MAED_BASE_URL;
  if (!address) throw new Error('MAED_BASE_URL: the address of the server that the app is made for, for example https://maed.example.');
  const { protocol, origin } = new URL(address);
  if (protocol !== 'https:') throw new Error('MAED_BASE_URL: the native app speaks to an https address only.');
  return origin;
};

const server = serverAddress();
await bootstrap();
const { buildAll } = await import('./build.mjs');
await buildAll();
const [web, native] = [join(root, 'dist', 'web'), join(root, 'dist', 'native')];
rmSync(native, { recursive: true, force: true });
cpSync(web, native, { recursive: true, filter: (path) => !isLeftOut(path) });
const page = join(native, 'index.html');
const head = `<meta http-equiv="content-security-policy" content="${policyFor(server)}" />\n    <meta name="maed-server" content="${server}" />`;
writeFileSync(
  page,
  readFileSync(page, 'utf8')
    .replace('<head>', `<head>\n    ${head}`)
    .replace(/<link rel="manifest"[^>]*>/, ''),
);
const [command = 'sync', ...rest] = process.argv.slice(2);
process.exitCode = runProgram(process.execPath, [join('node_modules', '@capacitor', 'cli', 'bin', 'capacitor'), command, ...rest]);
