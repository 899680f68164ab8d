import type { WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import { createServer } from 'node:http';

import { serve, type ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

import { openDatabase, type OpenDatabase } from '../../platform/server/database/open-database.ts';
import { openPools, type Pools } from '../../platform/server/database/pool.ts';
import { createLog } from '../../platform/server/log/log.ts';
import { type Ears, listen as listenForEvents } from '../../platform/server/realtime/listen.ts';
import { LiveHub } from '../../platform/server/realtime/live-hub.ts';
import { worldAndThisMachine, worldOnly } from '../../platform/server/net/way-out.ts';
import { sealsWith } from '../../platform/server/sealed.ts';
import { machineSecrets } from '../../platform/server/secrets.ts';
import { startJobs } from '../../platform/server/jobs/start-jobs.ts';
import { provideDemo, type DemoSignIn } from './demo.ts';
import type { ServerFolders } from './folders.ts';
import { createHttp } from './http.ts';
import type { Telegram, Ways } from '../../modules/alerts/server/mount.ts';
import { letterWriter } from '../../modules/accounts/server/mount.ts';
import { tillKeys } from '../../modules/kitchen/server/mount.ts';
import { smtpCarrier } from '../../platform/server/mail/smtp-adapter.ts';
import { devMailPath } from './dev-mail.ts';
import { allJobs } from './jobs.ts';
import { openBilling } from './open-billing.ts';
import { openHookSender, type HookSender, type PosProviders } from '../../modules/integrations/server/mount.ts';
import { openReader } from '../../modules/assistant/server/mount.ts';
import { openProviders } from './open-providers.ts';
import { openWays } from './open-ways.ts';
import { endsAccessOf, showEvent } from './live/live-audience.ts';
import { listenForAlerts } from './live/listen-for-alerts.ts';
import { listenForAutomations } from './live/listen-for-automations.ts';
import { listenForHooks } from './live/listen-for-hooks.ts';
import type { SoonEars } from './live/listen-soon.ts';
import { listenToTelegram } from './live/listen-to-telegram.ts';
import { ownClients } from './speak-as.ts';
import { createRouter, type RouterSettings } from './router.ts';
import type { Settings } from './settings.ts';

/** A server that answers. */
export type RunningServer = {
  readonly address: string;
  readonly pools: Pools;
  readonly database: OpenDatabase;
  readonly demo: DemoSignIn | null;
  /** Stops taking calls, lets the open ones end, then ends the database. */
  readonly stop: () => Promise<void>;
};

const connectionsMax = 20;
const drainSecondsMax = 10;
const sweepMs = 100;

const plainly = (fault: NodeJS.ErrnoException, port: number): Error =>
  fault.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken by another program. Set PORT to a free one, for example PORT=4500.`)
    : fault;

/** Says plainly that a port is taken, before anything else is started. */
const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault) => reject(plainly(fault, port)));
    probe.listen(port, () => probe.close(() => resolve()));
  });

const close = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const patience = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainSecondsMax * 1000);
    // A connection whose call has ended meanwhile is idle as well, and would be kept for the next one.
    const sweeping = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(sweeping);
      resolve();
    });
  });

/** Who carries letters; where nobody does, whether they are shown instead. */
const mailOf = ({ smtp, isProduction, baseUrl }: Settings, log: Logger) => {
  const carrier = smtp && smtpCarrier(smtp);
  const areLettersShown = carrier === null && !isProduction;
  if (carrier === null)
    log.warn(areLettersShown ? `Letters are not sent, but shown at ${devMailPath}.` : 'Letters are not sent: SMTP_URL is not set.');
  return { write: letterWriter(baseUrl), carrier, areLettersShown, areLettersRead: carrier !== null || areLettersShown };
};

/** What happens is told to the streams, and to whoever looks at it. */
const earsOf = (live: LiveHub, looking: readonly SoonEars[]): Ears => ({
  wake: (restaurantId, sequence) => {
    for (const { hear } of looking) hear(restaurantId);
    live.wake(restaurantId, sequence);
  },
  look: () => live.look(),
  recheck: (userId) => live.recheck(userId),
});

type Hearing = {
  readonly database: OpenDatabase;
  readonly pools: Pools;
  readonly log: Logger;
  readonly workflow: WorkflowWorld;
  readonly sender: HookSender;
};

const hearEvents = (opened: AsyncDisposableStack, { role }: Settings, hearing: Hearing): LiveHub => {
  const { database, pools, log, workflow, sender } = hearing;
  const live = new LiveHub({ pool: pools.app, log, show: showEvent, endsAccessOf });
  const adopt = (looking: SoonEars) => opened.adopt(looking, ({ stop }) => stop());
  const looking = () => [
    adopt(listenForAlerts(pools.app, log)),
    adopt(listenForAutomations(workflow, log)),
    adopt(listenForHooks(sender, { pool: pools.app, log })),
  ];
  const ears = role === 'web' ? live : earsOf(live, looking());
  opened.defer(listenForEvents(database.app, ears, log).stop);
  return live;
};

type Opened = Pick<RouterSettings, 'secret' | 'areBackupsMade' | 'posProviders' | 'reader' | 'wayOut'> & { readonly ways: Ways };

const routerSettings = ({ baseUrl, arePrintersOn, billing }: Settings, opened: Opened): RouterSettings => ({
  ...opened,
  baseUrl,
  arePrintersOn,
  areLettersRead: opened.ways.areLettersRead,
  birrPrices: billing.chapa?.prices ?? null,
});

type Telling = { readonly pool: Pools['app']; readonly log: Logger; readonly secret: string; readonly providers: PosProviders };

/** What other systems are asked and told with. */
const openTelling = (opened: AsyncDisposableStack, { areHooksHere, baseUrl }: Settings, { pool, log, secret, providers }: Telling) => {
  const wayOut = areHooksHere ? worldAndThisMachine : worldOnly;
  const seals = sealsWith(secret);
  const sender = opened.adopt(openHookSender({ pool, log, seals, wayOut }), ({ stop }) => stop());
  return { wayOut, sender, integrations: { providers, seals, baseUrl } };
};

type Bot = { readonly telegram: Telegram | null; readonly pool: Pools['app']; readonly log: Logger };

const hearTelegram = (opened: AsyncDisposableStack, { role }: Settings, { telegram, pool, log }: Bot): void => {
  if (telegram !== null && role !== 'web') opened.adopt(listenToTelegram({ pool, telegram, log }), ({ stop }) => stop());
};

const listen = (fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<{ server: ServerType; port: number }> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: fetch as never, port }, (info) => resolve({ server, port: info.port }));
    server.once('error', (fault) => reject(plainly(fault, port)));
  });

/**
 * Opens the database, wires every module and answers on the port. What was opened is closed again in the opposite order:
 * by `stop`, or at once where a later step fails, because our PostgreSQL outlives the process that started it.
 *
 * @throws with what to do when a port is taken, the database is unsafe or the folder is in use
 */
export const startServer = async (
  settings: Settings,
  folders: ServerFolders,
  onProgress: (step: string) => void,
): Promise<RunningServer> => {
  const { baseUrl, backupFolder, arePrintersOn, appLinks, dataFolder } = settings;
  if (settings.port !== 0) await checkPort(settings.port);
  await using opened = new AsyncDisposableStack();
  const log: Logger = createLog(settings.logLevel);
  const database = await openDatabase({ ...settings, folders, onProgress });
  opened.defer(database.stop);
  const pools = openPools(database.app, connectionsMax);
  opened.defer(pools.close);
  let isStopping = false;
  const secret = settings.secret ?? machineSecrets(dataFolder).authSecret;
  const { write, carrier, areLettersShown, areLettersRead } = mailOf(settings, log);
  const { ways, telegram } = openWays(settings, secret, areLettersRead);
  const providers = await openProviders(settings.pos);
  const reader = settings.model && (await openReader(settings.model));
  const { wayOut, sender, integrations } = openTelling(opened, settings, { pool: pools.app, log, secret, providers });
  const known = { secret, ways, wayOut, posProviders: providers, reader, areBackupsMade: database.backup !== null };
  const router = createRouter(pools, routerSettings(settings, known));
  const demo = settings.isDemoWanted ? await provideDemo({ pools, login: database.app, router, log, dataFolder }, onProgress) : null;
  const own = ownClients(router, pools, log);
  const live = hearEvents(opened, settings, { database, pools, log, sender, ...own });
  hearTelegram(opened, settings, { telegram, pool: pools.app, log });
  const billing = await openBilling(settings.billing, { secret, baseUrl });
  const http = createHttp({
    billing,
    providers,
    appLinks,
    pools,
    live,
    router,
    keys: tillKeys(secret),
    log,
    baseUrl,
    webFolder: folders.web,
    packageFolder: folders.package,
    shownLetters: areLettersShown ? write : null,
    isReady: () => !isStopping,
  });
  const work = allJobs({ write, carrier }, { arePrintersOn, couriers: ways.couriers, integrations, sender, ...own, ...billing });
  if (settings.role !== 'web') opened.defer((await startJobs(database.app, work, { pools, database, backupFolder, log })).stop);
  const { server, port } = await listen(http.fetch, settings.port);
  opened.defer(() => close(server));
  // A stream is a call that never ends: it is told to go elsewhere before the rest is waited for.
  opened.defer(() => live.stop());
  const kept = opened.move();
  return {
    address: `http://localhost:${port}`,
    pools,
    database,
    demo,
    stop: () => {
      isStopping = true;
      return kept.disposeAsync();
    },
  };
};
