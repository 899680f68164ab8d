import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { readVariance, unitWord } from '../../../inventory/server/public.ts';
import { boughtOf } from '../../../purchasing/server/public.ts';
import { analyse } from '../../../waste/server/public.ts';
import type { Cell, ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { goodsOf } from '../../rules/goods.ts';
import { costsOf, shareOfNet } from '../../rules/prime-cost.ts';
import { lengthOf } from '../../rules/report-period.ts';
import { triageOf, type Cause, type Suspect } from '../../rules/variance-triage.ts';
import { nameIn } from '../account-words.ts';
import { line, lineTo, money, words } from '../cells.ts';
import { loadDaySales, loadGoods } from '../load-costs.ts';
import { readHeadings } from '../month-books.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Row = Awaited<ReturnType<typeof readVariance>>['rows'][number];

/** What a triage goes by, beside the items themselves. */
type Evidence = {
  readonly suspects: readonly Suspect[];
  /** @unit trading days without an entry of waste */
  readonly daysWithoutWaste: number;
  /** @unit hundredths of a percent of net sales that no recipe took from stock; null where nothing was sold */
  readonly unmappedShare: number | null;
  /** @unit hundredths of a percent of what was bought; null where nothing was */
  readonly withoutNoteShare: number | null;
};

const loadEvidence = async (tx: RestaurantTx, ask: ReportAsk, rows: readonly Row[]): Promise<Evidence> => {
  const headings = await readHeadings(tx);
  const sales = await loadDaySales(tx, ask.days, headings);
  const { netMinor, coveredMinor } = costsOf({ sales, goods: [], labour: [] }, ask.days);
  const { boughtMinor } = goodsOf(await loadGoods(tx, ask.days, headings));
  const noted = (await boughtOf(tx, { ...ask.days, itemId: null })).reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n);
  const waste = await analyse(tx, ask.days);
  return {
    suspects: rows.map(({ itemId, theoretical, unexplained }) => ({
      itemId,
      theoretical: Number(theoretical),
      unexplained: Number(unexplained),
    })),
    daysWithoutWaste: waste.daysMissing.length,
    unmappedShare: shareOfNet(netMinor === null ? null : netMinor - coveredMinor, netMinor),
    withoutNoteShare: shareOfNet(boughtMinor - noted, boughtMinor > 0n ? boughtMinor : null),
  };
};

type Said = { readonly name: string; readonly evidence: string; readonly place: string };

const percent = (share: number | null): number => Math.round((share ?? 0) / 100);

const saidOf = (cause: Cause, evidence: Evidence, { on, days }: ReportAsk): Said => {
  const counts = triageOf(evidence.suspects);
  const stretch = `from=${days.from}&to=${days.to}`;
  const said: Readonly<Record<Cause, () => Said>> = {
    UNLOGGED_WASTE: () => ({
      name: m.reports_cause_waste({}, on),
      evidence: m.reports_cause_waste_text({ count: evidence.daysWithoutWaste, days: lengthOf(days) }, on),
      place: `/waste?${stretch}`,
    }),
    PORTIONING: () => ({
      name: m.reports_cause_portioning({}, on),
      evidence: m.reports_cause_portioning_text({ count: counts.portioning }, on),
      place: '/menu',
    }),
    UNRUNG_SALES: () => ({
      name: m.reports_cause_unrung({}, on),
      evidence: m.reports_cause_unrung_text({ percent: percent(evidence.unmappedShare) }, on),
      place: '/kitchen/orders',
    }),
    RECEIVING_ERROR: () => ({
      name: m.reports_cause_receiving({}, on),
      evidence: m.reports_cause_receiving_text({ percent: percent(evidence.withoutNoteShare) }, on),
      place: `/reports/purchases?${stretch}`,
    }),
    COUNT_ERROR: () => ({
      name: m.reports_cause_count({}, on),
      evidence: m.reports_cause_count_text({ count: counts.surplus }, on),
      place: '/inventory/counts',
    }),
    THEFT: () => ({
      name: m.reports_cause_theft({}, on),
      evidence: m.reports_cause_theft_text({ count: counts.unused }, on),
      place: `/inventory/variance?${stretch}`,
    }),
  };
  return said[cause]();
};

const causes: readonly Cause[] = ['UNLOGGED_WASTE', 'PORTIONING', 'UNRUNG_SALES', 'RECEIVING_ERROR', 'COUNT_ERROR', 'THEFT'];

