import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text ?? '').match(/\{\w+\}/g))].toSorted();

test.each<[string, string]>([
  ['accounts_signed_in', 'You have successfully logged in'],
  ['accounts_error', 'Error'],
  ['accounts_sign_in_failed', 'Failed to log in'],
  ['accounts_forgot_password', 'Forgot password?'],
  ['accounts_connection_error', 'Connection Error'],
  ['accounts_connection_error_text', 'Please check your internet connection and try again.'],
  ['accounts_too_many', 'Too Many Attempts'],
  ['accounts_callback_title', 'Completing authentication...'],
  ['accounts_callback_failed', 'Authentication failed. Please try again.'],
  ['accounts_recovery_title', 'Reset Password'],
  ['accounts_recovery_sent', 'Reset Link Sent'],
  ['accounts_recovery_not_sent', 'Failed to send reset link'],
  ['accounts_recovery_error', 'Password Reset Error'],
  ['accounts_recovery_to_login', 'Go to Login'],
  ['accounts_recovery_request_new', 'Request New Reset'],
  ['accounts_recovery_expired', 'This password reset link has expired. Links are only valid for 1 hour.'],
  ['accounts_recovery_no_request', 'No valid password reset request found.'],
  ['accounts_recovery_unknown', 'An unknown error occurred'],
  ['accounts_recovery_verification_failed', 'Token verification failed: {reason}'],
  ['accounts_recovery_not_established', 'Session was not established after token verification. Please try the reset link again.'],
  ['accounts_recovery_no_session', 'No active session found. Please use the password reset link from your email.'],
  ['accounts_password_new', 'New Password'],
  ['accounts_password_confirm', 'Confirm Password'],
  ['accounts_passwords_differ', "Passwords Don't Match"],
  ['accounts_passwords_differ_text', 'Please make sure your passwords match'],
  ['accounts_password_short', 'Password Too Short'],
  ['accounts_password_short_text', 'Password must be at least 8 characters long'],
  ['accounts_password_weak', 'Password Too Weak'],
  ['accounts_password_common', 'Password Too Common'],
  ['accounts_sign_out_error', 'Sign Out Error'],
  ['accounts_device_end_failed', 'Failed to sign out. Please try again.'],
  ['accounts_profile_load_failed', 'Error loading profile'],
  ['accounts_profile_load_failed_text', 'Please try refreshing the page'],
])('%s reads exactly as it was asked for', (key, text) => {
  expect(catalogues.en[key]).toBe(text);
});

test('an invalid link is called "invalid or malformed"', () => {
  expect(catalogues.en['accounts_recovery_invalid']).toContain('invalid or malformed');
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) {
    expect([key, placeholders(catalogues.am[key])]).toEqual([key, placeholders(catalogues.en[key])]);
  }
});
