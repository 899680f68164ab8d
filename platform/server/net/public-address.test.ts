import { describe, expect, it } from 'vitest';

import { isPublicAddress } from './public-address.ts';
import { PrivateAddress, postToPublic } from './post-to-public.ts';

describe('an address of the world', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2a00:1450:4009::200e', '2606:4700::1111'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('what is posted to the world', () => {
  it.each([
    'https://127.0.0.1:9/push',
    'https://[::1]:9/push',
    'https://[::ffff:127.0.0.1]:9/push',
    'https://2130706433:9/push',
    'https://169.254.169.254/latest',
    'https://localhost:9/push',
    'http://8.8.8.8/push',
  ])('does not reach %s', async (url) => {
    await expect(postToPublic({ url, headers: {}, body: Buffer.from('x') })).rejects.toBeInstanceOf(PrivateAddress);
  });
});
