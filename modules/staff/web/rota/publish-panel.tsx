import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Shift } from '../../contract/rota-fields.ts';
import { NoticeList, useNotice } from '../notice/notice-list.tsx';
import { RotaLog } from '../notice/rota-log.tsx';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { FindingLine } from './finding-line.tsx';
import { findingsAlike } from './findings-alike.ts';
import { GapList } from './gap-list.tsx';
import { gapsOfDay } from './rota-gaps.ts';
import { keptBackBy, overrideKey, publishable } from './rota-model.ts';
import type { PlannedRota } from './use-rota.ts';

const send = (client: StaffClient) => client.publishRota;

export type PublishPanelProps = {
  readonly monday: string;
  readonly timeZone: string;
  readonly planned: PlannedRota;
  readonly workRoles: readonly WorkRole[];
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (shift: Shift) => void;
  readonly onMove: (shift: Shift, times: Pick<Shift, 'startsAt' | 'endsAt'>) => void;
};

/** What stands in the way of making the week known, how to mend it, who is missing on it, and who will be told. */
export const PublishPanel = (props: PublishPanelProps) => {
  const { monday, timeZone, planned, workRoles, names } = props;
  const { tell, isTelling, refused } = useTell();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const notice = useNotice(monday);
  const isChange = notice !== undefined && notice.changes.length > 0;
  const { ready, kept } = publishable(planned.shifts, planned.findings, reasons);
  const people = [...new Set(ready.flatMap(({ userId }) => names.get(userId ?? '') ?? []))];
  const overrides = planned.findings.flatMap((finding) => {
    const [reason, shift] = [(reasons[overrideKey(finding)] ?? '').trim(), keptBackBy(finding, planned.shifts)];
    return reason !== '' && shift ? [{ shiftId: shift.id, ruleId: finding.ruleId, reason }] : [];
  });
  const shortDays = planned.days
    .map(({ day, demand }) => ({
      day,
      gaps: gapsOfDay({ day, shifts: planned.shifts.filter((one) => one.day === day), demand, timeZone }),
    }))
    .filter(({ gaps }) => gaps.length > 0);
  const publish = async () => {
    const reason = (isChange && why.trim()) || null;
    if (await tell(send, { shifts: ready.map(({ id, version }) => ({ shiftId: id, version })), overrides, reason })) setWhy('');
  };
  return (
    <aside aria-label={m.staff_before_publish()} className="flex flex-col gap-4">
      <h2 className="text-heading">{m.staff_before_publish()}</h2>
      {planned.findings.length === 0 && (
        <p className="text-body text-ink-2">{shortDays.length > 0 ? m.staff_gaps_only() : m.staff_no_findings()}</p>
      )}
      <ul className="flex flex-col">
        {findingsAlike(planned.findings, planned.shifts).map(({ finding, shifts }) => (
          <FindingLine
            key={overrideKey(finding)}
            {...{ finding, shifts, names, planned }}
            reason={reasons[overrideKey(finding)] ?? ''}
            onReason={(reason) => setReasons({ ...reasons, [overrideKey(finding)]: reason })}
            onOpen={props.onOpen}
            onMove={props.onMove}
          />
        ))}
      </ul>
      {shortDays.length > 0 && <GapList days={shortDays} workRoles={workRoles} />}
      {isChange && (
        <>
          <NoticeList notice={notice} names={names} />
          <TextField label={m.staff_notice_reason()} maxLength={300} value={why} onChange={({ target }) => setWhy(target.value)} />
        </>
      )}
      {refused && <Banner status="wrong" title={refused.words} />}
      <p className="text-small text-ink-2">
        {people.length > 0 && m.staff_are_told({ count: people.length, names: people.join(m.ui_comma()) })}{' '}
        {kept.length > 0 && m.staff_stay_drafts({ count: kept.length })}
      </p>
      {ready.length === 0 ? (
        <p className="text-body text-ink-2">{m.staff_all_known()}</p>
      ) : (
        <Button kind="primary" size="thumb" busyLabel={isTelling ? m.staff_publishing() : undefined} onClick={() => void publish()}>
          {m.staff_publish({ count: ready.length })}
        </Button>
      )}
      <RotaLog monday={monday} names={names} />
    </aside>
  );
};
