import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { InventoryInputs } from '../inventory-client.ts';
import type { MovementBody, MovementRow } from '../../contract/movement-schemas.ts';

/** The procedure behind each command that may wait on a device. */
const procedures = {
  'inventory.create-item@1': 'createItem',
  'inventory.update-item@1': 'updateItem',
  'inventory.archive-items@1': 'archiveItems',
  'inventory.set-pars@1': 'setPars',
  'inventory.record-movement@1': 'recordMovement',
  'inventory.correct-movement@1': 'correctMovement',
  'inventory.create-category@1': 'createCategory',
  'inventory.create-storage-area@1': 'createStorageArea',
  'inventory.begin-count@1': 'beginCount',
  'inventory.record-count-entry@1': 'recordCountEntry',
  'inventory.close-count-part@1': 'closeCountPart',
  'inventory.change-lot@1': 'changeLot',
  'inventory.request-transfer@1': 'requestTransfer',
  'inventory.send-transfer@1': 'sendTransfer',
  'inventory.move-transfer@1': 'moveTransfer',
} as const satisfies Readonly<Record<string, keyof InventoryInputs>>;

/** A command of inventory that may wait. */
export type CommandName = keyof typeof procedures;

/** The whole envelope of a command. */
export type CommandInput<Name extends CommandName> = InventoryInputs[(typeof procedures)[Name]];

/** What a command is about, apart from who sends it when. */
export type CommandBody<Name extends CommandName> = CommandInput<Name> extends { readonly body: infer Body } ? Body : never;

/** What a correction undoes, as the device knew it: the command names the row by its id alone. */
export type CorrectedRow = Pick<MovementRow, 'id' | 'itemId' | 'kind' | 'quantity' | 'unitCost' | 'valueMinor' | 'reason' | 'effectiveAt'>;

/** A command that the server hasn't answered, with the moment since when it waits. */
export type PendingCommand = {
  [Name in CommandName]: {
    readonly name: Name;
    readonly input: CommandInput<Name>;
    readonly assumed: unknown;
    readonly waitingSinceMs: number;
  };
}[CommandName];

/**
 * What a waiting command of another module does to stock, as that module says it beside its command (`assumed`): a
 * movement that follows from it, several that follow from its lines, or a row that it takes back.
 */
export type StockEffect =
  | { readonly effect: 'MOVEMENT'; readonly body: MovementBody; readonly occurredAt: string }
  | { readonly effect: 'MOVEMENTS'; readonly bodies: readonly MovementBody[]; readonly occurredAt: string }
  | { readonly effect: 'UNDO'; readonly movementId: string; readonly original: CorrectedRow };

const isStockEffect = (assumed: unknown): assumed is StockEffect => typeof assumed === 'object' && assumed !== null && 'effect' in assumed;

type OneEffect = Exclude<StockEffect, { readonly effect: 'MOVEMENTS' }>;

const commandOf = (effect: OneEffect, input: OutboxEntry['input']) =>
  effect.effect === 'MOVEMENT'
    ? { name: 'inventory.record-movement@1', input: { ...input, occurredAt: effect.occurredAt, body: effect.body }, assumed: undefined }
    : {
        name: 'inventory.correct-movement@1',
        input: { ...input, body: { movementId: effect.movementId, correctsId: effect.original.id, note: null } },
        assumed: effect.original,
      };

const isCommandName = (name: string): name is CommandName => Object.hasOwn(procedures, name);

/** An entry of the outbox as a command of inventory; undefined for another module's that leaves stock alone. */
export const pendingCommand = ({ name, input, assumed, enqueuedAtMs }: OutboxEntry): PendingCommand | undefined => {
  // The entry was built by this module, or by one above from this module's types, and lay on this device since.
  if (isCommandName(name)) return { name, input, assumed, waitingSinceMs: enqueuedAtMs } as unknown as PendingCommand;
  if (!isStockEffect(assumed) || assumed.effect === 'MOVEMENTS') return undefined;
  return { ...commandOf(assumed, input), waitingSinceMs: enqueuedAtMs } as unknown as PendingCommand;
};

/** The same for whoever lays what waits over the stock: a document of several lines is as many commands. */
export const pendingCommands = (entry: OutboxEntry): readonly PendingCommand[] => {
  const { assumed } = entry;
  if (!isStockEffect(assumed) || assumed.effect !== 'MOVEMENTS') return [pendingCommand(entry)].flatMap((one) => one ?? []);
  const { bodies, occurredAt } = assumed;
  return bodies.flatMap((body) => pendingCommand({ ...entry, assumed: { effect: 'MOVEMENT', body, occurredAt } }) ?? []);
};
