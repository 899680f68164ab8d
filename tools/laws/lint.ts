import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import type { Finding } from './law.ts';

type Diagnostic = { readonly code?: string; readonly message: string; readonly filename: string };

/** What the linter says about the tree, every rule and file at once. */
export const checkLint = (root: string): readonly Finding[] => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
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
