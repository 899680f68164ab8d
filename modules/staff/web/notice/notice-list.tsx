import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnitsOf, noMoney, type Currency } from '../../../../kit/money.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import type { NoticeKind } from '../../rules/notice-pay.ts';
import { useShortDay } from '../exchange/use-shift-text.ts';
import { hoursText } from '../people/hours-text.ts';
import { useStaffWorld, type StaffOutputs } from '../staff-client.ts';
import { noticeQuery } from '../staff-queries.ts';
import { lawWords } from '../words/law-words.ts';

const kinds: Readonly<Record<NoticeKind, () => string>> = {
  CANCELLED: m.staff_notice_cancelled,
  GIVEN_AWAY: m.staff_notice_given_away,
  MOVED: m.staff_notice_moved,
  SHORTENED: m.staff_notice_shortened,
  LENGTHENED: m.staff_notice_lengthened,
  OTHER: m.staff_notice_other,
};

type NoticeAnswer = StaffOutputs['readNotice'];

/** The shifts of a week that people know of and that its draft changes. */
export const useNotice = (monday: string): NoticeAnswer | undefined => useQuery(noticeQuery(useStaffWorld(), monday)).data;

const moneyOf = (minor: bigint, currency: Currency): string =>
  formatMoney({ minor: minorUnitsOf(minor < 0n ? -minor : minor) ?? noMoney, currency });

type NoticeListProps = { readonly notice: NoticeAnswer; readonly names: ReadonlyMap<string, string> };

/** What making the week known changes for those who know of something else: with how much notice, and at what price. */
export const NoticeList = ({ notice, names }: NoticeListProps) => {
  const { changes, rule, currency, costChange } = notice;
  const change = costChange === null ? 0n : BigInt(costChange);
  const amount = moneyOf(change, currency);
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="text-body font-semibold">{m.staff_notice_title()}</h3>
      <ul className="flex flex-col gap-2">
        {changes.map((one) => (
          <NoticeLine key={one.shiftId} change={one} name={names.get(one.userId) ?? ''} currency={currency} />
        ))}
      </ul>
      {rule && !rule.isInForce && <p className="text-small text-ink-2">{m.staff_notice_estimate({ source: lawWords(rule.source) })}</p>}
      {change > 0n && <p className="text-small">{m.staff_notice_costs_more({ amount })}</p>}
      {change < 0n && <p className="text-small">{m.staff_notice_costs_less({ amount })}</p>}
    </section>
  );
};

type NoticeLineProps = { readonly change: NoticeAnswer['changes'][number]; readonly name: string; readonly currency: Currency };

const NoticeLine = ({ change, name, currency }: NoticeLineProps) => {
  const shortDay = useShortDay();
  const pay = change.pay === null ? 0n : BigInt(change.pay);
  const parts = [
    m.staff_notice_left({ hours: hoursText(change.noticeMinutes) }),
    ...(pay > 0n ? [m.staff_notice_pay({ amount: moneyOf(pay, currency) })] : []),
  ];
  return (
    <li className="flex gap-2 text-small">
      <StatusIcon status={pay > 0n ? 'soon' : 'information'} className="size-4 shrink-0" />
      <span>
        <span className="block font-medium">{m.staff_notice_line({ name, day: shortDay(change.day), what: kinds[change.kind]() })}</span>
        <span className="text-ink-2">{parts.join(m.ui_comma())}</span>
      </span>
    </li>
  );
};
