import { useOutboxSummary } from './use-outbox.tsx';
import type { OutboxEntry } from './outbox-entry.ts';

/** How a row stands to the server, by what lies on this device; null where all of it has arrived. */
export type RowState =
  | {
      readonly kind: 'waiting';
      /** @unit milliseconds since the epoch */
      readonly sinceMs: number;
    }
  | { readonly kind: 'needs-attention' }
  | null;

const texts = new WeakMap<OutboxEntry['input'], string>();

/** A command may be large; it is read once. */
const textOf = ({ input }: OutboxEntry): string => {
  const known = texts.get(input) ?? JSON.stringify(input);
  texts.set(input, known);
  return known;
};

/**
 * Whether something about a row waits here, and since when, or was refused.
 *
 * @param ids what a command names if it is about the row: all of them
 */
export const useRowState = (ids: readonly string[]): RowState => {
  const { waiting, needsAttention } = useOutboxSummary();
  const isAbout = (entry: OutboxEntry) => ids.every((id) => textOf(entry).includes(`"${id}"`));
  if (needsAttention.some(isAbout)) return { kind: 'needs-attention' };
  const first = waiting.find(isAbout);
  return first ? { kind: 'waiting', sinceMs: first.enqueuedAtMs } : null;
};
