import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useShortDay } from '../exchange/use-shift-text.ts';
import { hoursText } from '../people/hours-text.ts';
import { useShiftTimes } from '../rota/shift-times.ts';
import { useStaffWorld, type StaffOutputs } from '../staff-client.ts';
import { rotaLogQuery } from '../staff-queries.ts';

type Log = NonNullable<StaffOutputs['readRotaLog']['log']>;
type Change = Log['changes'][number];
type Names = { readonly names: ReadonlyMap<string, string> };

const sentences: Readonly<Record<Change['kind'], (facts: { who: string; shift: string }) => string>> = {
  TOLD: m.staff_log_told,
  CHANGED: m.staff_log_changed,
  CANCELLED: m.staff_log_cancelled,
  SWAPPED: m.staff_log_swapped,
};

/** What happened to a week that was made known: who changed what and why, and who said that they saw it. */
export const RotaLog = ({ monday, names }: Names & { readonly monday: string }) => {
  const { data } = useQuery(rotaLogQuery(useStaffWorld(), monday));
  if (!data?.log) return null;
  const { changes, seen } = data.log;
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer text-body font-semibold focus-ring touch:min-h-11">{m.staff_log_title()}</summary>
      {changes.length === 0 && <p className="pt-2 text-small text-ink-2">{m.staff_log_none()}</p>}
      <ul className="flex flex-col gap-1 pt-2">
        {seen.map(({ userId, toldAt, seenAt }) => {
          const name = names.get(userId) ?? '';
          const hasSeen = seenAt !== null && seenAt >= toldAt;
          return (
            <li key={userId}>
              <StatusLine status={hasSeen ? 'good' : 'waiting'}>
                {hasSeen ? m.staff_log_seen({ name }) : m.staff_log_unseen({ name })}
              </StatusLine>
            </li>
          );
        })}
      </ul>
      <ul className="flex flex-col gap-2 pt-3">
        {changes.map((change) => (
          <LogLine key={change.id} change={change} names={names} />
        ))}
      </ul>
    </details>
  );
};

const LogLine = ({ change, names }: Names & { readonly change: Change }) => {
  const [times, shortDay, { moment }] = [useShiftTimes(), useShortDay(), useWhen()];
  const { before, after, kind, day, noticeMinutes, reason } = change;
  const of = after ?? before;
  const nameOf = (userId: string | null) => (userId === null ? m.staff_open_shift() : (names.get(userId) ?? ''));
  const who =
    of && before && after && before.userId !== after.userId
      ? `${nameOf(before.userId)} → ${nameOf(after.userId)}`
      : nameOf(of?.userId ?? null);
  const shift = of ? m.staff_log_shift({ name: who, day: shortDay(day), times: times(of) }) : '';
  const parts = [moment(change.changedAt), noticeMinutes !== null && m.staff_notice_left({ hours: hoursText(noticeMinutes) }), reason];
  return (
    <li className="text-small">
      <p>{sentences[kind]({ who: names.get(change.changedBy) ?? '', shift })}</p>
      <p className="text-ink-2">{parts.filter(Boolean).join(m.ui_comma())}</p>
    </li>
  );
};
