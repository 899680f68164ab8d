import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { readTable, type TextTable } from '../../../../ui/file/read-table.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useTell } from '../use-tell.ts';
import { ImportPreview } from './import-preview.tsx';
import { readTakingsFile } from './read-takings-file.ts';
import { importTakings } from './import-takings.ts';

/** Takes takings over from a file, for who may; others are told that it is not for them. */
export const ImportScreen = () =>
  useCan('kitchen.view-takings') ? <ImportOf /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const fileBytesMax = 2_000_000;

const ImportOf = () => {
  const world = useKitchenWorld();
  const queries = useQueryClient();
  const today = useToday();
  const { tell, isTelling, refused } = useTell();
  const [table, setTable] = useState<TextTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const read = table && readTakingsFile(table, today);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setKept(null);
    setTable(null);
    setProblem(null);
    if (file.size > fileBytesMax) return setProblem(m.kitchen_import_too_large());
    // A file that is no table is the person's to know, not ours to fail over.
    setTable(
      await readTable(file.name, await file.text()).then(
        (one) => one,
        () => (setProblem(m.kitchen_import_no_table()), null),
      ),
    );
  };
  const take = async () => {
    if (!read) return;
    const done = await tell(importTakings(world, read.good));
    await queries.invalidateQueries({ queryKey: ['kitchen', world.restaurantId, 'takings'] });
    if (done !== null) setKept(done);
  };
  return (
    <section className="flex max-w-3xl flex-col gap-4">
      <h1 className="text-title">{m.kitchen_takings_import()}</h1>
      <p className="max-w-line text-body text-ink-2">{m.kitchen_import_text()}</p>
      <label
        className={`${buttonClass(table ? 'secondary' : 'primary')} w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus`}
      >
        {m.kitchen_import_choose()}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file can be chosen again once it was mended.
            event.target.value = '';
          }}
        />
      </label>
      {problem !== null && <Banner status="wrong" title={problem} />}
      {table && read && kept === null && (
        <ImportPreview table={table} read={read} isBusy={isTelling} refused={refused} onTake={() => void take()} />
      )}
      {kept !== null && (
        <Banner
          status="good"
          title={m.kitchen_import_done({ count: kept })}
          action={
            <Link to="/kitchen/takings" className={buttonClass('secondary')}>
              {m.kitchen_takings_title()}
            </Link>
          }
        />
      )}
    </section>
  );
};
