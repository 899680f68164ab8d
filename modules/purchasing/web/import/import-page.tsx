import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { readTable, type TextTable } from '../../../../ui/file/read-table.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { readText } from '../../../../ui/file/read-text.ts';
import { FileDrop } from '../../../inventory/web/parts.ts';
import { purchasingLimits } from '../../rules/limits.ts';

export type ImportPageProps = {
  readonly head: ReactNode;
  /** What is done with a list once it can be read. */
  readonly children: (file: TextTable, onOther: () => void) => ReactNode;
};

/** A list from a file or pasted from a sheet; nothing is written before it was seen. */
export const ImportPage = ({ head, children }: ImportPageProps) => {
  const [file, setFile] = useState<TextTable>();
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: async (source: File | string) =>
      typeof source === 'string' ? readTable(m.purchasing_import_pasted(), source) : readTable(source.name, await readText(source)),
    onSuccess: setFile,
  });
  const count = file?.rows.length ?? 0;
  const isTooLong = count > purchasingLimits.listRowsMax;
  return (
    <section className="flex flex-col gap-6 pb-10">
      {head}
      {reading.isError && <Banner status="wrong" title={m.purchasing_import_unreadable()} />}
      {file && count === 0 && <Banner status="wrong" title={m.purchasing_import_empty()} />}
      {isTooLong && <Banner status="wrong" title={m.purchasing_import_too_long({ count, max: purchasingLimits.listRowsMax })} />}
      {file && count > 0 && !isTooLong ? (
        <Suspense fallback={<SkeletonRows rows={6} label={m.ui_unread_loading()} />}>{children(file, () => setFile(undefined))}</Suspense>
      ) : (
        <>
          <FileDrop onFile={(chosen) => reading.mutate(chosen)} />
          <Paste onText={(text) => reading.mutate(text)} />
        </>
      )}
    </section>
  );
};

const Paste = ({ onText }: { readonly onText: (text: string) => void }) => {
  const [text, setText] = useState('');
  const { errorAt, send } = useFaults({ text: text.trim() === '' && m.ui_fill_in() });
  return (
    <div className="flex max-w-line flex-col gap-3">
      <TextArea
        label={m.purchasing_import_paste()}
        hint={m.purchasing_import_paste_hint()}
        value={text}
        error={errorAt('text')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button className="self-start" onClick={() => send(() => onText(text))}>
        {m.purchasing_import_read()}
      </Button>
    </div>
  );
};
