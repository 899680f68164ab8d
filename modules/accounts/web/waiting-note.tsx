import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { waitingHere } from '../../../platform/web/waiting-mark.ts';
import { StatusIcon } from '../../../ui/status.tsx';

/** That what was written down here is kept, and what sends it; neither what it is nor whose. */
export const WaitingNote = () => {
  const [{ count, people }] = useState(waitingHere);
  if (count === 0) return null;
  return (
    <p role="status" className="mb-6 flex items-start gap-2 text-body">
      <StatusIcon status="waiting" className="mt-1 size-4 shrink-0" />
      {people === 1 ? m.accounts_entries_wait({ count }) : m.accounts_entries_of_several_wait({ count })}
    </p>
  );
};
