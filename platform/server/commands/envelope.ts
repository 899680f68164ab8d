/** What the runner reads off a command's input before the schema has seen it. */
export type Envelope = {
  readonly commandId: string;
  readonly deviceId: string;
  readonly occurredAt: string;
  /** @unit milliseconds */
  readonly clockErrorMs?: number;
  readonly body: unknown;
};

const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The key that an input runs under; one that carries none is left to the schema, which names what is missing. */
export const envelopeOf = (input: unknown): Envelope | null => {
  if (typeof input !== 'object' || input === null) return null;
  const { commandId } = input as Partial<Envelope>;
  return typeof commandId === 'string' && uuidv7.test(commandId) ? (input as Envelope) : null;
};
