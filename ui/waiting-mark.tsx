import { m } from '../generated/messages/web/messages.js';
import { StatusLine } from './tag.tsx';
import { useHeldUp } from './use-held-up.ts';

/** Says that something waits on this device, once it has waited for a while. */
export const WaitingMark = () => (useHeldUp() ? <StatusLine status="waiting">{m.ui_row_waiting()}</StatusLine> : null);
