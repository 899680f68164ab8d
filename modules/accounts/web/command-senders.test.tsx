import { beforeEach, expect, it } from 'vitest';

import { newPersonCommand } from '../../../platform/web/new-command.ts';
import { currentSession, keepSession, type SessionUser } from '../../../platform/web/session.ts';
import { hanna } from '../../../platform/web/testing/session-user.ts';
import { accountsSenders } from './command-senders.ts';

const told = (user: SessionUser) => keepSession({ user, expiresAt: '2099-01-01T00:00:00.000Z' });

const sendersTo = (send: () => Promise<object>) =>
  accountsSenders({ updatePreferences: send, updateName: send } as unknown as Parameters<typeof accountsSenders>[0]);

beforeEach(() => told(hanna));

it('a choice that waited while the server told the old one is there again once it is kept', async () => {
  const senders = sendersTo(async () => ({}));
  await senders['accounts.update-preferences@1'](newPersonCommand({ preferredTimeZone: 'Asia/Tokyo', theme: 'dark' }));
  await senders['accounts.update-name@1'](newPersonCommand({ firstName: 'Hana', lastName: 'Bekele' }));
  expect(currentSession()?.user).toEqual({ ...hanna, preferredTimeZone: 'Asia/Tokyo', firstName: 'Hana' });
});

it('a choice that the server did not take changes nothing', async () => {
  const senders = sendersTo(() => Promise.reject(new Error('no line')));
  await expect(senders['accounts.update-preferences@1'](newPersonCommand({ useEthiopianTime: true }))).rejects.toThrow('no line');
  expect(currentSession()?.user).toEqual(hanna);
});
