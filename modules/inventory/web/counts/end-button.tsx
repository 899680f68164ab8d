import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';

export type EndButtonProps = {
  readonly countId: string;
  readonly title: string;
  readonly kind?: 'row';
  readonly onEnd: (reason: string) => Promise<unknown>;
};

/** Ends a count, once it was said why. */
export const EndButton = ({ countId, title, kind, onEnd }: EndButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...(kind && { kind })} onClick={() => setIsAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <ReasonDialog
          form={`inventory.end-count ${countId}`}
          title={title}
          onGive={(reason) => void onEnd(reason).then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
