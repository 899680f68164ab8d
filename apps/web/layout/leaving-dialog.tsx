import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useExternalValue } from '../../../platform/web/external-value.ts';
import { heldOf } from '../../../platform/web/outbox/open-sturdy-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leave, leaving } from '../sign-out.ts';

const namedMax = 5;

/** The words of all deeds come when somebody is asked, not with every first page. */
const Deed = lazy(async () => {
  const { deedText } = await import('../deed-words.ts');
  return { default: ({ name }: { readonly name: string }) => deedText(name) };
});

/** Before somebody leaves whose work has not arrived: what it is, and whether this device keeps it for them. */
export const LeavingDialog = () => {
  const unsent = useExternalValue(leaving);
  if (!unsent) return null;
  const more = unsent.length - namedMax;
  // What lies in the memory of the page alone does not outlive a sign-out.
  const canKeep = heldOf(unsent).length === 0;
  return (
    <Dialog
      open
      onClose={() => leaving.set(null)}
      title={m.app_leaving_title({ count: unsent.length })}
      description={canKeep ? m.app_leaving_text() : m.app_leaving_text_lost()}
      actions={
        <>
          <Button kind="quiet" onClick={() => leaving.set(null)}>
            {m.app_leaving_stay()}
          </Button>
          <Button kind="quiet" onClick={() => void leave('GIVEN_UP')}>
            {m.app_leaving_give_up()}
          </Button>
          {canKeep && (
            <Button kind="primary" onClick={() => void leave('STAYS')}>
              {m.app_leaving_keep()}
            </Button>
          )}
        </>
      }
    >
      <ul className="text-body">
        {unsent.slice(0, namedMax).map((entry) => (
          <li key={entry.sequence} className="border-b border-line py-2">
            {entry.subject}
            <span className="block text-small text-ink-2">
              <Suspense>
                <Deed name={entry.name} />
              </Suspense>
            </span>
          </li>
        ))}
        {more > 0 && <li className="py-2 text-ink-2">{m.app_leaving_more({ count: more })}</li>}
      </ul>
    </Dialog>
  );
};
