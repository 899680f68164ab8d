import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { lastDays } from '../../../../ui/when/period.ts';
import { PeriodChooser } from '../../../../ui/when/period-chooser.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { accountingLayouts, type AccountingCodes, type AccountingLayout } from '../../rules/accounting-codes.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useAccounting, useBills } from '../purchasing-queries.ts';
import { BillsSummary } from './bills-summary.tsx';
import { codesOf, ratesOf, usualWord } from './codes-draft.ts';
import { CodesFields } from './codes-fields.tsx';
import { saveBills } from './save-bills.ts';

/** Purchases as a file for a bookkeeper's program, for who may see what things cost. */
export const BooksScreen = () => {
  const query = useAccounting();
  if (!useCan('purchasing.view')) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return query.data ? <Books kept={query.data} /> : <Unread query={query} />;
};

const layoutWords: Readonly<Record<AccountingLayout, () => string>> = {
  PLAIN: m.purchasing_books_layout_plain,
  XERO: m.purchasing_books_layout_xero,
  QUICKBOOKS: m.purchasing_books_layout_quickbooks,
};

const monthDays = 30;
const yearDays = 366;

/** Keeps accounts and tax types for the next file. */
const useKeep = () => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ layout, codes }: { readonly layout: AccountingLayout; readonly codes: AccountingCodes }) => {
      const [categoryAccounts, taxTypes] = [codes.categoryAccounts.map((one) => ({ ...one })), codes.taxTypes.map((one) => ({ ...one }))];
      return client.saveAccounting(newCommand(restaurantId, { layout, codes: { ...codes, categoryAccounts, taxTypes } }));
    },
    onSuccess: () => showToast({ status: 'good', title: m.purchasing_books_saved() }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['purchasing', restaurantId] }),
  });
};

type KeepCodesProps = { readonly layout: AccountingLayout; readonly codes: AccountingCodes; readonly isIncomplete: boolean };

const KeepCodes = ({ layout, codes, isIncomplete }: KeepCodesProps) => {
  const { mutate, isPending, isError } = useKeep();
  if (!useCan('purchasing.edit')) return null;
  return (
    <>
      {isError && <Banner status="wrong" title={m.purchasing_books_not_saved()} />}
      <Button
        className="w-fit"
        disabled={isIncomplete}
        busyLabel={isPending ? m.ui_unread_loading() : undefined}
        onClick={() => mutate({ layout, codes })}
      >
        {m.purchasing_books_save()}
      </Button>
    </>
  );
};

const Books = ({ kept }: { readonly kept: NonNullable<ReturnType<typeof useAccounting>['data']> }) => {
  const today = useToday();
  const { currency } = useRestaurant();
  const [period, setPeriod] = useState(() => lastDays(today, monthDays));
  const [layout, setLayout] = useState<AccountingLayout>(kept.layouts[0]?.layout ?? 'PLAIN');
  const [drafts, setDrafts] = useState<Partial<Record<AccountingLayout, AccountingCodes>>>({});
  const codes = drafts[layout] ?? codesOf(kept.layouts, layout);
  const query = useBills(period);
  const bills = query.data?.bills ?? [];
  const isIncomplete = codes.itemsAccount.trim() === '' || codes.chargesAccount.trim() === '';
  const writing = useMutation({ networkMode: 'always', mutationFn: () => saveBills(bills, { layout, codes, period }) });
  return (
    <section className="flex max-w-4xl flex-col gap-6 pb-10">
      <header className="max-w-line">
        <h1 className="text-title">{m.purchasing_books_title()}</h1>
        <p className="text-body text-ink-2">{m.purchasing_books_text()}</p>
      </header>
      <div className="max-w-xs">
        <SelectField
          label={m.purchasing_books_layout()}
          value={layout}
          options={accountingLayouts.map((one) => ({ value: one, label: layoutWords[one]() }))}
          onChange={({ target }) => setLayout(target.value as AccountingLayout)}
        />
      </div>
      <PeriodChooser period={period} today={today} daysMax={yearDays} onChange={setPeriod} />
      {query.data ? <BillsSummary bills={query.data.bills} undecided={query.data.undecided} /> : <Unread query={query} />}
      {writing.isError && <Banner status="wrong" title={m.purchasing_export_failed()} />}
      <Button
        kind="primary"
        className="w-fit"
        icon={<Download aria-hidden />}
        disabled={bills.length === 0 || isIncomplete}
        onClick={() => writing.mutate()}
      >
        {m.purchasing_books_save_file()}
      </Button>
      <CodesFields
        codes={codes}
        categories={kept.categories}
        rates={ratesOf(bills, codes)}
        usualTaxWord={usualWord(layout, currency)}
        onChange={(said) => setDrafts({ ...drafts, [layout]: said })}
      />
      {drafts[layout] !== undefined && <p className="text-small text-ink-2">{m.purchasing_books_unsaved()}</p>}
      <KeepCodes layout={layout} codes={codes} isIncomplete={isIncomplete} />
    </section>
  );
};
