import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export type GiveUpPlanProps = { readonly onGiveUp: () => Promise<void> };

/** Ends a plan, once it was said what stays. */
export const GiveUpPlan = ({ onGiveUp }: GiveUpPlanProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const giveUp = async () => {
    setIsAsking(false);
    await onGiveUp();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{m.inventory_counts_give_up()}</Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={m.inventory_counts_give_up()}
        description={m.inventory_counts_give_up_text()}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{m.inventory_counts_leave()}</Button>
            <Button kind="primary" onClick={() => void giveUp()}>
              {m.inventory_counts_give_up()}
            </Button>
          </>
        }
      />
    </>
  );
};
