import { expect, test } from 'vitest';

import { avatarAddress } from './avatar.ts';

test('a new picture has a new address, so that no copy of the old one is shown', () => {
  expect(avatarAddress('hanna', 'a'.repeat(64))).toBe('/files/avatars/hanna?v=aaaaaaaaaaaaaaaa');
  expect(avatarAddress('hanna', 'b'.repeat(64))).not.toBe(avatarAddress('hanna', 'a'.repeat(64)));
});
