import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { clockErrorMs, noteServerTime } from './device-clock.ts';
import { newCommand, withRightTime } from './new-command.ts';
import { recordedNow } from './recorded-at.ts';

const minuteMs = 60_000;
const twoDaysMs = 2 * 86_400_000;
const serverSays = (atMs: number) => noteServerTime(new Date(atMs).toUTCString());
/** The device is wrong by as much: the server's clock is ahead of it. */
const deviceIsBehindBy = (ms: number) => serverSays(Date.now() + ms);

beforeEach(() => deviceIsBehindBy(0));

test.each([
  ['is right', 0, 0],
  ['is nine minutes slow', 9 * minuteMs, 0],
  ['is two days slow', twoDaysMs, twoDaysMs],
  ['is two days fast', -twoDaysMs, -twoDaysMs],
])('of a clock that %s, so much is said to be wrong', (_how, behindMs, expected) => {
  deviceIsBehindBy(behindMs);
  expect(Math.abs(clockErrorMs() - expected)).toBeLessThan(2_000);
});

test('an answer without a time, or with nonsense for one, says nothing of the clock', () => {
  deviceIsBehindBy(twoDaysMs);
  noteServerTime(null);
  noteServerTime('soon');
  expect(clockErrorMs()).toBeGreaterThan(0);
});

describe('what is recorded by a wrong clock', () => {
  test.each([twoDaysMs, -twoDaysMs])('carries the right time and by how much it was put right (%i ms)', (behindMs) => {
    deviceIsBehindBy(behindMs);
    const command = newCommand('r', {});
    expect(Math.abs(Date.parse(command.occurredAt) - (Date.now() + behindMs))).toBeLessThan(3_000);
    expect(Math.abs((command.clockErrorMs ?? 0) - behindMs)).toBeLessThan(2_000);
    // Sent later, it is not put right once more.
    expect(withRightTime(command)).toBe(command);
  });

  test.each([twoDaysMs, -twoDaysMs])('before anybody could tell is put right when it is sent (%i ms)', (behindMs) => {
    const { clockErrorMs: _unknown, ...command } = newCommand('r', {});
    deviceIsBehindBy(behindMs);
    const sent = withRightTime(command);
    expect(Math.abs(Date.parse(sent.occurredAt) - Date.parse(command.occurredAt) - behindMs)).toBeLessThan(2_000);
    expect({ ...sent, occurredAt: '', clockErrorMs: 0 }).toEqual({ ...command, occurredAt: '', clockErrorMs: 0 });
  });

  test('is left alone by a clock that is right, and where it is about the person alone', () => {
    const { clockErrorMs: _unknown, ...command } = newCommand('r', {});
    expect(withRightTime(command)).toBe(command);
    const own = { commandId: 'x', body: {} };
    deviceIsBehindBy(twoDaysMs);
    expect(withRightTime(own)).toBe(own);
  });
});

test('whatever the clock shows, what is recorded is within ten minutes of the truth', () => {
  const wrong = fc.integer({ min: -30 * 86_400_000, max: 30 * 86_400_000 });
  fc.assert(
    fc.property(wrong, (behindMs) => {
      deviceIsBehindBy(behindMs);
      const said = Date.parse(newCommand('r', {}).occurredAt);
      // Beside the ten minutes: a small wandering is not measured anew, and answers name whole seconds.
      expect(Math.abs(said - (Date.now() + behindMs))).toBeLessThan(11.2 * minuteMs);
    }),
  );
});

describe('what a wrong clock recorded that was put right before the first answer', () => {
  const hourMs = 60 * minuteMs;
  /** Written down by another page of this device, which had heard the server three hours ago. */
  const beforeRestart = () => ({ ...recordedNow(), pageId: 'gone', notBeforeMs: Date.now() - 3 * hourMs });
  const saidAt = (atMs: number) => {
    const { clockErrorMs: _unknown, ...command } = newCommand('r', {}, new Date(atMs));
    return command;
  };

  test.each([
    ['a clock that had begun at 1970 again', 0],
    ['one that was two days slow', Date.now() - twoDaysMs],
    ['one that was two days fast', Date.now() + twoDaysMs],
  ])('carries a time that is possible, and by how much that differs: %s', (_how, saidMs) => {
    const sent = withRightTime(saidAt(saidMs), beforeRestart());
    expect(Math.abs(Date.parse(sent.occurredAt) - Date.now())).toBeLessThan(3_000);
    expect(Math.abs((sent as { clockErrorMs?: number }).clockErrorMs ?? 0)).toBeGreaterThan(twoDaysMs - hourMs);
  });

  test('in the page where it was recorded it is known to the second when that was', () => {
    const recorded = { ...recordedNow(), monotonicMs: performance.now() - hourMs };
    const sent = withRightTime(saidAt(Date.now() + twoDaysMs), recorded);
    expect(Math.abs(Date.parse(sent.occurredAt) - (Date.now() - hourMs))).toBeLessThan(3_000);
  });

  test.each([
    ['an hour ago', -hourMs],
    ['nine minutes ahead', 9 * minuteMs],
  ])('is left alone where it may be right: %s', (_how, agoMs) => {
    const command = saidAt(Date.now() + agoMs);
    expect(withRightTime(command, beforeRestart())).toBe(command);
  });
});
