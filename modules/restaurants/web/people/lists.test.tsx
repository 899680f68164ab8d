import { ORPCError } from '@orpc/client';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openElement } from '../../../../platform/web/testing/open-element.tsx';
import { endSession, keepSession } from '../../../../platform/web/session.ts';
import { forgetTurn, noteTurn } from '../../../../platform/web/shared-device.ts';
import { showToast } from '../../../../ui/toast.ts';
import { adminScreen } from '../admin/admin-screen.tsx';
import { CurrentRestaurantProvider, useMaybeRestaurant } from '../current-restaurant.tsx';
import { TeamTab } from './team-tab.tsx';
import { useDepartmentText } from './use-department-text.ts';

vi.mock('../../../../ui/toast.ts', () => ({ showToast: vi.fn() }));

const restaurantId = '0190a0de-0000-7000-8000-000000000001';
const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const answers = {
  listMembers: async () => ({ members: [], memberCountMax: 5 }),
  listInvitations: async () => ({ invitations: [] }),
  listDepartments: async () => ({ departments: [{ name: 'Kitchen', memberCount: 2 }] }),
  listTablets: async () => ({ tablets: [{ tabletId: restaurantId, name: 'Pass', registeredByName: 'Hanna' }] }),
  listDuplicates: async () => ({ groups: [] }),
  listAudit: async () => ({ entries: [] }),
  listAuditActions: async () => ({ actions: [] }),
  listAuditActors: async () => ({ actors: [] }),
  myMembership: async () => ({ role: 'chef', department: 'Kitchen', hourlyRate: null }),
};

const AtWork = ({ children }: { readonly children: ReactNode }) => (useMaybeRestaurant() ? children : null);

const open = (element: ReactNode, restaurants: object, role = 'owner') => {
  const listMine = async () => ({
    restaurants: [{ id: restaurantId, name: 'Enat Bet', role, timeZone: 'Europe/London', currency: 'GBP' }],
  });
  openElement(
    <CurrentRestaurantProvider>
      <AtWork>{element}</AtWork>
    </CurrentRestaurantProvider>,
    { restaurants: { listMine, ...answers, ...restaurants } },
  );
};

beforeEach(() =>
  keepSession({
    expiresAt: '2999-01-01T00:00:00Z',
    user: {
      id: 'hanna',
      email: 'h@example.com',
      firstName: 'Hanna',
      lastName: 'Bekele',
      isEmailVerified: true,
      language: 'en',
      useEthiopianTime: false,
      useEthiopianCalendar: false,
      preferredTimeZone: null,
      restaurantId,
    },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
  forgetTurn();
});

const Admin = adminScreen({ deedText: (action) => action, amountText: (quantity, unit) => `${quantity} ${unit}` });

type List = readonly [what: string, procedure: string, heading: string, screenOf: ReactNode, role: string];

const lists: readonly List[] = [
  ['the members', 'listMembers', 'Members', <TeamTab key="team" />, 'owner'],
  ['the invitations', 'listInvitations', 'Invitations', <TeamTab key="team" />, 'owner'],
  ['the departments', 'listDepartments', 'Departments', <TeamTab key="team" />, 'owner'],
  ['the tablets', 'listTablets', 'Shared tablets', <TeamTab key="team" />, 'owner'],
  ["a chef's own place", 'myMembership', 'Your place here', <TeamTab key="team" />, 'chef'],
  ['the trail', 'listAudit', 'Audit trail', <Admin key="admin" />, 'owner'],
  ['the duplicates', 'listDuplicates', 'Probable duplicate sign-ups', <Admin key="admin" />, 'owner'],
];

describe('a list that the server could not read', () => {
  test.each(lists)(
    '%s is said not to be readable, never shown as empty or as coming for ever, and asked for anew',
    async (_what, name, heading, screenOf, role) => {
      const ask = vi.fn(fails);
      open(screenOf, { [name]: ask }, role);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(m.ui_unread_failed());
      expect(alert.closest('section')?.textContent).toContain(heading);
      const asked = ask.mock.calls.length;
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
    },
  );
});

describe('what was never read before the line was cut', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  test.each(lists)(
    '%s waits for a line, without alarm, and comes by itself when there is one',
    async (_what, name, heading, screenOf, role) => {
      const ask = vi.fn(cut);
      open(screenOf, { [name]: ask }, role);
      const said = (await screen.findByText(m.ui_unread_no_connection())).closest('[role="status"]');
      expect(said?.closest('section')?.textContent).toContain(heading);
      expect(screen.queryByRole('alert')).toBeNull();
      const asked = ask.mock.calls.length;
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
    },
  );
});

test('where nobody was invited and nothing is shared, it is said', async () => {
  open(<TeamTab />, { listTablets: async () => ({ tablets: [] }) });
  expect(await screen.findByText('Nobody has been invited yet.')).toBeDefined();
  expect(await screen.findByText('No device is shared yet.')).toBeDefined();
});

