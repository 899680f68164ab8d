import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { goodsLines, salesLines } from '../../rules/account-lines.ts';
import type { ReportsInputs, ReportsOutputs } from '../reports-client.ts';
import { lineOptions } from './line-words.ts';
import { useBooksCommand } from './use-books-command.ts';

type Read = ReportsOutputs['readMonth'];
type Body = ReportsInputs['saveHeadings']['body'];
type Category = Read['itemCategories'][number];

/** Which line of the account each category of items and each heading of the menu falls under. */
export const HeadingsForm = ({ read: { headings, itemCategories, dishCategories } }: { readonly read: Read }) => {
  const [items, setItems] = useState(headings.items);
  const [dishes, setDishes] = useState(headings.dishes);
  const { send, isBusy, problem } = useBooksCommand<Body, unknown>((client, command) => client.saveHeadings(command));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ baseVersion: headings.version, items, dishes }, { onSuccess: () => showToast({ title: m.reports_headings_saved() }) });
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      {problem !== undefined && <Banner status="wrong" title={problem} />}
      <div>
        <h2 className="text-heading">{m.reports_headings()}</h2>
        <p className="max-w-line text-small text-ink-2">{m.reports_headings_hint()}</p>
      </div>
      <Choices
        title={m.reports_item_categories()}
        categories={itemCategories}
        options={lineOptions(goodsLines)}
        lineOf={(id) => items[id] ?? 'OTHER_GOODS'}
        onChange={(id, line) => setItems({ ...items, [id]: goodsLines.find((one) => one === line) ?? 'OTHER_GOODS' })}
      />
      <Choices
        title={m.reports_dish_categories()}
        categories={dishCategories}
        options={lineOptions(salesLines)}
        lineOf={(id) => dishes[id] ?? 'SALES_OTHER'}
        onChange={(id, line) => setDishes({ ...dishes, [id]: salesLines.find((one) => one === line) ?? 'SALES_OTHER' })}
      />
      <Button type="submit" className="w-fit" busyLabel={isBusy ? m.reports_book_saving() : undefined}>
        {m.reports_headings_save()}
      </Button>
    </form>
  );
};

type ChoicesProps = {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly options: { readonly value: string; readonly label: string }[];
  readonly lineOf: (id: string) => string;
  readonly onChange: (id: string, line: string) => void;
};

const Choices = ({ title, categories, options, lineOf, onChange }: ChoicesProps) => {
  const locale = useLocale();
  if (categories.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 text-small text-ink-2">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ id, name, nameLocal }) => (
          <SelectField
            key={id}
            label={locale === 'am' ? (nameLocal ?? name) : name}
            options={options}
            value={lineOf(id)}
            onChange={(event) => onChange(id, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
};
