import type { LabelPaper } from './labels-search.ts';

const pages: Readonly<Record<LabelPaper, string>> = {
  '57x32': 'size: 57mm 32mm; margin: 0',
  '62': 'size: 62mm 40mm; margin: 0',
  A4: 'size: A4; margin: 12.9mm 7.2mm',
};

/**
 * What the printer is told while labels are on the screen: the paper's size, and that nothing but the labels is printed,
 * each on a page of its own where the paper is a roll.
 */
export const pageRule = (paper: LabelPaper): string => `
  @page { ${pages[paper]} }
  @media print {
    body > :not([data-labels]) { display: none !important; }
    body > [data-labels] { display: ${paper === 'A4' ? 'grid' : 'block'}; }
    ${paper === 'A4' ? '' : 'body > [data-labels] > div { break-after: page; } body > [data-labels] > div:last-child { break-after: auto; }'}
  }`;
