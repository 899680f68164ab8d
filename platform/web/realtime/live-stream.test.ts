import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LineWorld, LiveNews } from './live-line.ts';
import type { LiveState } from './live-state.ts';
import { SharedStream, tabTimes, type StreamWorld } from './live-stream.ts';

/** Lets messages between tabs, and locks, which are real, come through. */
const settle = () => new Promise<void>((resolve) => void setImmediate(() => setImmediate(() => setImmediate(resolve))));

type Heard = Pick<LineWorld, 'onState' | 'onNews'>;

/** A browser with tabs of one person in one restaurant. */
const openBrowser = () => {
  const name = uuidv7();
  const tabs: SharedStream[] = [];
  const openTab = (changes: Partial<StreamWorld> = {}) => {
    const states: LiveState[] = [];
    const news: LiveNews[] = [];
    const lines: (Heard & { isClosed: boolean })[] = [];
    const stream = new SharedStream({
      name,
      openLine: (heard) => {
        const line = { ...heard, isClosed: false };
        lines.push(line);
        return { tryNow: () => undefined, close: () => void (line.isClosed = true) };
      },
      onState: (state) => states.push(state),
      onNews: (item) => news.push(item),
      locks: navigator.locks,
      openChannel: (channel) => new BroadcastChannel(channel),
      isVisible: () => true,
      ...changes,
    });
    tabs.push(stream);
    return { stream, news, state: () => states.at(-1)?.kind, line: () => lines.findLast(({ isClosed }) => !isClosed) };
  };
  return { openTab, close: () => tabs.forEach((tab) => tab.close()) };
};

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  browser = openBrowser();
});
afterEach(() => {
  browser.close();
  vi.useRealTimers();
});

const fact: LiveNews = { kind: 'told', event: { name: 'waste.v1.entry-logged', payload: {}, commandId: null } };

describe('the tabs of a browser', () => {
  it('have one line, and all hear what it brings and how it stands', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    expect([first.line() !== undefined, second.line() !== undefined]).toEqual([true, false]);
    first.line()?.onState({ kind: 'live', by: 'stream' });
    first.line()?.onNews(fact);
    await vi.waitFor(() => expect([first.state(), second.state()]).toEqual(['live', 'live']));
    expect([first.news, second.news]).toEqual([[fact], [fact]]);
  });

  it('go on with the next one when the one with the line is closed', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    first.stream.close();
    await vi.waitFor(() => expect(second.line()).toBeDefined());
    expect(first.state()).toBe('off');
  });

  it('tell a new one how the line stands', async () => {
    const first = browser.openTab();
    await settle();
    first.line()?.onState({ kind: 'live', by: 'stream' });
    const second = browser.openTab();
    await vi.waitFor(() => expect(second.state()).toBe('live'));
  });

  it('take the line over from one that was put to sleep, and that one gives it up', async () => {
    // Asleep, it neither speaks nor answers; its lock stays.
    const silent = () => new BroadcastChannel(uuidv7());
    const [asleep, awake] = [browser.openTab({ openChannel: silent }), browser.openTab()];
    await settle();
    expect(asleep.line()).toBeDefined();
    vi.advanceTimersByTime(tabTimes.takeOverAfter + 2 * tabTimes.check);
    await vi.waitFor(() => expect(awake.line()).toBeDefined());
    await vi.waitFor(() => expect(asleep.line()).toBeUndefined());
  });

  it('leave it with one that is awake, however little happens', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    for (let round = 0; round < 40; round += 1) {
      vi.advanceTimersByTime(tabTimes.check);
      await settle();
      await settle();
    }
    expect([first.line() !== undefined, second.line() !== undefined]).toEqual([true, false]);
  });

  it('each have a line of their own where a browser has no locks', async () => {
    const [first, second] = [browser.openTab({ locks: null }), browser.openTab({ locks: null })];
    await settle();
    expect([first.line() !== undefined, second.line() !== undefined]).toEqual([true, true]);
  });
});
