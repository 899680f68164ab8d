const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID of any version. Ids are made by whoever creates the thing and given to a rule from outside. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);

/** Whether a value is a UUIDv7: the time-ordered kind that commands and everything they create must carry. */
export const isUuidV7 = (value: unknown): value is string => isUuid(value) && value.charAt(14) === '7';

/**
 * The instant a UUIDv7 was made, by the clock of the device that made it; null for any other value.
 *
 * @unit milliseconds since 1970-01-01T00:00Z
 */
export const uuidV7Milliseconds = (value: unknown): number | null =>
  isUuidV7(value) ? Number.parseInt(value.slice(0, 8) + value.slice(9, 13), 16) : null;
