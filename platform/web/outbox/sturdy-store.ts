import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Numbers after all that a disk gives out. */
const heldFrom = 2 ** 52;

/**
 * A store that goes on in the memory of this page where the disk does not take something: it is full, or there is none.
 * What stands in memory is listed and sent like the rest, and is marked, since it lasts no longer than the page.
 *
 * @invariant nothing is refused and nothing overtakes: while one is held, later ones are held behind it
 */
export const sturdyStore = (disk: OutboxStore | null, onHeld: () => void): OutboxStore => {
  /** New ones by numbers of our own, and those of the disk whose change it did not take. */
  const held = new Map<number, OutboxEntry>();
  const gone = new Set<number>();
  let lastHeld = heldFrom;

  const isWritten = async (write: (disk: OutboxStore) => Promise<void>): Promise<boolean> => {
    if (!disk) return false;
    try {
      await write(disk);
      return true;
    } catch {
      return false;
    }
  };
  const heldNew = () => [...held.values()].filter(({ sequence }) => sequence > heldFrom);

  /** A disk that has room again takes what was held, in its order. */
  const settle = async () => {
    for (const { sequence, isHeld: _mark, ...entry } of heldNew()) {
      if (!(await isWritten((to) => to.add(entry)))) return;
      held.delete(sequence);
    }
  };

  return {
    add: async (entry) => {
      await settle();
      if (heldNew().some(({ input }) => input.commandId === entry.input.commandId)) return;
      if (heldNew().length === 0 && (await isWritten((to) => to.add(entry)))) return;
      lastHeld += 1;
      held.set(lastHeld, { ...entry, sequence: lastHeld, isHeld: true });
      onHeld();
    },
    list: async (userId) => {
      const kept = disk ? await disk.list(userId) : [];
      const standing = kept.filter(({ sequence }) => !gone.has(sequence)).map((entry) => held.get(entry.sequence) ?? entry);
      return [...standing, ...heldNew().filter((entry) => entry.userId === userId)];
    },
    put: async (entry) => {
      if (!held.has(entry.sequence) && (await isWritten((to) => to.put(entry)))) return;
      held.set(entry.sequence, entry);
    },
    remove: async (sequence) => {
      held.delete(sequence);
      // A full disk may refuse even this: it is sent again after a reload, and counts once.
      if (sequence < heldFrom && !(await isWritten((to) => to.remove(sequence)))) gone.add(sequence);
    },
    close: () => disk?.close(),
  };
};
