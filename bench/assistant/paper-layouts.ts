import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2',
);

/** What a generated paper says. */
export type PaperTruth = {
  readonly supplier: string;
  readonly number: string;
  /** As a Gregorian date. */
  readonly date: string;
  readonly totalMinor: string;
  readonly lines: readonly { readonly text: string; readonly quantity: string; readonly unitPrice: string; readonly amountMinor: string }[];
};

/** A paper as it is printed and photographed. */
export type PrintedPaper = { readonly how: string; readonly truth: PaperTruth; readonly html: string; readonly widthPixels: number };

type Look = { readonly how: string; readonly body: string; readonly over?: string; readonly isNarrow?: true; readonly isAmharic?: true };

const goods = {
  en: [
    ['Basmati rice 5kg', '4', '11.50'],
    ['Red lentils', '12', '2.35'],
    ['Sunflower oil 10L', '2', '24.90'],
    ['Plum tomatoes', '18', '1.15'],
    ['Free range eggs', '10', '3.20'],
  ],
  am: [
    ['ነጭ ጤፍ', '50', '128.00'],
    ['ቀይ ሽንኩርት', '30', '62.50'],
    ['የምግብ ዘይት', '12', '245.00'],
    ['በርበሬ', '5', '480.00'],
  ],
} as const;

const words = {
  en: { number: 'Invoice No', date: 'Date', text: 'Description', quantity: 'Qty', price: 'Unit price', amount: 'Amount', total: 'Total' },
  am: { number: 'የደረሰኝ ቁጥር', date: 'ቀን', text: 'መግለጫ', quantity: 'ብዛት', price: 'የአንዱ ዋጋ', amount: 'ዋጋ', total: 'ጠቅላላ' },
} as const;

const looks: readonly Look[] = [
  { how: 'flat', body: '' },
  { how: 'skewed', body: 'transform: rotate(2.5deg)' },
  {
    how: 'creased',
    body: 'transform: rotate(-1deg)',
    over: 'background: linear-gradient(102deg, transparent 31%, #0005 33%, #fff8 34%, transparent 38%), linear-gradient(8deg, transparent 46%, #0004 48%, #fff6 49%, transparent 55%)',
  },
  { how: 'thermal', body: "font-family: 'DejaVu Sans Mono', monospace; color: #77736e; background: #efece6", isNarrow: true },
  {
    how: 'photographed',
    body: 'transform: perspective(1400px) rotateX(9deg) rotateY(-6deg) rotate(1.2deg); filter: blur(0.7px)',
    over: 'background: radial-gradient(circle at 25% 20%, #fff5, transparent 40%), linear-gradient(130deg, transparent 30%, #1118 100%)',
  },
  { how: 'Amharic', body: '', isAmharic: true },
];

/** Papers of each kind with what they say; from a number, so that they are the same at every run. */
export const printedPapers = (each: number): readonly PrintedPaper[] =>
  looks.flatMap((look) => Array.from({ length: each }, (_, at) => printed(look, at)));

const minor = (major: string): bigint => BigInt(major.replace('.', ''));

const major = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

const printed = ({ how, body, over = '', isNarrow, isAmharic }: Look, at: number): PrintedPaper => {
  const language = isAmharic ? 'am' : 'en';
  const said = words[language];
  const lines = [...goods[language].slice(at % 2), ...goods[language].slice(0, at % 2)].map(([text, quantity, price]) => {
    const much = BigInt(quantity) + BigInt(at);
    return { text, quantity: String(much), unitPrice: price, amountMinor: String(much * minor(price)) };
  });
  const total = lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  const supplier = isAmharic ? 'መርካቶ እህል ንግድ' : 'Thames Dry Goods Ltd';
  const day = String(3 + at).padStart(2, '0');
  const truth = { supplier, number: `TD-${2071 + at}`, date: `2026-11-${day}`, totalMinor: String(total), lines };
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const widthPixels = isNarrow ? 620 : 1060;
  const html = `<!doctype html><style>
    @font-face { font-family: Ethiopic; src: url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}) }
    html { background: #8d8579 }
    body { margin: 40px; padding: 50px ${isNarrow ? 20 : 60}px; background: #fbfaf6; color: #24221f; font: ${isNarrow ? 17 : 22}px Arial, Ethiopic; ${body} }
    body::after { content: ''; position: absolute; inset: 0; ${over} }
    h1 { font-size: 1.7em; margin: 0 0 20px } td { padding: 8px ${isNarrow ? 4 : 14}px } td:nth-child(n+2) { text-align: right } table { width: 100%; margin: 30px 0 }
  </style><h1>${supplier}</h1><p>${said.number}: ${truth.number}</p><p>${said.date}: ${day}/11/2026</p><table>
  ${row([said.text, said.quantity, said.price, said.amount])}
  ${lines.map(({ text, quantity, unitPrice, amountMinor }) => row([text, quantity, unitPrice, major(BigInt(amountMinor))])).join('')}
  ${row([said.total, '', '', major(total)])}</table>`;
  return { how, truth, html, widthPixels };
};
