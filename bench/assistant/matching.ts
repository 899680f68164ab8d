import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { parse } from 'csv-parse/sync';

import { lineIndex, matchLine, type MatchableItem } from '../../modules/assistant/rules/read/match-line.ts';
import { likeness, nameIndex } from '../../modules/assistant/rules/read/names-alike.ts';
import { percentile, type Figure } from '../harness/figure.ts';

type Product = { readonly id: string; readonly name: string };
type Pair = { readonly split: string; readonly id_a: string; readonly id_b: string; readonly label: string };

const catalogueSize = 5000;
const wantedRecall = 0.92;
const wantedMs = 5;

const table = <Record>(folder: string, name: string): readonly Record[] =>
  parse(readFileSync(join(folder, 'matching/abt_buy', name), 'utf8'), { columns: true });

const plainItem = (id: string, name: string): MatchableItem => ({ id, names: [name], barcodes: [], supplierCodes: [], prices: [] });

const asked = (text: string) => ({ supplierId: null, code: null, text, unit: null, price: null });

type Shops = { readonly first: ReadonlyMap<string, string>; readonly second: readonly Product[]; readonly pairs: readonly Pair[] };

/** The share of the first shop's products whose twin is among the first answers. Names alone; nothing is trained. */
const recallOf = ({ first, second, pairs }: Shops, count: number): number => {
  const index = lineIndex(
    second.map(({ id, name }) => plainItem(id, name)),
    [],
  );
  const queries = pairs.filter(({ split, label }) => split === 'test' && label === '1');
  const found = queries.filter(({ id_a, id_b }) =>
    matchLine(asked(first.get(id_a) ?? ''), index)
      .slice(0, count)
      .some(({ itemId }) => itemId === id_b),
  );
  return found.length / queries.length;
};

const f1At = (pairs: readonly { readonly score: number; readonly isPair: boolean }[], threshold: number): number => {
  const said = pairs.filter(({ score }) => score >= threshold);
  const right = said.filter(({ isPair }) => isPair).length;
  return (2 * right) / (said.length + pairs.filter(({ isPair }) => isPair).length);
};

/** How well a score parts pairs from others: the threshold is the best of `valid`, the figure that of `test`. */
const pairF1 = ({ first, second, pairs }: Shops): number => {
  const names = new Map(second.map(({ id, name }) => [id, name]));
  const index = nameIndex([...names.values()]);
  const scored = (wanted: string) =>
    pairs
      .filter(({ split }) => split === wanted)
      .map(({ id_a, id_b, label }) => ({ score: likeness(first.get(id_a) ?? '', names.get(id_b) ?? '', index), isPair: label === '1' }));
  const valid = scored('valid');
  const thresholds = Array.from({ length: 100 }, (_, step) => step / 100);
  const threshold = thresholds.reduce((best, one) => (f1At(valid, one) > f1At(valid, best) ? one : best));
  return f1At(scored('test'), threshold);
};

/** The slowest of most look-ups in a catalogue of five thousand, made of the names of both shops. */
const lookUpMs = ({ first, second }: Shops): number => {
  const names = [...second.map(({ name }) => name), ...first.values()];
  const filled = Array.from({ length: catalogueSize }, (_, at) =>
    plainItem(
      `${at}`,
      at < names.length ? (names[at] ?? '') : `${names[at % names.length] ?? ''} ${names[(at * 7) % names.length]?.split(' ')[0] ?? ''}`,
    ),
  );
  const index = lineIndex(filled, []);
  const times = [...first.values()].slice(0, 500).map((name) => {
    const start = performance.now();
    matchLine(asked(name), index);
    return performance.now() - start;
  });
  return percentile(times, 0.95);
};

type Promised = Partial<Pick<Figure, 'target' | 'isMet'>>;

const line = (what: string, figure: string, { target = '', isMet = null }: Promised = {}): Figure => ({
  id: 'ASSISTANT',
  what: `matching, ${what}`,
  figure,
  target,
  isMet,
});

/** Lines matched to items: two shops' names of the same products (`matching/abt_buy`), without training. */
export const measureMatching = async (data: string | undefined): Promise<readonly Figure[]> => {
  if (data === undefined) return [line('Abt-Buy', 'not run: MAED_BENCH_DATA names no folder')];
  const second = table<Product>(data, 'table_b.csv');
  const first = new Map(table<Product>(data, 'table_a.csv').map(({ id, name }) => [id, name]));
  const shops = { first, second, pairs: table<Pair>(data, 'pairs.csv') };
  const [recall1, recall5, ms] = [recallOf(shops, 1), recallOf(shops, 5), lookUpMs(shops)];
  return [
    line('Abt-Buy, the right product first', recall1.toFixed(3), { target: `>= ${wantedRecall}`, isMet: recall1 >= wantedRecall }),
    line('Abt-Buy, the right product among five', recall5.toFixed(3)),
    line('Abt-Buy, pairs told from others (F1)', pairF1(shops).toFixed(3)),
    line('a look-up among 5,000, 95th percentile', `${ms.toFixed(2)} ms`, { target: `<= ${wantedMs} ms`, isMet: ms <= wantedMs }),
  ];
};
