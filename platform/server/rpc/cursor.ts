import type * as z from 'zod/mini';

import { refusal } from './refuse.ts';

/** Packs where a page ended; opaque to the caller. */
export const encodeCursor = (position: readonly (string | number | boolean | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Unpacks a cursor of ours. It comes from outside, so its shape is checked like any input.
 *
 * @refuses INPUT_INVALID for one that is not of this question
 */
export const decodeCursor = <Position>(cursor: string, schema: z.ZodMiniType<Position>): Position => {
  const read = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success) throw refusal('INPUT_INVALID', { issues: [{ path: 'cursor', code: 'invalid' }] });
  return read.data;
};
