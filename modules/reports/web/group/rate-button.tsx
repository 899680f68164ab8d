import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { Days } from '../../rules/report-period.ts';
import type { ReportsOutputs } from '../reports-client.ts';
import { RateSheet } from './rate-sheet.tsx';

export type RateButtonProps = { readonly group: ReportsOutputs['readGroup']; readonly days: Days };

/** Says at which rate restaurants of two currencies are added up. */
export const RateButton = ({ group, days }: RateButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.reports_rate_set()}</Button>
      {isOpen && <RateSheet group={group} days={days} onClose={() => setIsOpen(false)} />}
    </>
  );
};
