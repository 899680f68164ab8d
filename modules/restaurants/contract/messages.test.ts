import { expect, test } from 'vitest';

import am from '../messages/am.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const catalogues: Readonly<Record<'en' | 'am', Readonly<Record<string, unknown>>>> = { en, am };
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text ?? '').match(/\{\w+\}/g))].toSorted();

test.each<[string, string]>([
  ['restaurants_start_registration', 'Start Registration'],
  ['restaurants_owner', 'Owner'],
  ['restaurants_manager', 'Manager'],
  ['restaurants_staff_member', 'Staff Member'],
  [
    'restaurants_staff_need_invitation',
    'To sign up as staff, you need an invitation link from your restaurant owner or manager. Please contact them to get started.',
  ],
  ['restaurants_account_info', 'Account Info'],
  ['restaurants_count', 'Restaurant Count'],
  ['restaurants_details', 'Restaurant Details'],
  ['restaurants_confirmation', 'Confirmation'],
  ['restaurants_next', 'Next'],
  ['restaurants_previous', 'Previous'],
  ['restaurants_single', 'Single'],
  ['restaurants_multiple', 'Multiple'],
  ['restaurants_missing_information', 'Missing Information'],
  ['restaurants_invalid_email', 'Invalid Email Address'],
  ['restaurants_check_email', 'Check Your Email'],
  ['restaurants_email_too_long', 'Email Too Long'],
  ['restaurants_email_taken', 'Email Already Registered'],
  ['restaurants_password_weak', 'Password Too Weak'],
  ['restaurants_password_common', 'Password Too Common'],
  ['restaurants_passwords_differ', "Passwords Don't Match"],
  ['restaurants_count_required', 'Restaurant Count Required'],
  ['restaurants_invalid_phone', 'Invalid Phone Number'],
  ['restaurants_terms_required', 'Terms & Conditions Required'],
  ['restaurants_terms', 'Terms of Service'],
  ['restaurants_privacy', 'Privacy Policy'],
  ['restaurants_connection_error', 'Connection Error'],
  ['restaurants_connection_error_text', 'Please check your internet connection and try again.'],
  ['restaurants_too_many', 'Too Many Attempts'],
  ['restaurants_too_many_text', 'Please wait a few minutes.'],
  ['restaurants_setup_failed', 'Restaurant Setup Failed'],
  ['restaurants_setup_warning', 'Restaurant Setup Warning'],
  ['restaurants_profile_failed', 'Profile Creation Failed'],
  ['restaurants_registration_failed', 'Registration Failed'],
  ['restaurants_account_created', 'Account created successfully! You can now start your 14-day free trial.'],
  ['restaurants_registered', 'Restaurant registered successfully! Your 2-week free trial has started.'],
  ['restaurants_invalid_invitation', 'Invalid Invitation'],
  ['restaurants_refusal_invitation_invalid', 'The invitation code is invalid or expired.'],
  ['restaurants_staff_limit', 'Restaurant Staff Limit Reached'],
  [
    'restaurants_refusal_staff_limit_reached',
    'This restaurant has reached its staff limit of {limit} members for the {plan} plan. Please contact the restaurant owner to upgrade their plan.',
  ],
  ['restaurants_switched', 'Restaurant Switched'],
  ['restaurants_now_managing', 'Now managing {name}'],
  ['restaurants_error', 'Error'],
  ['restaurants_switch_failed', 'Failed to switch restaurant'],
  ['restaurants_switch_not_signed_in', 'User not authenticated'],
  ['restaurants_switch_not_found', 'Restaurant not found in available restaurants'],
  ['restaurants_refusal_restaurant_no_access', 'You do not have access to this restaurant'],
])('%s reads exactly as it was asked for', (key, text) => {
  expect(catalogues.en[key]).toBe(text);
});

test('both languages say the same things with the same facts', () => {
  expect(Object.keys(am)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) {
    expect([key, placeholders(catalogues.am[key])]).toEqual([key, placeholders(catalogues.en[key])]);
  }
});

test('a restaurant has one name in Amharic everywhere', () => {
  expect(Object.entries(am).filter(([, text]) => JSON.stringify(text).includes('ሬስቶራን'))).toEqual([]);
});
