import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { HandInDialogProps } from './hand-in-dialog.tsx';

const HandInDialog = lazy(async () => ({ default: (await import('./hand-in-dialog.tsx')).HandInDialog }));

export type HandInProps = Omit<HandInDialogProps, 'title' | 'onClose'>;

/** The way to hand a count in; what is said before comes with its own code, since counting ends once. */
export const HandIn = (props: HandInProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const words = m.inventory_counts_hand_in();
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <HandInDialog {...props} title={words} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
