import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { dropAllDrafts, openDrafts } from '../../../../platform/web/draft-storage.ts';
import '../../../../platform/web/testing/disk-in-memory.ts';
import { openElement } from '../../../../platform/web/testing/open-element.tsx';
import { endSession, keepSession, type SessionDescription } from '../../../../platform/web/session.ts';
import { JoinScreen } from './join-screen.tsx';

const session: SessionDescription = {
  expiresAt: '2999-01-01T00:00:00Z',
  user: {
    id: 'sara',
    email: 'sara@example.com',
    firstName: 'Sara',
    lastName: 'Haile',
    isEmailVerified: true,
    language: 'en',
    useEthiopianTime: false,
    useEthiopianCalendar: false,
    preferredTimeZone: null,
    restaurantId: null,
  },
};
const offer = { restaurantName: 'Enat Bet', role: null, department: null, email: null, departments: ['Bar', 'Kitchen'] };
const code = 'a'.repeat(40);

const open = ({
  accounts = {},
  restaurants = {},
  leave = async () => endSession(),
}: {
  accounts?: object;
  restaurants?: object;
  leave?: () => Promise<void>;
}) =>
  openElement(<JoinScreen code={code} leave={leave} />, {
    accounts,
    restaurants: { readInvitation: async () => offer, ...restaurants },
  });

beforeEach(openDrafts);
afterEach(async () => {
  cleanup();
  endSession();
  await dropAllDrafts();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('somebody without an account', () => {
  test('chooses among the roles that an invitation leaves open and the departments there, and joins only with the terms', async () => {
    open({});
    const role = await screen.findByLabelText<HTMLSelectElement>('Role');
    expect([...role.options].map(({ value }) => value)).toEqual(['staff', 'chef', 'kitchenstaff']);
    expect(role.value).toBe('staff');
    const department = screen.getByLabelText<HTMLSelectElement>('Department');
    expect([...department.options].map(({ text }) => text)).toEqual(['Choose a department', 'Bar', 'Kitchen']);
    const join = screen.getByRole<HTMLButtonElement>('button', { name: 'Join Enat Bet' });
    expect(join.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    await vi.waitFor(() => expect(join.disabled).toBe(false));
    fireEvent.click(join);
    await vi.waitFor(() => expect(screen.getAllByText('Missing Information.')).toHaveLength(6));
  });

  test('stays before their own form until the app is there', async () => {
    const join = vi.fn(async () => ({ restaurantId: 'enat' }));
    open({ restaurants: { join }, accounts: { signIn: async () => session } });
    await screen.findByLabelText('Role');
    type('First name', 'Sara');
    type('Last name', 'Haile');
    type('Email', 'sara@example.com');
    type('Password', 'Berbere-2026');
    type('Confirm password', 'Berbere-2026');
    type('Department', 'Bar');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Join Enat Bet');
    expect(await screen.findByText('Account created successfully! You can now start your 14-day free trial.')).toBeDefined();
    expect(join).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/You are signed in as/)).toBeNull();
    expect(screen.getByLabelText('First name')).toBeDefined();
  });

  test.each([
    ['INVITATION_INVALID', {}, 'Invalid Invitation: The invitation code is invalid or expired.'],
    [
      'STAFF_LIMIT_REACHED',
      { limit: 10, plan: 'growth' },
      'Restaurant Staff Limit Reached: This restaurant has reached its staff limit of 10 members for the growth plan. Please contact the restaurant owner to upgrade their plan.',
    ],
  ])('is told %s in full', async (refused, data, text) => {
    open({ restaurants: { readInvitation: () => Promise.reject(new ORPCError(refused, { status: 409, defined: true, data })) } });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('is told about a line that is cut, and asks again', async () => {
    const readInvitation = vi.fn((): Promise<unknown> => Promise.reject(new TypeError('fetch failed')));
    open({ restaurants: { readInvitation } });
    expect((await screen.findByRole('alert')).textContent).toBe('Connection Error: Please check your internet connection and try again.');
    readInvitation.mockResolvedValue(offer);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Join Enat Bet' })).toBeDefined();
  });
});

describe('somebody with an account', () => {
  test('is asked for the code of their app where they have one, and stands before the invitation then', async () => {
    const confirmSignIn = vi.fn(async () => ({ outcome: 'signed-in', session }));
    const signIn = () => Promise.reject(new ORPCError('SECOND_FACTOR_NEEDED', { status: 401, defined: true }));
    open({ accounts: { signIn, confirmSignIn } });
    await press('Sign in to join');
    type('Email', 'sara@example.com');
    type('Password', 'Berbere-2026');
    await press('Sign in');
    const field = await screen.findByLabelText('Code');
    fireEvent.change(field, { target: { value: '123 456' } });
    await press('Confirm code');
    expect(await screen.findByText(/You are signed in as sara@example\.com\./)).toBeDefined();
    expect(confirmSignIn).toHaveBeenCalledWith({ code: '123456' });
  });

  test('leaves an account that is not the one invited, and stands before the same invitation', async () => {
    keepSession(session);
    const leave = vi.fn(async () => endSession());
    const { address } = open({ leave });
    await press('Use another account');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'Sign in to join' })).toBeDefined();
    await vi.waitFor(() => expect(address()).toBe(`/auth?invite=${code}`));
  });
});
