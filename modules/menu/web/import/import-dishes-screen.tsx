import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { readTable, type TextTable } from '../../../../ui/file/read-table.ts';
import { readText } from '../../../../ui/file/read-text.ts';
import { ColumnFields, FileDrop, ImportOutcome, PreviewTable } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { type DishPlaces, guessDishColumns } from '../../rules/dish-columns.ts';
import { menuLimits, ordinaryVatRate } from '../../rules/menu-limits.ts';
import { useMenu } from '../menu-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { dishList } from './dish-list.ts';
import { LastImports } from './last-imports.tsx';
import { type DishListWorld, readDishList } from './read-dish-list.ts';
import { useDishImport } from './use-dish-import.ts';

const ToDishes = ({ className }: { readonly className: string }) => (
  <Link to="/menu" search={{ show: 'draft' }} className={className}>
    {m.menu_import_to_drafts()}
  </Link>
);

/** Dishes from a file: seen and agreed to before anything is written, and taken back whole if it was the wrong one. */
export const ImportDishesScreen = () => {
  const mayEdit = useCan('menu.edit');
  const { currency } = useRestaurant();
  const { menu, query } = useMenu();
  if (!mayEdit) return <Banner status="may-not" title={m.menu_import_may_not()} />;
  if (!menu) return <Unread query={query} />;
  return <ImportPage world={{ menu, ordinaryVatRate: ordinaryVatRate[currency] }} />;
};

const ImportPage = ({ world }: { readonly world: DishListWorld }) => {
  const [file, setFile] = useState<TextTable>();
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: async (chosen: File) => readTable(chosen.name, await readText(chosen)),
    onSuccess: setFile,
  });
  const count = file?.rows.length ?? 0;
  const max = menuLimits.importListMax;
  return (
    <section className="flex flex-col gap-6 pb-10">
      <header className="max-w-line">
        <h1 className="text-title">{m.menu_import_title()}</h1>
        <p className="text-body text-ink-2">{m.menu_import_text()}</p>
      </header>
      {reading.isError && <Banner status="wrong" title={m.menu_import_unreadable()} />}
      {file && count === 0 && <Banner status="wrong" title={m.menu_import_empty()} />}
      {count > max && <Banner status="wrong" title={m.menu_import_too_long({ count, max })} />}
      {file && count > 0 && count <= max ? (
        <DishList key={file.name} file={file} world={world} onOther={() => setFile(undefined)} />
      ) : (
        <>
          <FileDrop onFile={(chosen) => reading.mutate(chosen)} />
          <LastImports />
        </>
      )}
    </section>
  );
};

type DishListProps = { readonly file: TextTable; readonly world: DishListWorld; readonly onOther: () => void };

const DishList = ({ file, world: now, onOther }: DishListProps) => {
  // The list is held against what was known when it was read: what it adds itself must not change what is shown.
  const [world] = useState(now);
  const [mapping, setMapping] = useState<DishPlaces>(() => guessDishColumns(file.headers));
  const { good, bad, newHeadings } = useMemo(() => readDishList(file, mapping, world), [file, mapping, world]);
  const running = useDishImport();
  if (running.progress) {
    return (
      <ImportOutcome kind={dishList} onGoOn={running.goOn} {...{ file, bad, running, onOther }}>
        <ToDishes className={buttonClass('primary')} />
      </ImportOutcome>
    );
  }
  return (
    <>
      <ColumnFields kind={dishList} file={file} mapping={mapping} onChange={setMapping} />
      {mapping.allergens !== undefined && <Banner status="soon" title={m.menu_import_allergens_not()} />}
      {newHeadings.length > 0 && (
        <p className="max-w-line text-body text-ink-2">{m.menu_import_new_headings({ names: newHeadings.join(m.ui_comma()) })}</p>
      )}
      <PreviewTable
        kind={dishList}
        preview={{ good, bad }}
        {...{ file, mapping, onOther }}
        onImport={() => running.start(file.name, good)}
      />
    </>
  );
};
