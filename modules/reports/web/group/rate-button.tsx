import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { RateSheet, type RateSheetProps } from './rate-sheet.tsx';

export type RateButtonProps = Omit<RateSheetProps, 'onClose'>;

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
