import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { itemFlows, itemHeadings, type ItemFlow } from '../../../inventory/server/public.ts';
import { boughtOf, type BoughtLine } from '../../../purchasing/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { isPurchase } from '../../rules/goods.ts';
import { pricesOf, type PricedItem } from '../../rules/purchase-prices.ts';
import { dayLater } from '../../rules/report-period.ts';
import { nameIn } from '../account-words.ts';
import { line, lineTo, money, plain, shareOf, words } from '../cells.ts';
import { againstMoney, beforeWord } from '../compare.ts';
import { purchasesOf } from '../food-cost/price-advice.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';
import { onePurchase } from './one-item.ts';

/**
 * How far back the price before is looked for.
 *
 * @unit days
 */
const daysBack = 90;

const boughtMinor = (flows: readonly ItemFlow[]): bigint =>
  flows.reduce((sum, { kind, valueMinor }) => (isPurchase(kind) ? sum + valueMinor : sum), 0n);

const bySupplier = (lines: readonly BoughtLine[]) => {
  const found = new Map<string, { readonly name: string; readonly lines: readonly BoughtLine[] }>();
  for (const one of lines) {
    const before = found.get(one.supplierId);
    found.set(one.supplierId, { name: one.supplierName, lines: [...(before?.lines ?? []), one] });
  }
  const amountOf = (own: readonly BoughtLine[]): bigint => own.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n);
  return [...found]
    .map(([supplierId, { name, lines: own }]) => ({
      supplierId,
      name,
      deliveries: new Set(own.map(({ receiptId }) => receiptId)).size,
      minor: amountOf(own),
    }))
    .toSorted((one, other) => Number(other.minor - one.minor));
};

const suppliersTable = (
  tx: RestaurantTx,
  { lines, allMinor }: { readonly lines: readonly BoughtLine[]; readonly allMinor: bigint },
  { on }: ReportAsk,
): ReportTable => {
  const suppliers = bySupplier(lines);
  const withNote = suppliers.reduce((sum, { minor }) => sum + minor, 0n);
  const rest = allMinor - withNote;
  return {
    id: 'suppliers',
    title: m.reports_by_supplier({}, on),
    note: m.reports_by_supplier_note({}, on),
    columns: [
      { id: 'supplier', label: m.reports_supplier({}, on), side: 'left' },
      { id: 'deliveries', label: m.reports_deliveries({}, on), side: 'right' },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
      { id: 'share', label: m.reports_share({}, on), side: 'right' },
    ],
    rows: [
      ...suppliers.map(({ supplierId, name, deliveries, minor }) =>
        lineTo(`/purchase/suppliers/${supplierId}`, [
          words(name),
          plain('count', deliveries),
          money(tx, minor),
          plain('share', shareOf(minor, allMinor)),
        ]),
      ),
      ...(rest === 0n
        ? []
        : [line([words(m.reports_without_note({}, on)), plain('count', null), money(tx, rest), plain('share', shareOf(rest, allMinor))])]),
      line([words(m.reports_total({}, on)), plain('count', null), money(tx, allMinor), plain('share', null)], 'total'),
    ],
  };
};

const itemsShown = 30;

const itemsTable = (
  tx: RestaurantTx,
  { priced, flows }: { readonly priced: ReadonlyMap<string, PricedItem>; readonly flows: readonly ItemFlow[] },
  ask: ReportAsk,
): ReportTable => {
  const { on } = ask;
  const ids = [...new Set(flows.filter(({ kind }) => isPurchase(kind)).map(({ itemId }) => itemId))];
  const rows = ids
    .map((itemId) => {
      const own = flows.filter((flow) => flow.itemId === itemId);
      return { itemId, head: own[0], minor: boughtMinor(own), prices: priced.get(itemId) };
    })
    .toSorted((one, other) => Number(other.minor - one.minor));
  return {
    id: 'items',
    title: m.reports_by_item({}, on),
    note: m.reports_by_item_note({ days: daysBack }, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
      { id: 'change', label: m.reports_price_change({}, on), side: 'right' },
      { id: 'spread', label: m.reports_price_spread({}, on), side: 'right' },
      { id: 'saved', label: m.reports_cheapest({}, on), side: 'right' },
    ],
    rows: rows
      .slice(0, itemsShown)
      .map(({ itemId, head, minor, prices }) =>
        lineTo(purchasesOf(ask, itemId), [
          words(head ? nameIn(head, on) : ''),
          money(tx, minor),
          plain('change', prices?.changeShare ?? null),
          plain('share', prices?.spreadShare ?? null),
          money(tx, prices?.savedMinor ?? null),
        ]),
      ),
  };
};

