import { readAllowed } from './allowed.ts';
import { NotRun, type Finding } from './law.ts';
import { runProgram } from './run-program.ts';

type Advisory = { readonly url?: string; readonly title?: string; readonly severity?: string };
type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly via: readonly (string | Advisory)[] }>>;
};

const grave = ['high', 'critical'];

/** Known holes in what is shipped. Where the registry does not answer, that is said; silence would look like safety. */
export const checkAdvisories = async (root: string): Promise<readonly Finding[]> => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await runProgram(root, [npm, 'audit', '--omit=dev', '--json', '--fetch-timeout=15000', '--fetch-retries=0']);
  const { vulnerabilities } = parse(stdout);
  if (vulnerabilities === undefined) throw new NotRun('the registry does not answer `npm audit`');
  return advisoryFindings(vulnerabilities, Object.keys(readAllowed(root).advisories));
};

/**
 * High and critical advisories, each once, without those that were accepted by hand.
 *
 * @param allowed addresses or last parts of addresses, such as `GHSA-xxxx-xxxx-xxxx`
 */
export const advisoryFindings = (vulnerabilities: NonNullable<Audit['vulnerabilities']>, allowed: readonly string[]): Finding[] =>
  Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) => {
      if (typeof one === 'string' || !grave.includes(one.severity ?? '')) return [];
      const url = one.url ?? '';
      return allowed.some((id) => url.endsWith(id)) ? [] : [{ path: name, message: `${one.severity}: ${one.title ?? ''} ${url}`.trim() }];
    }),
  );

const parse = (stdout: string): Audit => {
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return {};
  }
};
