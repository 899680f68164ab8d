import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { CountHead, CountTemplate } from '../../contract/count-schemas.ts';
import { countRhythmWord, countStatusWord } from '../words/count-words.ts';
import { isCounted, wayToCount } from './way-to-count.ts';

const lineClass = 'flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line py-2';

const statusOf = { DRAFT: 'information', COUNTING: 'waiting', SUBMITTED: 'soon', RECOUNT: 'soon' } as const;

type CountLineProps = { readonly count: CountHead; readonly children?: React.ReactNode };

/** One count: where it stands, who brought it there, and the way to it. */
export const CountLine = ({ count, children }: CountLineProps) => {
  const { status } = count;
  // Only the server gives a number.
  const isHere = count.number === 0;
  return (
    <li className={lineClass}>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">
          {isHere ? count.name : m.inventory_counts_named({ name: count.name, number: String(count.number) })}
        </span>
        <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <StatusLine status={Object.hasOwn(statusOf, status) ? statusOf[status as keyof typeof statusOf] : 'counted'}>
            {countStatusWord(status)}
          </StatusLine>
          {isHere && <WaitingMark />}
          <MomentText at={count.closedAt ?? count.approvedAt ?? count.submittedAt ?? count.startedAt ?? count.createdAt} style="near" />
          <span>{(count.closedBy ?? count.approvedBy ?? count.submittedBy ?? count.createdBy).name}</span>
        </span>
      </span>
      {children}
      {status !== 'DRAFT' && <WayToCount count={count} />}
    </li>
  );
};

const WayToCount = ({ count }: { readonly count: CountHead }) => (
  <Link {...wayToCount(count)} className={buttonClass('row')}>
    {isCounted(count.status) ? m.inventory_counts_count() : m.inventory_counts_look()}
  </Link>
);

type PlanLineProps = {
  readonly template: CountTemplate;
  readonly onChange: (() => void) | undefined;
  readonly onStart: (() => void) | undefined;
  /** Its count that is going on. */
  readonly open: CountHead | undefined;
};

/** One plan that comes round, and when it was last done. */
export const PlanLine = ({ template, onChange, onStart, open }: PlanLineProps) => {
  const when = useWhen();
  const { lastCountedAt } = template;
  return (
    <li className={lineClass}>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{template.name}</span>
        <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <span>{countRhythmWord(template.rhythm)}</span>
          {template.isOverdue && <StatusLine status="soon">{m.inventory_counts_overdue()}</StatusLine>}
          <span>
            {lastCountedAt === null ? m.inventory_counts_not_yet() : m.inventory_counts_last({ when: when.moment(lastCountedAt) })}
          </span>
        </span>
      </span>
      <span className="flex gap-2">
        {onChange && (
          <Button kind="row" onClick={onChange}>
            {m.inventory_counts_change()}
          </Button>
        )}
        {open && <WayToCount count={open} />}
        {onStart && !open && (
          <Button kind="row" onClick={onStart}>
            {m.inventory_counts_start()}
          </Button>
        )}
      </span>
    </li>
  );
};
