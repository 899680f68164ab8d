import * as z from 'zod/mini';

/**
 * A file in Base64 that travels within a command.
 *
 * @param bytesMax of the file itself, a third less than its text
 */
export const base64Schema = (bytesMax: number) =>
  z.string().check(z.minLength(4), z.maxLength(Math.ceil(bytesMax / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
