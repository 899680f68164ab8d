import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';

export type SetUpRowProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly onChange: () => void;
  readonly onPutAway: () => void;
};

/** A station or a table of the list: what it is, and what can be done with it. */
export const SetUpRow = ({ name, children, isBusy, onChange, onPutAway }: SetUpRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
    <div className="min-w-0">{children}</div>
    <div className="flex flex-wrap gap-2">
      <Button kind="row" onClick={onChange}>
        {m.kitchen_change({ what: name })}
      </Button>
      <Button kind="row" disabled={isBusy} onClick={onPutAway}>
        {m.kitchen_put_away({ what: name })}
      </Button>
    </div>
  </li>
);
