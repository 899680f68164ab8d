import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { ResetAddress } from '../../rules/reset-address.ts';

export type DebugPanelProps = { readonly address: ResetAddress; readonly session: string; readonly error: string | null };

/** Where a recovery stands, for somebody who helps from afar: which tokens are there, never what they are. */
export const DebugPanel = ({ address, session, error }: DebugPanelProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isThere = (value: string | null) => (value === null ? m.accounts_recovery_debug_no() : m.accounts_recovery_debug_yes());
  const lines = [
    [m.accounts_recovery_debug_type(), address.type ?? m.accounts_recovery_debug_no()],
    ['token_hash', isThere(address.tokenHash)],
    ['access_token', isThere(address.accessToken)],
    ['refresh_token', isThere(address.refreshToken)],
    [m.accounts_recovery_debug_session(), session === 'none' ? m.accounts_recovery_debug_no() : session],
    [m.accounts_recovery_debug_error(), error ?? address.error ?? m.accounts_recovery_debug_no()],
  ] as const;
  return (
    <div className="mt-auto pt-10">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="text-link text-small text-ink-2 focus-ring touch:min-h-11"
      >
        {m.accounts_recovery_debug()}
      </button>
      {isOpen && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
