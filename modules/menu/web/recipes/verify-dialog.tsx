import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { MenuClient } from '../menu-client.ts';
import { allergensIn } from '../show/allergen-marks.tsx';
import { useTell } from '../use-tell.ts';

const send = (client: MenuClient) => client.verifyAllergens;

export type VerifyDialogProps = { readonly recipeId: string; readonly allergens: VersionOut['allergens']; readonly onClose: () => void };

/** Somebody answers for what is shown here, and for nothing else. */
export const VerifyDialog = ({ recipeId, allergens, onClose }: VerifyDialogProps) => {
  const { tell, isTelling } = useTell();
  const [verificationId] = useState(newId);
  const [evidence, setEvidence] = useState('');
  const names = (state: 'CONTAINS' | 'MAY_CONTAIN') => allergensIn(allergens, state).join(m.ui_comma()) || m.menu_allergens_none();
  const go = async () => {
    const said = evidence.trim() === '' ? null : evidence.trim();
    if ((await tell(send, { verificationId, recipeId, allergens, evidence: said })) === null) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_vouch()}
      description={m.menu_vouch_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" busyLabel={isTelling ? m.menu_saving() : undefined} onClick={() => void go()}>
            {m.menu_vouch_go()}
          </Button>
        </>
      }
    >
      <p className="text-body">
        <b className="font-semibold">{m.menu_contains()}</b> {names('CONTAINS')}
      </p>
      <p className="text-body">
        <b className="font-semibold">{m.menu_may_contain()}</b> {names('MAY_CONTAIN')}
      </p>
      <TextField
        label={m.menu_evidence()}
        hint={m.menu_evidence_hint()}
        maxLength={menuLimits.noteLengthMax}
        value={evidence}
        onChange={({ target }) => setEvidence(target.value)}
      />
    </Dialog>
  );
};
