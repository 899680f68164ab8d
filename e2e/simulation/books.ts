import { retryPolicyOf } from '../../platform/contract/refusal-meaning.ts';
import type { Pool } from '../../platform/server/database/pool.ts';
import type { Deed } from './deed.ts';
import type { Device } from './device.ts';

/** Everything that is wrong with the books or on a device after a day, each as a line; none when all is well. */
export type Faults = readonly string[];

type Level = {
  readonly item_id: string;
  readonly on_hand: string;
  readonly ledger: string;
  readonly value: string | null;
  readonly ledger_value: string | null;
  readonly last_entry_number: string;
  readonly rows: string;
  readonly highest: string;
};

/** Levels against their ledgers, and the numbering of both ledger and events. */
export const bookFaults = async (owner: Pool, restaurantId: string): Promise<Faults> => {
  const { rows } = await owner.query<Level>(
    `select l.item_id, l.on_hand::text, coalesce(sum(m.quantity), 0)::numeric(18, 6)::text as ledger, l.value_minor::text as value,
            sum(m.value_minor)::text as ledger_value, l.last_entry_number::text, count(m.id)::text as rows,
            coalesce(max(m.entry_number), 0)::text as highest
       from stock_level l left join stock_movement m on m.restaurant_id = l.restaurant_id and m.item_id = l.item_id
      where l.restaurant_id = $1 group by l.restaurant_id, l.item_id`,
    [restaurantId],
  );
  const levels = rows.flatMap((row) => [
    ...(row.on_hand === row.ledger ? [] : [`the level ${row.on_hand} is not the ledger's ${row.ledger}`]),
    ...(row.value === null || row.value === (row.ledger_value ?? '0')
      ? []
      : [`the value ${row.value} is not the ledger's ${row.ledger_value}`]),
    ...(row.rows === row.highest && row.rows === row.last_entry_number
      ? []
      : [`${row.rows} rows are numbered up to ${row.highest}, the level says ${row.last_entry_number}`]),
  ]);
  const { rows: events } = await owner.query<{ readonly count: string; readonly last: string }>(
    `select count(e.sequence)::text as count, coalesce(max(c.last_sequence), 0)::text as last
       from event_counter c left join event e on e.restaurant_id = c.restaurant_id where c.restaurant_id = $1`,
    [restaurantId],
  );
  return [...levels, ...events.flatMap(({ count, last }) => (count === last ? [] : [`${count} events are numbered up to ${last}`]))];
};

/** Every command took effect once, or was refused, is listed and left nothing behind. */
export const deedFaults = async (owner: Pool, restaurantId: string, deeds: readonly Deed[]): Promise<Faults> => {
  const { rows } = await owner.query<{ readonly command_id: string; readonly log: number; readonly audit: number; readonly moved: number }>(
    `select c.command_id::text, count(*)::int as log,
            (select count(*)::int from audit_entry a where a.restaurant_id = $1 and a.command_id = c.command_id) as audit,
            (select count(*)::int from stock_movement m where m.restaurant_id = $1 and m.source_id = c.command_id and m.reversal_of_id is null and m.kind <> 'REVALUE') as moved
       from command_log c where c.restaurant_id = $1 and c.answer is not null and not c.answer ? 'refusal' group by c.command_id`,
    [restaurantId],
  );
  const effects = new Map(rows.map((row) => [row.command_id, row]));
  return deeds.flatMap(({ command, device }) => {
    const effect = effects.get(command.input.commandId);
    const waiting = device.entries().find(({ input }) => input.commandId === command.input.commandId);
    const times = effect ? Math.max(effect.log, effect.audit, effect.moved) : 0;
    if (waiting && waiting.state !== 'needs-attention') return [`${command.subject} still waits`];
    if (waiting) return times === 0 ? [] : [`${command.subject} is listed as refused (${waiting.refusal?.code}) and took effect`];
    return times === 1 ? [] : [`${command.subject} took effect ${times} times`];
  });
};

/** What all commands together must have made of every item, worked out apart from the product's own rules. */
export const sumFaults = async (owner: Pool, restaurantId: string, deeds: readonly Deed[]): Promise<Faults> => {
  const expected = new Map<string, bigint>();
  for (const { command, device, moves } of deeds) {
    const isRefused = device.entries().some(({ input }) => input.commandId === command.input.commandId);
    if (moves && !isRefused) expected.set(moves.itemId, (expected.get(moves.itemId) ?? 0n) + moves.base);
  }
  const { rows } = await owner.query<{ readonly item_id: string; readonly on_hand: string }>(
    'select item_id::text, trunc(on_hand)::text as on_hand from stock_level where restaurant_id = $1',
    [restaurantId],
  );
  return rows.flatMap(({ item_id: itemId, on_hand: onHand }) =>
    BigInt(onHand) === (expected.get(itemId) ?? 0n) ? [] : [`an item holds ${onHand} and not ${expected.get(itemId) ?? 0n}`],
  );
};

/** Every device shows what the server would tell a new one of the same role. */
export const deviceFaults = (device: Device, truth: ReturnType<Device['items']>): Faults => {
  const shown = (items: ReturnType<Device['items']>): string =>
    JSON.stringify([...items.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  return shown(device.items()) === shown(truth) ? [] : [`${device.name} does not show what the server says`];
};

/** A person is only ever shown what trying again by itself would not change. */
export const listFaults = (device: Device): Faults =>
  device
    .entries()
    .filter(({ state, refusal }) => state === 'needs-attention' && (refusal === undefined || retryPolicyOf(refusal.code) !== 'never'))
    .map(({ subject, refusal }) => `${device.name} shows ${subject} as refused because of ${refusal?.code}`);
