import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';

/** A row that only this device knows of; one that is sent at once is never seen as waiting. */
export const WaitingMark = ({ sinceMs }: { readonly sinceMs: number | undefined }) =>
  sinceMs === undefined ? null : (
    <span className="animate-late">
      <StatusLine status="waiting">{m.inventory_waiting()}</StatusLine>
    </span>
  );
