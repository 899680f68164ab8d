import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { paymentWord } from '../../../kitchen/web/parts.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';

type Facts = CloseDay['facts'];

const Line = ({ label, isSum, children }: { readonly label: string; readonly isSum?: boolean; readonly children: ReactNode }) => (
  <div className={`flex justify-between gap-4 border-b border-line py-2 text-body ${isSum ? 'font-semibold' : ''}`}>
    <dt className={isSum ? '' : 'text-ink-2'}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="pt-2 text-small text-ink-3">{title}</h3>
    <dl>{children}</dl>
  </section>
);

type Money = (minor: string) => string;

const wastedText = ({ wasteMinor, wasteEntries, wasteUnpriced = 0 }: Facts, money: Money): string => {
  if (wasteUnpriced === 0) return money(wasteMinor);
  const unpriced = m.reports_wasted_unpriced({ count: wasteUnpriced });
  return wasteUnpriced === wasteEntries ? unpriced : m.reports_wasted_partly({ amount: money(wasteMinor), unpriced });
};

/** Why more was paid than guests owed. */
const TipLines = ({ tips, money }: { readonly tips: NonNullable<Facts['tips']>; readonly money: Money }) => (
  <>
    {tips.cashMinor !== '0' && <Line label={m.reports_tips_within_cash()}>{money(tips.cashMinor)}</Line>}
    {tips.cardMinor !== '0' && <Line label={m.reports_tips_within_card()}>{money(tips.cardMinor)}</Line>}
  </>
);

/** What a day comes to: as it was signed, or as it is known now. */
export const DayFactsView = ({ facts, isSigned }: { readonly facts: Facts; readonly isSigned: boolean }) => {
  const reader = useReader();
  const money: Money = (minor) => cellText({ kind: 'money', minor, currency: facts.currency }, reader);
  const plain = (kind: 'count' | 'minutes', value: number): string => cellText({ kind, value }, reader);
  return (
    <aside className="flex min-w-0 flex-col gap-2">
      <h2 className="text-heading">{isSigned ? m.reports_day_signed() : m.reports_day_so_far()}</h2>
      <dl>
        <Line label={m.reports_gross()}>{money(facts.grossMinor)}</Line>
        <Line label={m.reports_vat()}>{money(facts.vatMinor)}</Line>
        <Line label={m.reports_net_sales()} isSum>
          {money(facts.netMinor)}
        </Line>
        <Line label={m.reports_discounts()}>{money(facts.discountMinor)}</Line>
        <Line label={m.reports_service()}>{money(facts.serviceMinor)}</Line>
        <Line label={m.reports_orders()}>{plain('count', facts.orders)}</Line>
        <Line label={m.reports_covers()}>{plain('count', facts.covers)}</Line>
        <Line label={m.reports_worked()}>{plain('minutes', facts.labourMinutes)}</Line>
        <Line label={m.reports_wasted()}>{wastedText(facts, money)}</Line>
      </dl>
      {facts.vat.length > 0 && (
        <Group title={m.reports_vat_by_rate()}>
          {facts.vat.map(({ rate, vatMinor, netMinor }) => (
            <Line key={rate} label={rate === null ? m.reports_rate_unknown() : m.reports_rate_of({ percent: rate / 100 })}>
              {m.reports_vat_of_net({ vat: money(vatMinor), net: money(netMinor) })}
            </Line>
          ))}
        </Group>
      )}
      {facts.channels.length > 0 && (
        <Group title={m.reports_by_channel()}>
          {facts.channels.map(({ channel, netMinor }) => (
            <Line key={channel} label={channelWord(channel)}>
              {money(netMinor)}
            </Line>
          ))}
        </Group>
      )}
      {facts.payments.length > 0 && (
        <Group title={m.reports_by_payment()}>
          {facts.payments.map(({ method, takenMinor, givenBackMinor }) => (
            <Line key={method} label={paymentWord(method)}>
              {givenBackMinor === '0'
                ? money(takenMinor)
                : m.reports_less_given_back({ taken: money(takenMinor), back: money(givenBackMinor) })}
            </Line>
          ))}
          {facts.tips && <TipLines tips={facts.tips} money={money} />}
        </Group>
      )}
    </aside>
  );
};
