import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the search for a browser needs to know about the machine. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a command with its output on the terminal; true where it ended well. */
  readonly run: (command: readonly string[]) => boolean;
};

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The facts as they are, and commands that really run. */
export const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: ([program = '', ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0,
});

const shell = '/usr/bin/chromium-headless-shell';

/** Names what `findHeadless` found, as it is told to those who walk the journeys. */
export const headlessVariable = 'MAED_HEADLESS';

/**
 * The path of what walks most journeys: the one in CHROME_PATH, Chromium without all that a window needs, which is Debian's own
 * and takes two thirds of the work for the same page, or the whole one where that cannot be had. Journeys about
 * notifications, and about a browser that is killed and opened again, walk in the whole one.
 *
 * @throws Error that says what to type, where there is no browser at all
 */
export const findHeadless = (machine: Machine): string => {
  const isNamed = (machine.env['CHROME_PATH'] ?? '') !== '';
  const hasShell = !isNamed && (machine.exists(shell) || (install(machine, 'chromium-headless-shell') && machine.exists(shell)));
  return hasShell ? shell : findChromium(machine);
};

/**
 * The path of a Chromium or Chrome: the one in CHROME_PATH, one of the system's, or one that apt-get installs where
 * that needs no password.
 *
 * @throws Error that says what to type, where none of it is possible
 */
export const findChromium = (machine: Machine): string => {
  const named = machine.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, where nothing is.`);
  }
  const found = search(machine) ?? (install(machine, 'chromium') ? search(machine) : undefined);
  if (found !== undefined) return found;
  throw new Error(`The journeys need Chromium. ${whatToType(machine)} Or set CHROME_PATH to the one you have.`);
};

const search = ({ exists }: Machine): string | undefined => places.find((path) => exists(path));

const install = ({ exists, isRoot, run }: Machine, what: string): boolean => {
  if (!exists('/usr/bin/apt-get')) return false;
  const before = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && !(exists('/usr/bin/sudo') && run(['sudo', '-n', 'true']))) return false;
  const apt = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  run([...apt, 'update']);
  return run([...apt, 'install', '-y', '--no-install-recommends', what]);
};

const whatToType = ({ platform, exists }: Machine): string => {
  if (exists('/usr/bin/apt-get')) return 'Type: sudo apt-get install chromium.';
  return platform === 'darwin' ? 'Type: brew install --cask chromium.' : "Install it with your system's package manager.";
};
