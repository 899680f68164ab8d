import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ShownItem } from '../stock/stock-overlay.ts';

// The camera and what is done with an unknown code come when somebody scans.
const FindItemSheet = lazy(async () => ({ default: (await import('./scan-sheets.tsx')).LazyFindItemSheet }));
const ScanSheet = lazy(async () => ({ default: (await import('./scan-sheets.tsx')).LazyScanSheet }));

export type ScanItemButtonProps = {
  readonly items: readonly ShownItem[];
  /** With the code as the item bears it. */
  readonly onFound: (item: ShownItem, barcode: string) => void;
};

/** Beside every field that looks for an item: finds it by the code on its pack. */
export const ScanItemButton = ({ items, onFound }: ScanItemButtonProps) => (
  <Scan>
    {(close) => (
      <FindItemSheet
        items={items}
        onFound={(item, barcode) => {
          close();
          onFound(item, barcode);
        }}
        onClose={close}
      />
    )}
  </Scan>
);

/** Beside a field that takes a code, whoever bears it. */
export const ScanCodeButton = ({ onCode }: { readonly onCode: (code: string) => void }) => (
  <Scan>
    {(close) => (
      <ScanSheet
        onCode={(code) => {
          close();
          onCode(code);
        }}
        onClose={close}
      />
    )}
  </Scan>
);

const Scan = ({ children }: { readonly children: (close: () => void) => React.ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={m.inventory_scan()} onClick={() => setIsOpen(true)}>
        <ScanBarcode aria-hidden />
      </IconButton>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
};
