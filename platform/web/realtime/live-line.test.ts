import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LiveLook } from './live-page.ts';
import { KeptLine, lineTimes, type LineWorld, type LiveNews } from './live-line.ts';
import type { LiveState } from './live-state.ts';
import { scriptedSources } from './testing/scripted-source.ts';

const told = (name: string) => ({ name, payload: {}, commandId: null });

/** One line with a server that a test speaks for. */
const openWorld = (changes: Partial<LineWorld> = {}, first: LiveLook = 'unanswered') => {
  const sources = scriptedSources();
  const states: LiveState[] = [];
  const news: LiveNews[] = [];
  let kept: string | null = null;
  let answer = first;
  const line = new KeptLine({
    restaurantId: 'selam',
    cursor: { get: () => kept, set: (sequence) => (kept = sequence) },
    openSource: sources.open,
    look: () => Promise.resolve(answer),
    onState: (state) => states.push(state),
    onNews: (item) => news.push(item),
    chance: () => 1,
    ...changes,
  });
  return {
    line,
    news,
    ...sources,
    state: () => states.at(-1)?.kind,
    lastState: () => states.at(-1),
    cursor: () => kept,
    answerLooks: (look: LiveLook) => (answer = look),
  };
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a line', () => {
  it('says that it catches up, then that it is live, and brings each fact', () => {
    const world = openWorld();
    expect(world.state()).toBe('catching-up');
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('told', told('waste.v1.entry-logged'), '8');
    world.last().say('beat', {}, '8');
    expect(world.lastState()).toEqual({ kind: 'live', by: 'stream' });
    expect(world.news).toEqual([{ kind: 'told', event: told('waste.v1.entry-logged') }]);
  });

  it('goes on after a loss from the last number that it heard, and says since when it is down', async () => {
    const world = openWorld();
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('told', told('waste.v1.entry-logged'), '8');
    world.last().fail();
    expect(world.lastState()).toEqual({ kind: 'down', since: new Date('2026-11-21T12:00:00Z') });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.opened).toHaveLength(2);
    expect(world.last().address).toBe('/live/selam?after=8');
    expect(world.opened[0]?.isClosed()).toBe(true);
  });

  it('that was never heard before says since when its page is open, and asks nothing anew where it is told all since', () => {
    const world = openWorld();
    expect(world.last().address).toMatch(/^\/live\/selam\?age=\d+$/);
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('told', told('waste.v1.entry-logged'), '8');
    world.last().fail();
    expect(world.news).toEqual([{ kind: 'told', event: told('waste.v1.entry-logged') }]);
  });

  it('comes back at random moments, later each time, and never later than half a minute', async () => {
    const world = openWorld();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const opened = world.opened.length;
      world.last().fail();
      const from = Date.now();
      await vi.advanceTimersByTimeAsync(0);
      while (world.opened.length === opened) await vi.advanceTimersByTimeAsync(500);
      waits.push(Date.now() - from);
    }
    expect(waits.toSorted((left, right) => left - right)).toEqual(waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(lineTimes.waitMax);
    expect(waits.at(-1)).toBe(lineTimes.waitMax);
  });

  it('that says nothing for longer than two beats is dead, and opened anew', async () => {
    const world = openWorld();
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('beat', {}, '7');
    await vi.advanceTimersByTimeAsync(lineTimes.silenceMax + 1_000);
    expect(world.opened).toHaveLength(2);
  });

  it('asks for everything anew where too much was missed', () => {
    const world = openWorld();
    world.last().say('hello', { sequence: '900', isWhole: false });
    expect(world.news).toEqual([{ kind: 'anew' }]);
    expect(world.cursor()).toBe('900');
  });

  it.each(['no-session', 'no-membership'] as const)('that the server ends for %s stays ended', async (reason) => {
    const world = openWorld();
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('end', { reason });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.news).toEqual([{ kind: 'ended', reason }]);
    expect(world.opened).toHaveLength(1);
  });

  it('of somebody whose role has changed asks for everything anew, and goes on as who they are now', async () => {
    const world = openWorld();
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('end', { reason: 'changed-role' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.news).toEqual([{ kind: 'anew' }]);
    expect(world.opened).toHaveLength(2);
  });

  it('that a stopping server ends goes on elsewhere', async () => {
    const world = openWorld();
    world.last().say('hello', { sequence: '7', isWhole: true });
    world.last().say('end', { reason: 'stopping' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.opened).toHaveLength(2);
  });

  it('that was never opened learns from a look that nobody is signed in any more', async () => {
    const world = openWorld();
    world.answerLooks({ refused: 'no-session' });
    world.last().fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.news).toEqual([{ kind: 'ended', reason: 'no-session' }]);
    expect(world.opened).toHaveLength(1);
  });
});

describe('where streams do not come through', () => {
  const page = (next: string) => ({ page: { sequence: next, isWhole: true, next, events: [told('waste.v1.entry-logged')] } });

  it.each(['held back without a word', 'refused', 'absent'])('%s, the same is heard by looks every few seconds', async (how) => {
    const world = openWorld(how === 'absent' ? { openSource: null } : {}, page('3'));
    if (how === 'refused') world.last().fail();
    await vi.advanceTimersByTimeAsync(how === 'held back without a word' ? lineTimes.helloMax : 0);
    expect(world.lastState()).toEqual({ kind: 'live', by: 'polling' });
    expect(world.cursor()).toBe('3');
    if (how === 'refused') {
      await vi.advanceTimersByTimeAsync(lineTimes.poll);
      world.last().fail();
    }
    const heard = world.news.length;
    await vi.advanceTimersByTimeAsync(lineTimes.poll * 2 + lineTimes.helloMax);
    expect(world.news.length).toBeGreaterThan(heard);
  });

  it('a stream is tried again from time to time, and taken where it comes', async () => {
    const world = openWorld();
    world.answerLooks(page('3'));
    world.last().fail();
    await vi.advanceTimersByTimeAsync(lineTimes.poll);
    world.last().fail();
    await vi.advanceTimersByTimeAsync(lineTimes.poll * 3);
    expect(world.opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(lineTimes.streamAgain - lineTimes.poll * 3);
    expect(world.opened).toHaveLength(3);
    world.last().say('hello', { sequence: '3', isWhole: true });
    world.last().say('beat', {}, '3');
    expect(world.lastState()).toEqual({ kind: 'live', by: 'stream' });
  });
});
