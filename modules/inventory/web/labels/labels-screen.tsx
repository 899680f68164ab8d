import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { m } from '../../../../generated/messages/web/messages.js';
import type { BusinessDate } from '../../../../kit/time/business-date.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { UnreadProps } from '../../../../ui/unread.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { Item } from '../../contract/item-schemas.ts';
import type { Lot } from '../../contract/lots.contract.ts';
import type { Allergens } from '../../rules/allergen.ts';
import { labelDays, type LabelKind, labelKinds } from '../../rules/label.ts';
import { itemQuery } from '../inventory-queries.ts';
import { lotTraceQuery } from '../lots/lot-queries.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { ToStock } from '../show/to-stock.tsx';
import { todayOf } from '../show/today.ts';
import { useInventoryWorld, useStockWorker } from '../stock/use-stock.ts';
import { labelKindWord, labelLanguageWord, labelPaperWord } from '../words/label-words.ts';
import { ChooseItem } from './choose-item.tsx';
import { doneWords, Label, type LabelFacts } from './label.tsx';
import { copiesMax, labelLanguages, labelPapers, type LabelPaper, type LabelsSearch } from './labels-search.ts';
import { pageRule } from './page-rule.ts';

/** What is known of how it was made; where nothing is, the allergens that are written down of the item count. */
type Made = { readonly contains?: Allergens | undefined };

/** Labels for an item or a lot: chosen, seen as they will be, and printed. */
export const LabelsScreen = (made: Made = {}) => {
  const search: LabelsSearch = useSearch({ strict: false });
  if (search.lot !== undefined) return <LotLabels {...made} search={search} lotId={search.lot} />;
  return search.item === undefined ? <ChooseItem /> : <ItemLabels {...made} search={search} itemId={search.item} />;
};

const LotLabels = ({ lotId, ...how }: Made & { readonly search: LabelsSearch; readonly lotId: string }) => {
  const query = useQuery(lotTraceQuery(useInventoryWorld(), lotId));
  return query.data ? <Labels {...how} item={query.data.item} lot={query.data.lot} /> : <Without query={query} />;
};

const ItemLabels = ({ itemId, ...how }: Made & { readonly search: LabelsSearch; readonly itemId: string }) => {
  const query = useQuery(itemQuery(useInventoryWorld(), itemId));
  return query.data ? <Labels {...how} item={query.data.item} lot={null} /> : <Without query={query} />;
};

const Without = ({ query }: UnreadProps) => {
  if (!query.isError) return <SkeletonRows rows={4} label={m.inventory_loading()} />;
  return <StockFailure heading={m.inventory_labels()} query={query} list={<ToStock />} />;
};

type LabelsProps = Made & { readonly search: LabelsSearch; readonly item: Item; readonly lot: Lot | null };

const Labels = ({ search, item, lot, contains }: LabelsProps) => {
  const navigate = useNavigate();
  const locale = useLocale();
  const { actor, day } = useStockWorker();
  const { label: kind = lot === null ? 'PREP' : 'LOT', paper = '57x32', language = locale, copies = 1 } = search;
  const kinds = labelKinds.filter((one) => one !== 'LOT' || lot !== null);
  const languages = language === 'both' ? (['en', 'am'] as const) : ([language] as const);
  const doneOn = (search.doneOn ?? todayOf(day)) as BusinessDate;
  const facts = factsOf({ item, lot, contains }, { kind, by: actor.name, doneOn });
  const set = (change: LabelsSearch) => void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  const choose = <Value extends string>(values: readonly Value[], value: string, to: (found: Value) => LabelsSearch) => {
    const found = values.find((one) => one === value);
    if (found !== undefined) set(to(found));
  };
  const drawn = <Label facts={facts} paper={paper} languages={languages} />;
  return (
    <div className="flex max-w-[56rem] flex-col gap-6 pb-10">
      <h1 className="text-title">{m.inventory_labels()}</h1>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={m.inventory_label_kind()}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: labelKindWord(one) }))}
          onChange={({ target }) => choose(labelKinds, target.value, (found) => ({ label: found }))}
        />
        {kind !== 'LOT' && (
          <DayField label={doneWords[kind]({}, { locale })} value={doneOn} onChange={(said) => said !== '' && set({ doneOn: said })} />
        )}
        <SelectField
          label={m.inventory_label_paper()}
          value={paper}
          options={labelPapers.map((one) => ({ value: one, label: labelPaperWord(one) }))}
          onChange={({ target }) => choose(labelPapers, target.value, (found) => ({ paper: found }))}
        />
        <SelectField
          label={m.inventory_label_language()}
          value={language}
          options={labelLanguages.map((one) => ({ value: one, label: labelLanguageWord(one) }))}
          onChange={({ target }) => choose(labelLanguages, target.value, (found) => ({ language: found }))}
        />
        <TextField
          label={m.inventory_label_copies()}
          type="number"
          min={1}
          max={copiesMax}
          value={copies}
          onChange={({ target }) => set({ copies: Math.min(copiesMax, Math.max(1, Number(target.value) || 1)) })}
        />
      </div>
      <figure className="flex flex-col gap-2">
        <figcaption className="text-small text-ink-2">{m.inventory_label_preview()}</figcaption>
        <div className="w-fit border border-line-strong">{drawn}</div>
      </figure>
      <Button kind="primary" className="self-start" icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {m.inventory_label_print({ count: copies })}
      </Button>
      <OnPaper paper={paper} copies={copies}>
        {drawn}
      </OnPaper>
    </div>
  );
};

type OnPaperProps = { readonly paper: LabelPaper; readonly copies: number; readonly children: ReactNode };

/** What the printer gets and the screen never shows: the same label as often as wanted, outside the frame of the app. */
const OnPaper = ({ paper, copies, children }: OnPaperProps) =>
  createPortal(
    <div data-labels={paper} className={paper === 'A4' ? 'hidden grid-cols-[repeat(3,63.5mm)] gap-x-[2.5mm]' : 'hidden'}>
      <style>{pageRule(paper)}</style>
      {Array.from({ length: copies }, (_, copy) => (
        <div key={copy}>{children}</div>
      ))}
    </div>,
    document.body,
  );

type Put = { readonly kind: LabelKind; readonly by: string; readonly doneOn: BusinessDate };

const factsOf = ({ item, lot, contains }: Pick<LabelsProps, 'item' | 'lot' | 'contains'>, { kind, by, doneOn }: Put): LabelFacts => ({
  kind,
  name: item.name,
  nameLocal: item.nameLocal,
  allergens: contains ?? (item.allergens as Allergens),
  days: labelDays(kind, {
    shelfLife: item.keeping.shelfLife,
    doneOn,
    lot: lot && { receivedOn: lot.receivedOn as BusinessDate, expiresOn: lot.expiresOn as BusinessDate | null },
  }),
  lotNumber: lot?.lotNumber ?? null,
  link: lot === null ? null : `${location.origin}/inventory/lots/${lot.id}`,
  barcode: item.barcodes[0] ?? null,
  by,
});
