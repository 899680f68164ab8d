import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { WorkRole } from '../../contract/fields.ts';
import type { Exchange } from '../../contract/exchange-fields.ts';
import { exchangeStatusWord, exchangeWords } from '../words/exchange-words.ts';
import { staffRefusalWords } from '../words/refusal-words.ts';
import { useShiftText } from './use-shift-text.ts';

/** What lines of exchanges are written with. */
export type ExchangeNames = { readonly names: ReadonlyMap<string, string>; readonly workRoles: readonly WorkRole[] };

type ExchangeLineProps = ExchangeNames & { readonly of: Exchange; readonly children?: ReactNode };

const living: readonly string[] = ['OPEN', 'CLAIMED', 'ACCEPTED'];
const statusOf = {
  OPEN: 'waiting',
  CLAIMED: 'waiting',
  ACCEPTED: 'waiting',
  APPROVED: 'good',
  DECLINED: 'wrong',
  WITHDRAWN: 'may-not',
  EXPIRED: 'may-not',
} as const;

/** A shift that changes hands: who asks what, until when, and how far it is. */
export const ExchangeLine = ({ of, names, workRoles, children }: ExchangeLineProps) => {
  const text = useShiftText(workRoles);
  const { moment } = useWhen();
  const own = useSession()?.user.id;
  const taker = names.get(of.takerUserId ?? '');
  const bidders = of.bids.flatMap(({ userId }) => names.get(userId) ?? []);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-body">
        <span className="font-medium">{exchangeWords(of, names)}</span>
        <StatusLine status={statusOf[of.status]}>{exchangeStatusWord(of, names, own)}</StatusLine>
      </p>
      <p className="text-body">
        {text(of.shift)} {of.counterShift && m.staff_swap_for({ shift: text(of.counterShift) })}
      </p>
      <p className="text-small text-ink-2">
        {[
          of.note,
          of.reason,
          taker !== undefined && m.staff_swap_goes_to({ name: taker }),
          living.includes(of.status) && m.staff_swap_until({ moment: moment(of.expiresAt) }),
          living.includes(of.status) && bidders.length > 0 && m.staff_swap_bids({ names: bidders.join(m.ui_comma()) }),
          of.stale && staffRefusalWords(of.stale, null),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {children}
    </li>
  );
};
