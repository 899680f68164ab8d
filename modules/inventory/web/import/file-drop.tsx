import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';

export type FileDropProps = {
  readonly onFile: (file: File) => void;
  /** Kinds of files that are offered first. */
  readonly accept?: string;
};

/** Where a file is dropped or chosen. */
export const FileDrop = ({ onFile, accept = '.csv,.tsv,.txt,text/csv' }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      className={`flex min-h-40 max-w-line flex-col items-center justify-center gap-3 rounded-tile border border-dashed p-6 ${isOver ? 'border-ink bg-teff-raise' : 'border-line-strong'}`}
    >
      <Button kind="primary" icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        {m.inventory_import_choose()}
      </Button>
      <span className="text-small text-ink-2 touch:hidden">{m.inventory_import_drop()}</span>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={m.inventory_import_choose()}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again once it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
};
