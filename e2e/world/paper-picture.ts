import type { Browser } from '@playwright/test';

/** An invoice as a supplier prints it. */
export type PrintedInvoice = {
  readonly supplier: string;
  readonly number: string;
  /** Day, month and year. */
  readonly day: string;
  readonly lines: readonly (readonly [code: string, text: string, quantity: string, price: string, amount: string])[];
  readonly total: string;
};

const html = ({ supplier, number, day, lines, total }: PrintedInvoice): string => `<!doctype html>
<style>
  html { background: #8d8579 }
  body { margin: 40px; padding: 60px; width: 860px; background: #fbfaf6; color: #24221f; font: 22px Arial, sans-serif; transform: rotate(-0.8deg) }
  h1 { font-size: 40px; margin: 0 0 24px } th, td { padding: 10px 14px; text-align: left } td:nth-child(n+3), th:nth-child(n+3) { text-align: right }
  table { width: 100%; border-collapse: collapse; margin: 40px 0 }
</style>
<h1>${supplier}</h1><p>Invoice No: ${number}</p><p>Date: ${day}</p>
<table><tr><th>Code</th><th>Description</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr>
${lines.map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}
<tr><td></td><td></td><td></td><td>Total</td><td>${total}</td></tr></table>`;

/** A photo of an invoice on a table, a little askew. */
export const pictureOf = async (browser: Browser, invoice: PrintedInvoice): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1060, height: 900 } });
  await page.setContent(html(invoice));
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
};
