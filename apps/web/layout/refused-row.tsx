import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { readDraft } from '../../../platform/web/draft-storage.ts';
import { offerForm } from '../../../platform/web/drafts/offered-form.ts';
import type { OutboxEntry, TypedForm } from '../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatusIcon } from '../../../ui/status.tsx';
import { agoText } from '../../../ui/when/ago-text.ts';
import { deedText } from '../deed-words.ts';
import { refusalText } from '../refusal-text.ts';

type RefusedRowProps = {
  readonly entry: OutboxEntry;
  readonly nowMs: number;
  /** The form takes the place of the list. */
  readonly onLeave: () => void;
};

/** One that the server refused: what and why, and to try it again, put it right in its form, or give it up. */
export const RefusedRow = ({ entry, nowMs, onLeave }: RefusedRowProps) => {
  const outbox = useOutbox();
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const [isBegun, setIsBegun] = useState(false);
  const edit = (form: TypedForm) => {
    offerForm({ form, onTaken: () => void outbox.discard(entry.sequence) });
    onLeave();
    router.history.push(form.path);
  };
  const { form } = entry;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <span className="flex items-start gap-2.5">
        <StatusIcon status="wrong" className="mt-0.5 size-[1.125rem]" />
        <span className="flex flex-col gap-0.5">
          <span className="font-semibold">
            {entry.subject} <span className="text-small font-normal text-ink-2">{agoText(entry.enqueuedAtMs, nowMs)}</span>
          </span>
          <span className="text-small text-ink-2">{deedText(entry.name)}</span>
          <span className="text-small text-ink-2">{refusalText(entry.refusal?.code ?? '', entry.refusal?.data)}</span>
        </span>
      </span>
      <span className="flex flex-wrap gap-2 pl-7">
        {form && (
          <Button kind="row" onClick={() => (isSomethingElseIn(form) ? setIsBegun(true) : edit(form))}>
            {m.app_put_right()}
          </Button>
        )}
        <Button kind="row" onClick={() => void outbox.retry(entry.sequence)}>
          {m.app_try_again()}
        </Button>
        <Button kind="quiet" className="min-h-8!" onClick={() => setIsAsked(true)}>
          {m.app_give_up()}
        </Button>
      </span>
      {form && (
        <Dialog
          open={isBegun}
          onClose={() => setIsBegun(false)}
          title={m.app_put_right_begun_title()}
          description={m.app_put_right_begun_text()}
          actions={
            <>
              <Button kind="quiet" onClick={() => setIsBegun(false)}>
                {m.app_put_right_not()}
              </Button>
              <Button kind="primary" onClick={() => edit(form)}>
                {m.app_put_right_instead()}
              </Button>
            </>
          }
        />
      )}
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={m.app_give_up_title({ subject: entry.subject })}
        description={m.app_give_up_text()}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsAsked(false)}>
              {m.app_give_up_not()}
            </Button>
            <Button kind="primary" onClick={() => void outbox.discard(entry.sequence)}>
              {m.app_give_up()}
            </Button>
          </>
        }
      />
    </li>
  );
};

/** Whether something was begun in the form meanwhile, which would make room for what was refused. */
const isSomethingElseIn = ({ draftKey, values }: TypedForm): boolean => {
  const begun = readDraft(draftKey);
  return Object.keys(begun).length > 0 && JSON.stringify(begun) !== JSON.stringify(values);
};
