import { beforeEach, describe, expect, test, vi } from 'vitest';

import { currentSession, endSession, keepSession, onSessionChange, type SessionDescription } from './session.ts';

const description: SessionDescription = {
  expiresAt: '2026-11-27T00:00:00Z',
  user: {
    id: 'hanna',
    email: 'hanna@example.com',
    firstName: 'Hanna',
    lastName: 'Tesfaye',
    isEmailVerified: true,
    language: 'en',
    useEthiopianTime: false,
    useEthiopianCalendar: false,
    preferredTimeZone: null,
    restaurantId: null,
  },
};
const before = new Date('2026-11-26T23:59:59Z');
const after = new Date('2026-11-27T00:00:00Z');

/** What the browser tells this tab when another one has written. */
const fromOtherTab = (newValue: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key: 'maed.session', newValue }));

beforeEach(() => endSession());

describe('who is signed in', () => {
  test('a described session counts without a connection, until it expires', () => {
    keepSession(description);
    expect(currentSession(before)?.user.id).toBe('hanna');
    expect(currentSession(after)).toBeNull();
  });

  test('signing in and out in another tab is heard in this one', () => {
    const heard = vi.fn();
    const stop = onSessionChange(heard);
    fromOtherTab(JSON.stringify(description));
    expect(currentSession(before)?.user.id).toBe('hanna');
    fromOtherTab(null);
    expect(currentSession(before)).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  test.each(['not json', '{}', '{"user":null,"expiresAt":"x"}', '42'])('a spoiled description (%s) signs nobody in', (spoiled) => {
    fromOtherTab(spoiled);
    expect(currentSession(before)).toBeNull();
  });

  test('what is kept holds no token', () => {
    keepSession(description);
    expect(Object.keys(JSON.parse(localStorage.getItem('maed.session') ?? '{}')).toSorted()).toEqual(['expiresAt', 'user']);
  });
});
