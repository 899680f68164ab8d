import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** While it is on the screen, the printer gets this and nothing else. */
const pageRule = `
  @page { size: A4 portrait; margin: 12mm }
  @media print {
    body > :not([data-paper]) { display: none !important; }
    body > [data-paper] { display: block; background: white; color: black; }
  }`;

/** What the printer gets and the screen never shows, outside the frame of the app. */
export const OnPaper = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <div data-paper className="hidden text-body">
      <style>{pageRule}</style>
      {children}
    </div>,
    document.body,
  );
