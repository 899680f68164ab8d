import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const script = fileURLToPath(new URL('../../../docs/examples/low-stock.mjs', import.meta.url));

/** Runs the example of the API's page as whoever reads it would, and gives what it printed; throws what it failed with. */
export const runExample = async (server: { readonly address: string; readonly key: string }, words: readonly string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'] ?? '', MAED_URL: server.address, MAED_KEY: server.key };
  return (await run(process.execPath, [script, ...words], { env })).stdout;
};
