/** What one runner counted, and what failed and why, a few lines each; it ran nothing when both are zero. */
export type Tally = { readonly passed: number; readonly failed: number; readonly failures?: readonly string[] };

/** Longer output is often cut at its beginning; what failed has to be among the last lines. */
const failuresToldMax = 20;

/** Something that counts what it tried: the laws, the tests, the journeys. */
export type Runner = { readonly name: string; readonly run: () => Promise<Tally> };

/**
 * Runs one after the other, also after a failure, repeats at the end what failed, and prints the sum alone on the last line.
 *
 * @returns the exit code: zero only where every runner tried something and nothing failed
 */
export const runTests = async (runners: readonly Runner[], say: (line: string) => void = console.log): Promise<number> => {
  let passed = 0;
  let failed = 0;
  const faults: string[] = [];
  for (const runner of runners) {
    say(`\n── ${runner.name}`);
    const tally = await runOne(runner, say);
    passed += tally.passed;
    failed += tally.failed;
    if (tally.failed > 0) faults.push(`${runner.name}: ${tally.failed} failed.`, ...(tally.failures ?? []).slice(0, failuresToldMax));
    if (tally.passed + tally.failed === 0) faults.push(`${runner.name}: ran nothing, which guards nothing.`);
  }
  say(`\n${faults.join('\n')}`);
  say(`${passed} passed, ${failed} failed`);
  return faults.length === 0 && runners.length > 0 ? 0 : 1;
};

const runOne = async ({ name, run }: Runner, say: (line: string) => void): Promise<Tally> => {
  try {
    return await run();
  } catch (cause) {
    say(`${name} broke off: ${cause instanceof Error ? cause.message : String(cause)}`);
    return { passed: 0, failed: 1 };
  }
};
