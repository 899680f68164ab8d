import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * Parameters of argon2id: 19 MiB, two passes, one lane.
 *
 * @source OWASP Password Storage Cheat Sheet, argon2id, read 2026-11
 */
const current = { memoryKiB: 19_456, passes: 2, lanes: 1 };
const saltBytes = 16;
const tagBytes = 32;

type Parameters = typeof current;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const tagOf = (password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism: parameters.lanes,
    tagLength: tagBytes,
    memory: parameters.memoryKiB,
    passes: parameters.passes,
  });

/** Hashes a password with argon2id, as a PHC string that carries its own parameters and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const tag = await tagOf(password, salt, current);
  return `$argon2id$v=19$m=${current.memoryKiB},t=${current.passes},p=${current.lanes}$${unpadded(salt)}$${unpadded(tag)}`;
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether a password belongs to a hash. A string that is no such hash belongs to no password. */
export const verifyPassword = async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
  const match = phc.exec(hash);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const parameters = { memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  const actual = await tagOf(password, Buffer.from(salt, 'base64'), parameters);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
