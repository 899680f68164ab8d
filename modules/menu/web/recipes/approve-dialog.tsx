import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { instantAt } from '../../../../kit/time/wall.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';
import { clockOf } from '../dishes/availability-text.ts';
import type { MenuClient } from '../menu-client.ts';
import { useTell } from '../use-tell.ts';

const send = (client: MenuClient) => client.stepVersion;

export type ApproveDialogProps = { readonly recipe: RecipeOut['recipe']; readonly onClose: () => void };

/** From which day on the version is cooked by: today is at once, a later day begins with its trading day. */
export const ApproveDialog = ({ recipe, onClose }: ApproveDialogProps) => {
  const { timeZone, dayCutoffMinutes } = useRestaurant();
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const { tell, isTelling } = useTell();
  const isOver = day === '' || day < today;
  const approve = async () => {
    const effectiveAt = day === today ? null : instantAt(day, clockOf(dayCutoffMinutes), timeZone).toISOString();
    await tell(send, { recipeId: recipe.id, baseVersion: recipe.version, step: 'APPROVE' as const, effectiveAt });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_approve()}
      description={m.menu_approve_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" disabled={isOver} busyLabel={isTelling ? m.menu_saving() : undefined} onClick={() => void approve()}>
            {m.menu_approve()}
          </Button>
        </>
      }
    >
      <DayField
        label={m.menu_approve_from()}
        value={day}
        onChange={setDay}
        error={isOver ? { message: m.menu_approve_day_passed() } : undefined}
      />
    </Dialog>
  );
};
