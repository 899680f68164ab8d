import { spawn } from 'node:child_process';

/** How a program ended, and everything it said. */
export type Ending = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a script of an installed package, or one of ours, on this very Node, in `root`. */
export const runScript = (root: string, args: readonly string[]): Promise<Ending> => runProgram(root, [process.execPath, ...args]);

/**
 * Runs a program in `root` without a shell.
 *
 * @param command the program and its arguments
 * @throws Error where the program cannot be started at all
 */
export const runProgram = (root: string, command: readonly string[]): Promise<Ending> =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said.stderr += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, ...said }));
  });
