import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { TimeOff } from '../../contract/time-off-fields.ts';
import { timeOffStatusWord, timeOffWord } from '../words/time-off-words.ts';
import { useDaysText } from './use-days-text.ts';

const statusOf = { REQUESTED: 'waiting', APPROVED: 'good', DECLINED: 'wrong', CANCELLED: 'may-not' } as const;

/** Hundredths of a day as people say them: 250 is "2.5". */
export const daysText = (hundredths: number): string => formatDecimal(BigInt(hundredths), 2, 0);

type TimeOffLineProps = { readonly of: TimeOff; readonly name?: string; readonly children?: ReactNode };

/** A wish to be away: whose, when, why and what came of it. */
export const TimeOffLine = ({ of, name, children }: TimeOffLineProps) => {
  const text = useDaysText();
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-body">
        <span className="font-medium">{name === undefined ? text(of) : m.staff_off_away_on({ name, days: text(of) })}</span>
        <StatusLine status={statusOf[of.status]}>{timeOffStatusWord(of.status)}</StatusLine>
      </p>
      <p className="text-small text-ink-2">{[timeOffWord(of.kind), of.note, of.reason].filter(Boolean).join(' · ')}</p>
      {children}
    </li>
  );
};
