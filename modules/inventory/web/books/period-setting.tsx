import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { useChangeBooks, type Books } from './use-books.ts';

const useDayWords = () => {
  const wall = useWall();
  const language = useLocale();
  return (day: string): string => dayText(day, 'date', { wall, language });
};

/** Until when the books are closed, who closed and reopened them, and the two ways to change it. */
export const PeriodSetting = ({ books }: { readonly books: Books }) => {
  const [asked, setAsked] = useState<'close' | 'reopen'>();
  const canReopen = useCan('inventory.reopen-books');
  const words = useDayWords();
  const { lockedThrough, changes } = books;
  return (
    <SettingGroup title={m.inventory_period()} hint={m.inventory_period_hint()}>
      <SettingRow
        title={lockedThrough === null ? m.inventory_period_open() : m.inventory_period_closed_through({ day: words(lockedThrough) })}
        hint={lockedThrough === null ? m.inventory_period_open_hint() : m.inventory_period_closed_hint()}
      >
        <span className="flex flex-wrap gap-2">
          {lockedThrough !== null && canReopen && <Button onClick={() => setAsked('reopen')}>{m.inventory_period_reopen()}</Button>}
          <Button onClick={() => setAsked('close')}>{m.inventory_period_close()}</Button>
        </span>
      </SettingRow>
      {changes.length > 0 && (
        <ul aria-label={m.inventory_period_history()} className="pt-3 text-small text-ink-2">
          {changes.map((change) => (
            <li key={change.changedAt} className="py-1">
              <MomentText at={change.changedAt} style="near" />
              {m.ui_comma()}
              {change.changedBy}
              {': '}
              {change.lockedThrough === null
                ? m.inventory_period_all_open()
                : m.inventory_period_closed_through({ day: words(change.lockedThrough) })}
              {change.reason !== null && ` (${change.reason})`}
            </li>
          ))}
        </ul>
      )}
      {asked === 'close' && <CloseDialog onClose={() => setAsked(undefined)} />}
      {asked === 'reopen' && <ReopenDialog onClose={() => setAsked(undefined)} />}
    </SettingGroup>
  );
};

type DialogProps = { readonly onClose: () => void };

const CloseDialog = ({ onClose }: DialogProps) => {
  const { client, restaurantId } = useInventoryWorld();
  const { change, isChanging, fault } = useChangeBooks();
  const [through, setThrough] = useState('');
  const { errorAt, send } = useFaults({ through: through === '' && m.ui_fill_in() });
  const close = async () => {
    if (await change(client.closePeriod(newCommand(restaurantId, { closingId: newId(), through })))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.inventory_period_close_title()}
      description={m.inventory_period_close_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_cancel()}</Button>
          <Button kind="primary" busyLabel={isChanging ? m.inventory_loading() : undefined} onClick={() => send(() => void close())}>
            {m.inventory_period_close()}
          </Button>
        </>
      }
    >
      <DayField
        label={m.inventory_period_last_day()}
        value={through}
        onChange={setThrough}
        error={errorAt('through') ?? (fault === undefined ? undefined : { message: fault })}
      />
    </Dialog>
  );
};

const ReopenDialog = ({ onClose }: DialogProps) => {
  const { client, restaurantId } = useInventoryWorld();
  const { change, isChanging, fault } = useChangeBooks();
  const [through, setThrough] = useState('');
  const [reason, setReason] = useState('');
  const { errorAt, send } = useFaults({ reason: reason.trim() === '' && m.ui_say_why() });
  const reopen = async () => {
    const body = { reopeningId: newId(), through: through === '' ? null : through, reason: reason.trim() };
    if (await change(client.reopenPeriod(newCommand(restaurantId, body)))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.inventory_period_reopen_title()}
      description={m.inventory_period_reopen_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_cancel()}</Button>
          <Button kind="primary" busyLabel={isChanging ? m.inventory_loading() : undefined} onClick={() => send(() => void reopen())}>
            {m.inventory_period_reopen()}
          </Button>
        </>
      }
    >
      <DayField
        label={m.inventory_period_still_closed()}
        value={through}
        onChange={setThrough}
        error={fault === undefined ? undefined : { message: fault }}
      />
      <TextField
        label={m.inventory_period_reason()}
        value={reason}
        maxLength={500}
        error={errorAt('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
};
