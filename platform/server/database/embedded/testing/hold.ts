import { startEmbeddedPostgres } from '../supervisor.ts';

/** A process that runs a database on a folder until it is told, or made, to stop. */
const [folder = '', password = ''] = process.argv.slice(2);

const server = await startEmbeddedPostgres({
  dataFolder: folder,
  superuserPassword: password,
  maxConnections: 20,
  onProgress: () => undefined,
}).catch((fault: unknown) => {
  process.stdout.write(`refused: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
});
process.stdout.write(`up ${JSON.stringify(server.superuser)}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
