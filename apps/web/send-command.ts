import { ORPCError } from '@orpc/client';
import * as z from 'zod/mini';

import { loadAccountsSenders } from '../../modules/accounts/web/public.ts';
import { defineRefusals } from '../../platform/contract/refusals.ts';
import type { OutboxEntry } from '../../platform/web/outbox/outbox-entry.ts';
import { rpc } from './rpc.ts';

type Senders = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** A command that this version of the app no longer knows: a person must see it, nobody may guess. */
const unknown = 'COMMAND_UNKNOWN';
defineRefusals({ [unknown]: { status: 400, retry: 'never', data: z.object({}) } });

/** How each module's commands are sent; with them come the refusals that are final. Loaded when one waits. */
const sendersByModule: Readonly<Record<string, () => Promise<Senders>>> = {
  accounts: async () => (await loadAccountsSenders())(rpc.accounts),
};

/** Takes a waiting command to the server, by the module and the version in its name. */
export const sendCommand = async (entry: OutboxEntry): Promise<unknown> => {
  const [module = ''] = entry.name.split('.');
  const senders = Object.hasOwn(sendersByModule, module) ? await sendersByModule[module]?.() : undefined;
  const send = senders && Object.hasOwn(senders, entry.name) ? senders[entry.name] : undefined;
  if (!send) throw new ORPCError(unknown, { defined: true });
  return send(entry.input);
};