describe('what is taken from others is asked about first', () => {
  test.each([
    ['a department with people', 'Remove Kitchen', 'removeDepartment', 'The people in it stay'],
    ['a shared tablet', /^Remove ?, Pass$/, 'revokeTablet', 'nobody can enter at it'],
  ])('%s', async (_what, button, procedure, text) => {
    const remove = vi.fn(async () => ({}));
    open(<TeamTab />, { [procedure]: remove });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(text);
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('whoever invites is told', () => {
  const member = (userId: string) => ({ userId, name: userId, avatarUrl: null, role: 'staff', department: null, hourlyRate: null });
  const listMembers = (memberCountMax: number) => async () => ({ members: ['hanna', 'sara'].map(member), memberCountMax });
  const full = /^2 of 2 places are taken\. You can still invite, but joining is refused until there is room/;

  const ways = ['Invite someone', 'Code for somebody without e-mail'];

  test.each(ways)('by "%s" how many places are taken, while there is room', async (button) => {
    open(<TeamTab />, { listMembers: listMembers(5) });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('2 of 5 places are taken.')).toBeDefined();
    expect(within(dialog).queryByRole('status')).toBeNull();
  });

  test.each(ways)('by "%s" that nobody can join until there is room, and may still make one', async (button) => {
    const made = vi.fn(async () => ({ expiresAt: '2999-01-01T00:00:00Z' }));
    open(<TeamTab />, { listMembers: listMembers(2), createInvitation: made, createTabletCode: made });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByRole('status')).textContent).toMatch(full);
    fireEvent.click(within(dialog).getByRole('button', { name: /^(Make|Code)/ }));
    await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  });
});

test('an empty department goes at once', async () => {
  const removeDepartment = vi.fn(async () => ({}));
  open(<TeamTab />, { listDepartments: async () => ({ departments: [{ name: 'Bar', memberCount: 0 }] }), removeDepartment });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Bar' }));
  await vi.waitFor(() => expect(removeDepartment).toHaveBeenCalledTimes(1));
});

test.each([
  ['Kitchen', 'Kitchen.'],
  [null, '.'],
])('of the department %s a profile reads "%s"', async (department, text) => {
  const Own = () => <p>{useDepartmentText()}.</p>;
  const myMembership = vi.fn(async () => ({ role: 'chef', department, hourlyRate: null }));
  open(<Own />, { myMembership }, 'chef');
  await vi.waitFor(() => expect(myMembership).toHaveBeenCalledTimes(1));
  expect(await screen.findByText(text)).toBeDefined();
});

describe('a PIN of one’s own', () => {
  const tooShort = 'Four to six digits.';

  test('is asked for in words where none was typed', async () => {
    const setPin = vi.fn(async () => ({}));
    open(<TeamTab />, { setPin }, 'chef');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep PIN' }));
    expect(await screen.findByText(tooShort)).toBeDefined();
    expect(setPin).not.toHaveBeenCalled();
  });

  test('is cleared only once that was asked for a second time', async () => {
    const setPin = vi.fn(async (_command: object) => ({}));
    open(<TeamTab />, { setPin }, 'chef');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear PIN' }));
    const asked = await screen.findByRole('dialog', { name: 'Clear your PIN?' });
    expect(setPin).not.toHaveBeenCalled();
    fireEvent.click(within(asked).getByRole('button', { name: 'Clear PIN' }));
    await vi.waitFor(() => expect(setPin.mock.calls[0]?.[0]).toMatchObject({ body: { pin: null } }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not offered in a turn at a shared tablet, where it would be refused: it says where it is set', async () => {
    noteTurn();
    open(<TeamTab />, {}, 'chef');
    expect(await screen.findByText(/^It is not set at a shared tablet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep PIN' })).toBeNull();
  });
});

describe('a PIN that a colleague forgot', () => {
  const member = (userId: string, name: string, role: string) => ({
    userId,
    name,
    role,
    avatarUrl: null,
    department: null,
    isAccountHolder: role === 'owner',
    joinedAt: '2026-01-01T00:00:00Z',
    hourlyRate: null,
  });
  const members = [member('a', 'Hanna Bekele', 'owner'), member('b', 'Abel Tesfaye', 'manager'), member('c', 'Sara Alemu', 'chef')];
  const listMembers = async () => ({ members, memberCountMax: 5 });

  test('is chosen anew by them on the device of whoever may do more, or cleared', async () => {
    const resetPin = vi.fn(async (_command: object) => ({}));
    open(<TeamTab />, { listMembers, resetPin }, 'manager');
    fireEvent.click(await screen.findByRole('button', { name: /^New PIN.*Sara Alemu$/ }));
    for (const name of [/Hanna Bekele$/, /Abel Tesfaye$/]) expect(screen.queryByRole('button', { name })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'New PIN for Sara Alemu' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep PIN' }));
    expect(resetPin).not.toHaveBeenCalled();
    fireEvent.change(within(dialog).getByLabelText('PIN of Sara Alemu'), { target: { value: '2580' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep PIN' }));
    await vi.waitFor(() => expect(resetPin.mock.calls[0]?.[0]).toMatchObject({ body: { userId: 'c', pin: '2580' } }));
    await vi.waitFor(() => expect(showToast).toHaveBeenLastCalledWith({ title: 'Sara Alemu has a new PIN' }));
  });
});

test('an invitation that nobody could be asked for keeps what was typed, and is told as calmly as elsewhere', async () => {
  const refuse = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')));
  open(<TeamTab />, { createInvitation: refuse });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^E-?mail/i }), { target: { value: 'sara@enat.example' } });
  fireEvent.click(screen.getByRole('button', { name: /^Make/ }));
  const description = 'Nothing was changed, and what you typed is still here. Try again once you are connected.';
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ status: 'no-connection', title: 'No connection', description }));
  expect(screen.getByDisplayValue('sara@enat.example')).toBeDefined();
});
