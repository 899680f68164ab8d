import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';

type Diagnostic = { readonly code?: string; readonly message: string; readonly filename: string };

/** What the linter says about the tree, every rule and file at once. */
export const checkLint = async (root: string): Promise<readonly Finding[]> => {
  const { stdout, stderr, status } = await runScript(root, ['node_modules/oxlint/bin/oxlint', '--format', 'json', '.']);
  const report = parse(stdout);
  if (report === undefined) throw new Error(`oxlint could not run: ${stderr || stdout}`);
  if (report.number_of_files === 0) return [{ path: '.', message: 'oxlint read no file.' }];
  const findings = report.diagnostics.map(({ code = 'syntax', message, filename }) => ({ path: filename, message: `${code}: ${message}` }));
  if (status !== 0 && findings.length === 0) throw new Error(`oxlint failed without a finding: ${stderr || stdout}`);
  return findings;
};

const parse = (stdout: string): { diagnostics: Diagnostic[]; number_of_files: number } | undefined => {
  try {
    return JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number };
  } catch {
    return undefined;
  }
};
