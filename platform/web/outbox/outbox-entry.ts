import type { RecordedAt } from '../recorded-at.ts';

/**
 * Where a command stands.
 *
 * - `waiting`: it will be sent by itself.
 * - `sending`: it was sent and not answered yet; found so at a start, it is sent again under the same id.
 * - `needs-attention`: the server refused it for good; a person must see why.
 */
export type OutboxState = 'waiting' | 'sending' | 'needs-attention';

/** What a screen hands over. */
export type QueuedCommand = {
  /** `name@version`, as its contract declares it. */
  readonly name: string;
  /** The whole envelope. Without a restaurant it is about the person alone. */
  readonly input: { readonly commandId: string; readonly restaurantId?: string };
  /** What it is about, for the list of waiting and refused ones: an item's name. */
  readonly subject: string;
  /** What the device knew and the command doesn't say, so that its effect can be shown again after a reload; never sent. */
  readonly assumed?: unknown;
  /** Where it was typed, so that a refused one can be put right instead of being typed again; never sent. */
  readonly form?: TypedForm;
};

/** What a command is called on the lists, and the form that it was typed into. */
export type CommandAbout = Pick<QueuedCommand, 'subject' | 'form'>;

/** A form with what was typed into it. */
export type TypedForm = {
  /** The address within the app. */
  readonly path: string;
  /** Under which the form finds its draft. */
  readonly draftKey: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** A command that is written down on this device. */
export type OutboxEntry = QueuedCommand & {
  /** Order of arrival on this device; given by the store. */
  readonly sequence: number;
  /** Whose it is. It is never sent under another person's session. */
  readonly userId: string;
  readonly state: OutboxState;
  /** @unit milliseconds since the epoch */
  readonly enqueuedAtMs: number;
  readonly attempts: number;
  /** Not sent again before this. @unit milliseconds since the epoch */
  readonly nextAttemptAtMs: number;
  /** What the device knew of the time beside its clock; missing where an older version wrote it down. */
  readonly recorded?: RecordedAt;
  readonly refusal?: { readonly code: string; readonly data: unknown };
  /** It lies in the memory of the page alone, because the disk did not take it. */
  readonly isHeld?: true;
};
