import { m } from '../../../../generated/messages/server/messages.js';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { tipsOfDays, tipsOwedOn, type TipsTaken } from '../../../staff/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { owedSums, tipSums, type TipSums } from '../../rules/tips-owed.ts';
import { dayCell, line, lineTo, money, words } from '../cells.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

const sourceWords: Readonly<Record<TipsTaken['source'], (on: On) => string>> = {
  CARD: (on) => m.reports_tips_card({}, on),
  SERVICE_CHARGE: (on) => m.reports_tips_service({}, on),
  CASH: (on) => m.reports_tips_cash({}, on),
};

const inCurrency = (tx: RestaurantTx, pools: readonly TipsTaken[]): readonly TipsTaken[] =>
  pools.filter(({ currency }) => currency === tx.currency);

const figuresOf = (tx: RestaurantTx, { of, owed }: { readonly of: TipSums; readonly owed: TipSums }, on: On): ReportFigure[] => {
  const figure = (id: string, label: string, value: bigint | null) => ({
    id,
    label,
    value: money(tx, value),
    place: '/staff/tips',
    comparisons: [],
  });
  return [
    { ...figure('taken', m.reports_tips_taken({}, on), of.takenMinor), basis: m.reports_tips_taken_basis({}, on) },
    { ...figure('paid', m.reports_tips_paid({}, on), of.paidMinor), basis: m.reports_tips_paid_basis({}, on) },
    { ...figure('owed', m.reports_tips_owed({}, on), owed.owedMinor), basis: m.reports_tips_owed_basis({}, on) },
    { ...figure('late', m.reports_tips_late({}, on), owed.lateMinor), basis: m.reports_tips_late_basis({}, on) },
  ];
};

const poolTable = (tx: RestaurantTx, pools: readonly TipsTaken[], { on, of }: { readonly on: On; readonly of: TipSums }): ReportTable[] =>
  pools.length === 0
    ? []
    : [
        {
          id: 'pools',
          title: m.reports_tips_pools({}, on),
          note: null,
          columns: [
            { id: 'from', label: m.reports_tips_from({}, on), side: 'left' },
            { id: 'to', label: m.reports_tips_to({}, on), side: 'left' },
            { id: 'source', label: m.reports_tips_source({}, on), side: 'left' },
            { id: 'payBy', label: m.reports_tips_pay_by({}, on), side: 'left' },
            { id: 'paidOn', label: m.reports_tips_paid_on({}, on), side: 'left' },
            { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
          ],
          rows: [
            ...pools.map(({ fromDay, toDay, source, payBy, paidOn, amountMinor }) =>
              lineTo('/staff/tips', [
                dayCell(fromDay),
                dayCell(toDay),
                words(sourceWords[source](on)),
                dayCell(payBy),
                dayCell(paidOn),
                money(tx, amountMinor),
              ]),
            ),
            line([words(m.reports_total({}, on)), words(''), words(''), words(''), words(''), money(tx, of.takenMinor)], 'total'),
          ],
        },
      ];

const findingOf = (of: TipSums, owed: TipSums, on: On): ReportBody['finding'] => {
  if ((owed.lateMinor ?? 0n) > 0n) return { text: m.reports_tips_finding_late({}, on), standing: 'wrong' };
  if ((owed.owedMinor ?? 0n) > 0n) return { text: m.reports_tips_finding_owed({}, on), standing: 'soon' };
  if (of.takenMinor === null) return { text: m.reports_tips_finding_none({}, on), standing: 'information' };
  return { text: m.reports_tips_finding_paid({}, on), standing: 'good' };
};

const make = async (tx: RestaurantTx, { on, days }: ReportAsk): Promise<ReportBody> => {
  const [all, unpaid] = [await tipsOfDays(tx, days), await tipsOwedOn(tx, days.to)];
  const today = tradingDay(tx, new Date());
  const of = tipSums(inCurrency(tx, all), today);
  const owed = owedSums(inCurrency(tx, unpaid), all.length > 0, today);
  const leftOut = all.length - inCurrency(tx, all).length;
  const isBritish = on.house.country === 'GB';
  return {
    finding: findingOf(of, owed, on),
    figures: figuresOf(tx, { of, owed }, on),
    charts: [],
    tables: poolTable(tx, inCurrency(tx, all), { on, of }),
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_tips_basis({}, on) },
      { label: m.reports_law({}, on), text: isBritish ? m.reports_tips_law_gb({}, on) : m.reports_tips_law_none({}, on) },
      ...(leftOut === 0 ? [] : [{ label: m.reports_left_out({}, on), text: m.reports_documents_left_out({ count: leftOut }, on) }]),
    ],
    advice:
      (owed.owedMinor ?? 0n) > 0n
        ? [{ text: m.reports_tips_advice({}, on), action: m.reports_tips_advice_way({}, on), place: '/staff/tips', standing: 'soon' }]
        : [],
  };
};

/** What was taken in for the staff, what of it was passed on, and what is owed until when. */
export const tipsReport: ReportMaker = { name: (on) => m.reports_name_tips({}, on), make };
