import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { Order } from '../../contract/order.contract.ts';
import { DayText } from '../show/day-text.tsx';

type Stage = { readonly word: string; readonly reached: 'ALL' | 'PART' | 'NONE'; readonly when?: ReactNode };

const reachedBy = (order: Order, base: (line: Order['lines'][number]) => string): Stage['reached'] => {
  const reached = order.lines.filter((line) => quantity(base(line)) > 0n);
  if (reached.length === 0) return 'NONE';
  const isWhole = order.lines.every((line) => quantity(base(line)) + quantity(line.cancelledBase) >= quantity(line.baseQuantity));
  return isWhole ? 'ALL' : 'PART';
};

const stagesOf = (order: Order): readonly Stage[] => {
  const { createdAt, sentAt, expectedOn } = order;
  const came = reachedBy(order, ({ receivedBase }) => receivedBase);
  return [
    { word: m.purchasing_step_create(), reached: 'ALL', when: <MomentText at={createdAt} /> },
    { word: m.purchasing_state_sent(), reached: sentAt === null ? 'NONE' : 'ALL', when: sentAt !== null && <MomentText at={sentAt} /> },
    {
      word: came === 'PART' ? m.purchasing_state_partially_received() : m.purchasing_state_received(),
      reached: came,
      when:
        came !== 'ALL' &&
        (expectedOn === null ? (
          m.purchasing_no_day()
        ) : (
          <SentenceWith words={(day) => m.purchasing_for_day({ day })}>
            <DayText day={expectedOn} />
          </SentenceWith>
        )),
    },
    { word: m.purchasing_column_charged(), reached: reachedBy(order, ({ invoicedBase }) => invoicedBase) },
  ];
};

const dot: Readonly<Record<Stage['reached'], string>> = {
  ALL: 'border-ink bg-ink text-teff',
  PART: 'border-4 border-ink bg-teff',
  NONE: 'border-ink-3 bg-teff',
};

/** How far an order has come, from the draft to what is charged for it. */
export const OrderPath = ({ order }: { readonly order: Order }) => (
  <ol aria-label={m.purchasing_path()} className="grid max-w-3xl grid-cols-4">
    {stagesOf(order).map(({ word, reached, when }, index, stages) => (
      <li key={word} className="flex min-w-0 flex-col gap-1 pr-2">
        <span className="flex items-center">
          <span className={`grid size-5 shrink-0 place-items-center rounded-full border-2 ${dot[reached]}`}>
            {reached === 'ALL' && <Check aria-hidden className="size-3" strokeWidth={3} />}
          </span>
          {index < stages.length - 1 && (
            <span className={`-mr-2 h-0.5 flex-1 ${stages[index + 1]?.reached === 'NONE' ? 'bg-line' : 'bg-ink'}`} />
          )}
        </span>
        <span className={`text-small ${reached === 'NONE' ? 'text-ink-2' : 'font-medium'}`}>{word}</span>
        <span className="text-micro text-ink-2">{when}</span>
      </li>
    ))}
  </ol>
);
