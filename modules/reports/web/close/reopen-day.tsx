import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { CloseDay } from '../../contract/close-fields.ts';
import type { ReportsClient } from '../reports-client.ts';
import { useTell } from '../use-tell.ts';

const send = (client: ReportsClient) => client.reopenDay;

/** Opens a closed day again, for a reason that stays in its history. */
export const ReopenDay = ({ day: { businessDate, version } }: { readonly day: CloseDay }) => {
  const { tell, isTelling, refused } = useTell();
  const [stepId] = useState(newId);
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { errorAt, send: sendForm } = useFaults({ reason: reason.trim() === '' && m.ui_say_why() });
  const reopen = () => void tell(send, { stepId, businessDate, baseVersion: version, reason: reason.trim() });
  return (
    <div>
      <Button onClick={() => setIsAsked(true)}>{m.reports_reopen()}</Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={m.reports_reopen_title()}
        description={m.reports_reopen_text()}
        actions={
          <Button kind="primary" busyLabel={isTelling ? m.reports_saving() : undefined} onClick={() => sendForm(reopen)}>
            {m.reports_reopen()}
          </Button>
        }
      >
        <TextField
          label={m.reports_reason()}
          maxLength={300}
          value={reason}
          error={errorAt('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {refused !== null && <Banner status="wrong" title={refused} />}
      </Dialog>
    </div>
  );
};
