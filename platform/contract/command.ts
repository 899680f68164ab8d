import * as z from 'zod/mini';

/** A UUIDv7 made by whoever creates the thing, so that an offline device can name it before any server knows it. */
export const idSchema = z.uuid();

/** The facts around a command that do not belong to its business body. */
export type CommandEnvelope<Body> = {
  readonly commandId: string;
  readonly restaurantId: string;
  readonly deviceId: string;
  /** When it happened on the device, ISO 8601 with offset or Z; the server stamps its own time beside it. */
  readonly occurredAt: string;
  /**
   * By how much the device's clock was found wrong, which `occurredAt` has in it already; absent where nobody could tell.
   *
   * @unit milliseconds
   */
  readonly clockErrorMs?: number | undefined;
  readonly body: Body;
};

/**
 * The input of every write in a restaurant. `commandId` is the idempotency key: the same id and body is answered once
 * and for all, the same id with another body is refused with COMMAND_KEY_REUSED.
 *
 * @invariant strict: an unknown key (a role, a price, another restaurant) is refused, never ignored.
 */
export const commandEnvelope = <Body extends z.ZodMiniType>(body: Body) =>
  z.strictObject({
    commandId: z.uuidv7(),
    restaurantId: idSchema,
    deviceId: idSchema,
    occurredAt: z.iso.datetime({ offset: true }),
    clockErrorMs: z.optional(z.int()),
    body,
  });

/** The input of every write about the person alone, outside any restaurant. */
export const personCommandEnvelope = <Body extends z.ZodMiniType>(body: Body) => z.strictObject({ commandId: z.uuidv7(), body });
