import { CheckCheck, Clock, EllipsisVertical } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuHeading, MenuItem, MenuRule } from '../../../ui/menu.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { Alert } from '../contract/alerts.contract.ts';
import type { DismissReason } from '../rules/dismissal.ts';
import { useAnswer } from './use-answer.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const reasons: readonly (readonly [DismissReason, () => string])[] = [
  ['KNOWN', m.alerts_dismiss_known],
  ['NOT_IMPORTANT', m.alerts_dismiss_not_important],
  ['WRONG', m.alerts_dismiss_wrong],
];

/** What else may be done with an alert than to go where it leads. */
export const AlertMenu = ({ alert: { id, title, isOver } }: { readonly alert: Alert }) => {
  const { answer } = useAnswer();
  const when = useWhen();
  if (isOver) return <span className="w-9 shrink-0 touch:w-11" />;
  const snooze = (ms: number) => {
    const until = new Date(Date.now() + ms).toISOString();
    void answer(id, { kind: 'SNOOZE', until }, m.alerts_snoozed({ when: when.moment(until) }));
  };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={m.alerts_more_for({ title })} className="mt-1.5 shrink-0">
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<CheckCheck aria-hidden />} onSelect={() => void answer(id, { kind: 'DONE' }, m.alerts_done())}>
        {m.alerts_mark_done()}
      </MenuItem>
      <MenuItem icon={<Clock aria-hidden />} onSelect={() => snooze(hourMs)}>
        {m.alerts_snooze_hour()}
      </MenuItem>
      <MenuItem icon={<Clock aria-hidden />} onSelect={() => snooze(dayMs)}>
        {m.alerts_snooze_tomorrow()}
      </MenuItem>
      <MenuRule />
      <MenuHeading>{m.alerts_put_aside()}</MenuHeading>
      {reasons.map(([reason, word]) => (
        <MenuItem key={reason} onSelect={() => void answer(id, { kind: 'DISMISS', reason }, m.alerts_dismissed())}>
          {word()}
        </MenuItem>
      ))}
    </Menu>
  );
};
