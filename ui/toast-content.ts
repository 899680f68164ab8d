import type { Status } from './status.tsx';

/** What one toast says. */
export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly status?: Status;
  /** Takes back what was just done; the bar that drains shows for how long. */
  readonly onUndo?: () => void;
  /** The one thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Nobody waits for it: it leaves alone what stands there, such as the answer to what was just done, or the way to undo it. */
  readonly isNews?: boolean;
  /** How long it stays; ten seconds with undo, else five. */
  readonly durationMs?: number;
};
