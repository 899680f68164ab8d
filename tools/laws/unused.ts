import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';

type Named = { readonly name: string };
type Report = {
  readonly issues: readonly ({ readonly file: string } & { readonly [kind: string]: string | readonly Named[] | undefined })[];
};

/** Files, exports and packages that nobody needs, and packages that are needed but not named. */
export const checkUnused = async (root: string): Promise<readonly Finding[]> => {
  const { stdout, stderr, status } = await runScript(root, [
    'node_modules/knip/bin/knip.js',
    '--reporter',
    'json',
    '--no-progress',
    '--no-config-hints',
  ]);
  const report = read(stdout);
  if (report === undefined || status > 1) throw new Error(`knip could not run: ${stderr || stdout}`);
  return report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      Array.isArray(names) ? names.map(({ name }: Named) => ({ path: file, message: `${kind}: ${name}` })) : [],
    ),
  );
};

const read = (stdout: string): Report | undefined => {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
};
