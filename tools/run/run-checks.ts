import { NotRun, type Finding } from '../laws/law.ts';
import { firstLaws, laws, type NamedLaw } from '../laws/laws.ts';
import { inTurn } from './in-turn.ts';

/** How many laws were kept and broken, and which were broken. */
export type CheckSummary = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

/** Two at a time: more would only take turns on the smallest machine that Maed is built on. */
const atOnceMax = 2;
const findingsShownMax = 50;

/** Where a run looks, what it checks, and who hears about it. */
export type CheckRun = {
  readonly root: string;
  readonly first?: readonly NamedLaw[];
  readonly rest?: readonly NamedLaw[];
  readonly say?: (line: string) => void;
};

/** Checks every law, prints each with its time and what it found, and counts each as one. */
export const runChecks = async ({ root, first = firstLaws, rest = laws, say = console.log }: CheckRun): Promise<CheckSummary> => {
  const check = (law: NamedLaw): Promise<Outcome> => checkOne(root, law, say);
  const outcomes = [...(await inTurn(first, atOnceMax, check)), ...(await inTurn(rest, atOnceMax, check))];
  const broken = outcomes.filter(({ kind }) => kind === 'broken');
  return {
    passed: outcomes.filter(({ kind }) => kind === 'kept').length,
    failed: broken.length,
    failures: broken.map(({ name }) => name),
  };
};

type Outcome = { readonly name: string; readonly kind: 'kept' | 'broken' | 'not run' };

const checkOne = async (root: string, { name, check }: NamedLaw, say: (line: string) => void): Promise<Outcome> => {
  const started = performance.now();
  const time = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const findings = await check(root);
    say(`${findings.length === 0 ? '✓' : '✗'} ${name} (${time()})`);
    report(findings, say);
    return { name, kind: findings.length === 0 ? 'kept' : 'broken' };
  } catch (cause) {
    if (cause instanceof NotRun) {
      say(`- ${name}: not run, ${cause.message} (${time()})`);
      return { name, kind: 'not run' };
    }
    say(`✗ ${name} (${time()})\n    ${cause instanceof Error ? cause.message : String(cause)}`);
    return { name, kind: 'broken' };
  }
};

const report = (findings: readonly Finding[], say: (line: string) => void): void => {
  for (const { path, message } of findings.slice(0, findingsShownMax)) say(`    ${path}  ${message}`);
  if (findings.length > findingsShownMax) say(`    … and ${findings.length - findingsShownMax} more`);
};
