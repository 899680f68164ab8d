import type { Currency } from '../../../../kit/money.ts';
import type { TriedCall } from '../../../../platform/server/rpc/try-call.ts';
import type { Action, Facts } from '../../rules/workflow/automation.ts';
import type { HouseClient } from './house-client.ts';

/** One action that is about to be done. */
export type Acting = {
  readonly client: HouseClient;
  readonly restaurantId: string;
  /** The key of its command, and the id of what it makes: the same however often it is tried. */
  readonly commandId: string;
  readonly action: Action;
  readonly automation: { readonly id: string; readonly name: string };
  /** What it is about. */
  readonly subject: string | null;
  readonly facts: Facts;
  /** Where what began it is dealt with. */
  readonly place: string;
  /** The trading day. */
  readonly today: string;
  readonly currency: Currency;
};

/** What became of an action: where it can be seen, or why it could not be. */
export type Acted = { readonly place: string } | { readonly why: string };

/** Another id that follows from the first. */
export const idBeside = (id: string): string => id.slice(0, -1) + (Number.parseInt(id.slice(-1), 16) ^ 1).toString(16);

/** The command of an action, from the automation as a device. */
export const commandOf = <Body>({ restaurantId, commandId, automation }: Acting, body: Body) => ({
  commandId,
  restaurantId,
  deviceId: automation.id,
  occurredAt: new Date().toISOString(),
  body,
});

const isEthiopic = (text: string): boolean => /[\u1200-\u135A]/.test(text);

/** What somebody wrote for the action, with the name of what it is about in the same script. */
export const textOf = ({ action, automation, facts }: Acting): string => {
  const text = action.text?.trim() || automation.name;
  const local = isEthiopic(text) ? facts['nameLocal'] : null;
  const name = local ?? facts['name'] ?? facts['supplier'] ?? facts['table'] ?? '';
  return name === '' ? text : `${text}: ${name}`;
};

/** What a call came to. A key that was used for a slightly different body was used by this very action before a crash. */
export const actedBy = <Value>(tried: TriedCall<Value>, place: (value: Value | null) => string): Acted => {
  if (tried.ok) return { place: place(tried.value) };
  return tried.code === 'COMMAND_KEY_REUSED' ? { place: place(null) } : { why: tried.code };
};
