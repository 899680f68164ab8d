import { ORPCError } from '@orpc/client';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import { noteWaiting } from '../../../platform/web/waiting-mark.ts';
import { CallbackScreen } from './callback-screen.tsx';
import { PasskeyGroup } from './passkeys/passkey-group.tsx';
import { ForgotPasswordScreen } from './recovery/forgot-password-screen.tsx';
import { ResetPasswordScreen } from './recovery/reset-password-screen.tsx';
import { DeviceRows } from './security/device-rows.tsx';
import { SecondFactorGroup } from './security/second-factor-group.tsx';
import { StrongerGroups } from './security/security-tab.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const refused = (code: string) => () => Promise.reject(new ORPCError(code, { status: 429, defined: true }));
const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
/** As a proxy answers for a server that is not there: words, and no word of what they are. */
const garbled = () => Promise.reject(new Error('Invalid RPC response format.', { cause: new TypeError('no json') }));
const cut = () => Promise.reject(new TypeError('fetch failed'));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a sign-in that did not work', () => {
  test.each([
    ['the server fails', fails, ['Error', 'Failed to log in']],
    ['nobody can read the answer', garbled, ['Error', 'Failed to log in']],
    ['nobody answers', cut, ['Connection Error', 'Please check your internet connection and try again.']],
    ['there were too many', refused('RATE_LIMITED'), ['Too Many Attempts', 'Please wait a few minutes.']],
  ])('where %s it says so, and what was typed stays', async (_what, signIn, said) => {
    openElement(<SignInScreen />, { accounts: { signIn } }, '/auth');
    await screen.findByRole('heading', { level: 1 });
    type('Email', 'hanna@example.com');
    type('Password', 'Berbere-2026');
    await press('Sign in');
    for (const text of said) expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hanna@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Berbere-2026');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });
});

describe('what waits on the device when a sign-in has run out', () => {
  const said = async () => {
    openElement(<SignInScreen />, {}, '/auth');
    await screen.findByRole('heading', { level: 1 });
    return screen.queryByRole('status')?.textContent ?? null;
  };
  afterEach(() => localStorage.clear());

  test('is said with what sends it', async () => {
    noteWaiting('hanna', 3);
    expect(await said()).toBe('3 entries wait on this device. They are sent when you sign in again.');
  });

  test('of several people is counted together, and not told whose it is', async () => {
    noteWaiting('hanna', 1);
    noteWaiting('abel', 2);
    expect(await said()).toBe('3 entries wait on this device. Each is sent when whoever made it signs in again.');
  });

  test('is not spoken of where nothing does', async () => {
    noteWaiting('hanna', 0);
    expect(await said()).toBeNull();
  });
});

describe('a second factor that was not set up', () => {
  test.each([
    ['the server fails', fails, 'That did not work. Please try again.'],
    ['nobody answers', cut, 'Please check your internet connection and try again.'],
    ['there were too many', refused('RATE_LIMITED'), 'Please wait a few minutes.'],
  ])('where %s it says so in a whole sentence beside the password', async (_what, beginSecondFactor, said) => {
    openElement(<SecondFactorGroup />, { accounts: { beginSecondFactor, secondFactorState: async () => ({ isOn: false }) } }, '/profile');
    await screen.findByRole('button', { name: 'Set up' });
    type('Current password', 'Berbere-2026');
    await press('Set up');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('Berbere-2026');
  });
});

test.each([
  ['the devices', 'listDevices', <DeviceRows key="devices" leave={() => Promise.resolve()} />],
  ['the passkeys', 'listPasskeys', <PasskeyGroup key="passkeys" isOffered />],
  ['the second factor', 'secondFactorState', <StrongerGroups key="factor" />],
])(
  '%s, which nobody was asked for before the line was cut, wait for one without alarm, and come by themselves',
  async (_what, name, part) => {
    const ask = vi.fn(cut);
    openElement(part, { accounts: { listPasskeys: async () => ({ passkeys: [] }), [name]: ask } }, '/profile');
    expect((await screen.findByText(m.ui_unread_no_connection())).closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    const asked = ask.mock.calls.length;
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
  },
);

describe('a reset link that was not sent', () => {
  test.each([
    ['the server fails', fails, 'Error. Failed to send reset link'],
    ['nobody answers', cut, 'Connection Error. Please check your internet connection and try again.'],
    ['there were too many', refused('RATE_LIMITED'), 'Too Many Attempts. Please wait a few minutes.'],
  ])('where %s it says so, and never that one is on its way', async (_what, requestReset, said) => {
    openElement(<ForgotPasswordScreen />, { accounts: { requestReset } }, '/forgot-password');
    const field = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([field.type, field.required]).toEqual(['email', true]);
    type('Email', 'hanna@example.com');
    await press('Send reset link');
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(screen.queryByText('Reset Link Sent')).toBeNull();
  });

  test.each(['', 'hanna'])('for "%s" the server is not even asked', async (typed) => {
    const requestReset = vi.fn();
    openElement(<ForgotPasswordScreen />, { accounts: { requestReset } }, '/forgot-password');
    await screen.findByLabelText('Email');
    type('Email', typed);
    await press('Send reset link');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(requestReset).not.toHaveBeenCalled();
  });
});

describe('a new password that was not set', () => {
  test.each([
    ['the server fails', fails, 'The password could not be changed. Please try again.'],
    ['nobody can read the answer', garbled, 'The password could not be changed. Please try again.'],
    ['what is sent is refused', refused('INPUT_INVALID'), 'The password could not be changed. Please try again.'],
    ['nobody answers', cut, 'Please check your internet connection and try again.'],
    ['there were too many', refused('RATE_LIMITED'), 'Please wait a few minutes.'],
  ])('where %s it says so in a sentence', async (_what, setPassword, said) => {
    const recoveryState = () => Promise.resolve({ session: 'recovery', isCurrentPasswordNeeded: false });
    openElement(<ResetPasswordScreen />, { accounts: { recoveryState, setPassword } }, '/reset-password');
    await screen.findByLabelText('New Password');
    type('New Password', 'Berbere-77!');
    type('Confirm Password', 'Berbere-77!');
    await press('Set new password');
    expect((await screen.findByRole('alert')).textContent).toBe(`Password Reset Error. ${said}`);
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeDefined();
  });
});

test('while a code is exchanged the screen says "Completing authentication...", and failing has its own words', async () => {
  let answer: (outcome: object) => void = () => undefined;
  const exchangeCode = () => new Promise((resolve) => (answer = resolve));
  openElement(<CallbackScreen />, { accounts: { exchangeCode } }, '/auth/callback?code=abc');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Completing authentication...');
  answer({ outcome: 'failed', session: null });
  expect((await screen.findByRole('alert')).textContent).toContain('Authentication failed. Please try again.');
});
