import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Period } from '../../contract/periods.contract.ts';
import { monthName } from '../../rules/month-name.ts';
import { stepsFrom, type PeriodStep } from '../../rules/periods/period-step.ts';
import type { ReportsClient } from '../reports-client.ts';
import { useReader } from '../use-reader.ts';
import { useTell } from '../use-tell.ts';
import { periodStateWord, periodStepWord } from '../words/period-words.ts';
import { PeriodDialog } from './period-dialog.tsx';

const send = (client: ReportsClient) => client.stepPeriod;

/** A month: where it stands, how many of its days are closed, who did what, and what may be done now. */
export const PeriodRow = ({ period }: { readonly period: Period }) => {
  const { from, to, calendar, state, version, closedDays, openDays, steps } = period;
  const [reader, today, { role }] = [useReader(), useToday(), useRestaurant()];
  const { tell, isTelling, refused } = useTell();
  const [stepId] = useState(newId);
  const [asked, setAsked] = useState<Exclude<PeriodStep, 'REVIEW'> | null>(null);
  const { word, status } = periodStateWord(state);
  const take = (step: PeriodStep, reason: string | null) => void tell(send, { stepId, from, step, baseVersion: version, reason });
  const offered = to < today ? stepsFrom(state).filter((step) => step !== 'REOPEN' || role === 'owner') : [];
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-body font-semibold">{monthName({ from, to }, calendar, reader.language)}</h2>
          <Tag status={status}>{word}</Tag>
        </div>
        {offered.map((step) => (
          <Button
            key={step}
            disabled={isTelling}
            busyLabel={isTelling ? m.reports_saving() : undefined}
            onClick={() => (step === 'REVIEW' ? take(step, null) : setAsked(step))}
          >
            {periodStepWord(step)}
          </Button>
        ))}
      </div>
      <p className="text-small text-ink-2">
        {m.reports_period_days({ closed: closedDays })}
        {openDays > 0 && ` · ${m.reports_period_days_open({ count: openDays })}`}
      </p>
      {steps.map((step) => (
        <StepLine key={step.at} step={step} />
      ))}
      {refused !== null && <Banner status="wrong" title={refused} />}
      {asked && <PeriodDialog step={asked} isBusy={isTelling} onClose={() => setAsked(null)} onTake={(reason) => take(asked, reason)} />}
    </li>
  );
};

const StepLine = ({ step: { step, by, at, reason } }: { readonly step: Period['steps'][number] }) => {
  const moment = useWhen().moment(at);
  const words = {
    REVIEW: () => m.reports_period_reviewed_by({ name: by, moment }),
    LOCK: () => m.reports_period_locked_by({ name: by, moment }),
    REOPEN: () => m.reports_reopened_by({ name: by, moment, reason: reason ?? '' }),
  } as const;
  return <p className="text-small text-ink-2">{words[step]()}</p>;
};
