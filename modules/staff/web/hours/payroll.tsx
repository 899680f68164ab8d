import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { TimesheetPeriod } from '../../contract/timesheet.contract.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useStaffWorld, type StaffClient, type StaffOutputs } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { payReasonWord } from '../words/hours-words.ts';
import { failureWords } from '../words/refusal-words.ts';

const send = (client: StaffClient) => client.lockPeriod;

type Line = StaffOutputs['exportPeriod']['lines'][number];

const headings = () => [
  m.staff_csv_pay_id(),
  m.staff_csv_name(),
  m.staff_csv_day(),
  m.staff_csv_hours(),
  m.staff_csv_rate(),
  m.staff_csv_reason(),
  m.staff_csv_adjusts(),
];

const minutesPerHour = 60;
const permille = 1000;
const hundredth = 100;

const cells = ({ payId, name, day, minutes, ratePermille, reason, isAdjustment }: Line): (string | number | null)[] => [
  payId,
  name,
  day,
  Math.round((minutes / minutesPerHour) * hundredth) / hundredth,
  ratePermille / permille,
  payReasonWord(reason),
  isAdjustment ? m.staff_csv_yes() : '',
];

export type PayrollProps = {
  readonly days: { readonly from: string; readonly to: string };
  readonly periods: readonly TimesheetPeriod[];
  /** Of whoever looks: what somebody else has to approve first. @unit days */
  readonly ownOpen: number;
};

/** Sends a week to the payroll once, and takes what went there out as a file. */
export const Payroll = ({ days, periods, ownOpen }: PayrollProps) => {
  const { client, restaurantId } = useStaffWorld();
  const { tell, isTelling, refused } = useTell();
  const isOver = days.to < useToday();
  const sent = periods.find(({ from, to }) => from <= days.to && days.from <= to);
  const download = useMutation({
    mutationFn: async (periodId: string) => {
      const { period, lines } = await client.exportPeriod({ restaurantId, periodId });
      const text = csvText([headings(), ...lines.map(cells)]);
      await saveFile(`hours ${period.from} ${period.to}.csv`, new Blob([text], { type: 'text/csv' }));
    },
  });
  const problem = refused?.words ?? (download.error === null ? undefined : failureWords(readFailure(download.error)));
  return (
    <section className="flex flex-col gap-2">
      {problem !== undefined && <Banner status="wrong" title={problem} />}
      {ownOpen > 0 && <p className="text-body text-ink-2">{m.staff_hours_own_wait({ count: ownOpen })}</p>}
      {sent ? (
        <Button
          className="self-start"
          icon={<Download aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate(sent.id)}
        >
          {m.staff_hours_download()}
        </Button>
      ) : isOver ? (
        <Button className="self-start" disabled={isTelling} onClick={() => void tell(send, { periodId: newId(), ...days })}>
          {m.staff_hours_send()}
        </Button>
      ) : (
        <p className="text-body text-ink-2">{m.staff_hours_send_later()}</p>
      )}
    </section>
  );
};