const figuresOf = (tx: RestaurantTx, { nowMinor, thenMinor, lastYearMinor, savedMinor }: Sums, ask: ReportAsk): ReportFigure[] => {
  const { on } = ask;
  return [
    {
      id: 'bought',
      label: m.reports_bought({}, on),
      value: money(tx, nowMinor),
      basis: m.reports_bought_basis({}, on),
      place: '/purchase?tab=deliveries',
      comparisons: [
        againstMoney(tx, beforeWord(ask), { now: nowMinor, before: thenMinor, direction: 'neither' }),
        againstMoney(tx, m.reports_against_last_year({}, on), { now: nowMinor, before: lastYearMinor, direction: 'neither' }),
      ],
    },
    {
      id: 'cheapest',
      label: m.reports_cheapest({}, on),
      value: money(tx, savedMinor),
      basis: m.reports_cheapest_basis({ days: daysBack }, on),
      place: null,
      comparisons: [],
    },
  ];
};

type Sums = Readonly<Record<'nowMinor' | 'thenMinor' | 'lastYearMinor' | 'savedMinor', bigint | null>>;

const knownPurchases = (flows: readonly ItemFlow[]): bigint | null =>
  flows.some(({ kind }) => isPurchase(kind)) ? boughtMinor(flows) : null;

const findingOf = (
  priced: ReadonlyMap<string, PricedItem>,
  names: ReadonlyMap<string, ItemFlow>,
  { on }: ReportAsk,
): ReportBody['finding'] => {
  const risen = [...priced]
    .filter(([, { changeShare }]) => (changeShare ?? 0) > 0)
    .toSorted(([, one], [, other]) => (other.changeShare ?? 0) - (one.changeShare ?? 0));
  if (priced.size === 0) return { text: m.reports_purchases_none({}, on), standing: 'information' };
  const [first] = risen;
  const item = first && names.get(first[0]);
  if (!first || !item) return { text: m.reports_purchases_steady({}, on), standing: 'information' };
  const percent = Math.round((first[1].changeShare ?? 0) / 100);
  return { text: m.reports_purchases_dearer({ item: nameIn(item, on), percent, count: risen.length }, on), standing: 'soon' };
};

const everything = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days, on } = ask;
  const { before, lastYear } = ask.compared;
  const [flows, earlier] = [await itemFlows(tx, days), await itemFlows(tx, before)];
  const lines = await boughtOf(tx, { from: dayLater(days.from, -daysBack), to: days.to, itemId: null });
  const priced = pricesOf(lines, days);
  const saved = [...priced.values()].flatMap(({ savedMinor }) => savedMinor ?? []);
  const allMinor = knownPurchases(flows);
  const sums = {
    nowMinor: allMinor,
    thenMinor: knownPurchases(earlier),
    lastYearMinor: knownPurchases(await itemFlows(tx, lastYear)),
    savedMinor: saved.length === 0 ? null : saved.reduce((sum, one) => sum + one, 0n),
  };
  const names = new Map(flows.map((flow) => [flow.itemId, flow]));
  return {
    finding: findingOf(priced, names, ask),
    figures: figuresOf(tx, sums, ask),
    charts: [],
    tables: [
      suppliersTable(tx, { lines: lines.filter(({ businessDate }) => businessDate >= days.from), allMinor: allMinor ?? 0n }, ask),
      itemsTable(tx, { priced, flows }, ask),
    ],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_purchases_rest_on({}, on) },
      { label: m.reports_prices({}, on), text: m.reports_prices_rest_on({ days: daysBack }, on) },
    ],
    advice: [],
  };
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  if (ask.subject === undefined) return everything(tx, ask);
  const heading = (await itemHeadings(tx, [ask.subject])).get(ask.subject);
  return heading ? onePurchase(tx, ask, { itemId: ask.subject, ...heading }) : everything(tx, ask);
};

/** What was bought, from whom, and which prices moved; of one item every delivery, with the invoice line that charged it. */
export const purchasesReport: ReportMaker = { name: (on) => m.reports_name_purchases({}, on), make };
