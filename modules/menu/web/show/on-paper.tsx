import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** While it is on the screen, the printer gets this and nothing else. */
const pageRule = (isWide: boolean): string => `
  @page { size: A4 ${isWide ? 'landscape' : 'portrait'}; margin: 12mm }
  @media print {
    body > :not([data-paper]) { display: none !important; }
    body > [data-paper] { display: block; background: white; color: black; }
  }`;

export type OnPaperProps = { readonly shape?: 'upright' | 'wide'; readonly children: ReactNode };

/** What the printer gets and the screen never shows, outside the frame of the app. */
export const OnPaper = ({ shape = 'upright', children }: OnPaperProps) =>
  createPortal(
    <div data-paper className="hidden text-body">
      <style>{pageRule(shape === 'wide')}</style>
      {children}
    </div>,
    document.body,
  );