const triageTable = (evidence: Evidence, ask: ReportAsk): ReportTable => ({
  id: 'triage',
  title: m.reports_triage({}, ask.on),
  note: m.reports_triage_note({}, ask.on),
  columns: [
    { id: 'cause', label: m.reports_cause({}, ask.on), side: 'left' },
    { id: 'evidence', label: m.reports_evidence({}, ask.on), side: 'left' },
  ],
  rows: causes.map((cause) => {
    const { name, evidence: text, place } = saidOf(cause, evidence, ask);
    return lineTo(place, [words(name), words(text)]);
  }),
});

const quantityIn = (quantity: string, { unit }: Row, on: On): Cell => ({ kind: 'quantity', quantity, unit: unitWord(unit, 2, on.locale) });

const itemsTable = (tx: RestaurantTx, rows: readonly Row[], { on }: ReportAsk): ReportTable => ({
  id: 'items',
  title: m.reports_variance_items({}, on),
  note: m.reports_variance_note({}, on),
  columns: [
    { id: 'item', label: m.reports_item({}, on), side: 'left' },
    { id: 'actual', label: m.reports_actual({}, on), side: 'right' },
    { id: 'theoretical', label: m.reports_food_recipe({}, on), side: 'right' },
    { id: 'explained', label: m.reports_explained({}, on), side: 'right' },
    { id: 'unexplained', label: m.reports_unexplained({}, on), side: 'right' },
    { id: 'value', label: m.reports_value({}, on), side: 'right' },
  ],
  rows: [
    ...rows.map((row) =>
      lineTo(`/inventory/${row.itemId}`, [
        words(nameIn(row, on)),
        quantityIn(row.actual, row, on),
        quantityIn(row.theoretical, row, on),
        quantityIn(row.explained, row, on),
        quantityIn(row.unexplained, row, on),
        money(tx, row.unexplainedMinor === null ? null : BigInt(row.unexplainedMinor)),
      ]),
    ),
    line([words(m.reports_total({}, on)), words(null), words(null), words(null), words(null), money(tx, known(rows))], 'total'),
  ],
});

const known = (rows: readonly Row[]): bigint | null => {
  const values = rows.flatMap(({ unexplainedMinor }) => (unexplainedMinor === null ? [] : [BigInt(unexplainedMinor)]));
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0n);
};

const figuresOf = (tx: RestaurantTx, rows: readonly Row[], { on, days }: ReportAsk): ReportFigure[] => {
  const place = `/inventory/variance?from=${days.from}&to=${days.to}`;
  const gone = rows.filter(({ unexplainedMinor }) => unexplainedMinor !== null && BigInt(unexplainedMinor) > 0n);
  return [
    {
      id: 'net',
      label: m.reports_unexplained({}, on),
      value: money(tx, known(rows)),
      basis: m.reports_variance_basis({}, on),
      place,
      comparisons: [],
    },
    {
      id: 'gone',
      label: m.reports_gone({}, on),
      value: money(tx, known(gone)),
      basis: m.reports_gone_basis({ count: gone.length }, on),
      place,
      comparisons: [],
    },
  ];
};

const findingOf = (tx: RestaurantTx, rows: readonly Row[], { on }: ReportAsk): ReportBody['finding'] => {
  const [first] = rows.filter(({ unexplainedMinor }) => unexplainedMinor !== null && BigInt(unexplainedMinor) > 0n);
  if (rows.length === 0) return { text: m.reports_variance_uncounted({}, on), standing: 'information' };
  if (!first) return { text: m.reports_variance_none({}, on), standing: 'good' };
  const amount = cellText(money(tx, BigInt(first.unexplainedMinor ?? '0')), { wall: on.house, language: on.locale });
  return { text: m.reports_variance_finding({ item: nameIn(first, on), amount }, on), standing: 'soon' };
};

const make = async (tx: RestaurantTx, asked: ReportAsk): Promise<ReportBody> => {
  // A day that has not come yet is none without waste.
  const ask = { ...asked, days: asked.compared.now };
  const { on } = ask;
  const { rows, notCountedTwice } = await readVariance(tx, ask.days);
  const unpriced = rows.filter(({ unexplainedMinor }) => unexplainedMinor === null).length;
  return {
    finding: findingOf(tx, rows, ask),
    figures: figuresOf(tx, rows, ask),
    charts: [],
    tables: rows.length === 0 ? [] : [triageTable(await loadEvidence(tx, ask, rows), ask), itemsTable(tx, rows, ask)],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_variance_rest_on({}, on) },
      { label: m.reports_counts({}, on), text: m.reports_not_counted({ count: notCountedTwice }, on) },
      ...(unpriced === 0 ? [] : [{ label: m.reports_unpriced({}, on), text: m.reports_items_unpriced({ count: unpriced }, on) }]),
    ],
    advice: [],
  };
};

/** Where stock went that nobody can explain, and what speaks for each of six causes. */
export const varianceReport: ReportMaker = { name: (on) => m.reports_name_variance({}, on), make };
