import type { ReactElement } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useSession } from '../../../platform/web/session.ts';
import { PopoverPanel } from '../../../ui/popover-panel.tsx';

export type IdlePanelProps = { readonly bell: ReactElement; readonly onClose: () => void };

/** Why there are no alerts to show: nobody is signed in, or no restaurant is chosen. */
export const IdlePanel = ({ bell, onClose }: IdlePanelProps) => {
  const isSignedIn = useSession() !== null;
  return (
    <PopoverPanel label={m.alerts_bell()} anchor={bell} onClose={onClose} heading={<h2 className="text-heading">{m.alerts_bell()}</h2>}>
      <p className="p-4 text-ink-2">{isSignedIn ? m.alerts_no_restaurant() : m.alerts_no_user()}</p>
    </PopoverPanel>
  );
};
