import { m } from '../generated/messages/web/messages.js';
import { useRowState } from '../platform/web/outbox/use-row-state.ts';
import { StatusLine } from './tag.tsx';
import { WaitingMark } from './waiting-mark.tsx';

/** Says of a row that what was done about it waits on this device, or was refused and needs a person. */
export const RowMark = ({ ids }: { readonly ids: readonly string[] }) => {
  const state = useRowState(ids);
  if (state === null) return null;
  if (state.kind === 'needs-attention') return <StatusLine status="wrong">{m.ui_row_refused()}</StatusLine>;
  return <WaitingMark sinceMs={state.sinceMs} />;
};
