import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** The module as a page opened anew has it. */
const openAnew = async () => {
  vi.resetModules();
  const { renderHook } = await import('@testing-library/react');
  const { noteAnswered, noteFailure, useLostConnection } = await import('./connection.ts');
  const lose = () => noteFailure({ kind: 'no-connection' });
  return { lose, noteAnswered, since: () => renderHook(useLostConnection).result.current?.toISOString() ?? null };
};

test('a page that is opened anew without a line says since when, until somebody answers', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z'), toFake: ['Date'] });
  const first = await openAnew();
  first.lose();
  expect(first.since()).toBe('2026-03-02T12:00:00.000Z');

  vi.setSystemTime(new Date('2026-03-02T12:40:00Z'));
  const second = await openAnew();
  expect(second.since(), 'nothing was asked yet').toBeNull();
  second.lose();
  expect(second.since()).toBe('2026-03-02T12:00:00.000Z');
  second.noteAnswered();
  expect(second.since()).toBeNull();

  const third = await openAnew();
  third.lose();
  expect(third.since()).toBe('2026-03-02T12:40:00.000Z');
});
