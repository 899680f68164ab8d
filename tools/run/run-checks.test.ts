import { describe, expect, test } from 'vitest';

import { NotRun } from '../laws/law.ts';
import type { NamedLaw } from '../laws/laws.ts';
import { inTurn } from './in-turn.ts';
import { runChecks } from './run-checks.ts';

const kept: NamedLaw = { name: 'kept', check: () => [] };
const broken: NamedLaw = { name: 'broken', check: () => [{ path: 'kit/x.ts', message: 'Say why.' }] };
const crashed: NamedLaw = { name: 'crashed', check: () => Promise.reject(new Error('no such program')) };
const unanswered: NamedLaw = { name: 'unanswered', check: () => Promise.reject(new NotRun('the registry is silent')) };

const run = async (first: readonly NamedLaw[], rest: readonly NamedLaw[]) => {
  const lines: string[] = [];
  const summary = await runChecks({ root: '/nowhere', first, rest, say: (line) => lines.push(line) });
  return { summary, text: lines.join('\n') };
};

describe('every law counts as one', () => {
  test('a broken law is named, with the place and what to do', async () => {
    const { summary, text } = await run([kept], [broken, kept]);
    expect(summary).toEqual({ passed: 2, failed: 1, failures: ['broken'] });
    expect(text).toMatch(/✗ broken \(\d+\.\d s\)\n +kit\/x\.ts {2}Say why\./);
  });

  test('a check that crashes is a broken law, not a kept one', async () => {
    const { summary, text } = await run([], [crashed]);
    expect(summary).toEqual({ passed: 0, failed: 1, failures: ['crashed'] });
    expect(text).toContain('no such program');
  });

  test('what could not run is said, and counted as neither', async () => {
    const { summary, text } = await run([], [unanswered, kept]);
    expect(summary).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(text).toContain('- unanswered: not run, the registry is silent');
  });

  test('what the others need is finished before they begin', async () => {
    const order: string[] = [];
    const noting = (name: string): NamedLaw => ({
      name,
      check: async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return [];
      },
    });
    await run([noting('messages')], [noting('types')]);
    expect(order).toEqual(['messages begins', 'messages ends', 'types begins', 'types ends']);
  });
});

describe('a small machine is not flooded', () => {
  test('no more are under way than were asked for, and results keep their order', async () => {
    let underWay = 0;
    let most = 0;
    const results = await inTurn([3, 1, 2, 5, 4], 2, async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let step = 0; step < item; step += 1) await Promise.resolve();
      underWay -= 1;
      return item * 10;
    });
    expect({ results, most }).toEqual({ results: [30, 10, 20, 50, 40], most: 2 });
  });
});
