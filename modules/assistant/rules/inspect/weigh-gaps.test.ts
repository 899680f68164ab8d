import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type GapKind, gapKinds, gapWeights } from './gap-laws.ts';
import { type FoundGap, weighGaps } from './weigh-gaps.ts';

const gap = (kind: GapKind, more: Partial<FoundGap> = {}): FoundGap => ({
  kind,
  subject: kind,
  words: {},
  place: '/tasks',
  day: null,
  source: null,
  ...more,
});

describe('a gap', () => {
  it.each<[GapKind, string, 'BREACH' | 'PRACTICE', string | null]>([
    ['allergens-unknown', 'GB', 'BREACH', 'Food Information Regulations 2014'],
    ['allergens-unverified', 'GB', 'PRACTICE', null],
    ['list-missed', 'GB', 'BREACH', 'Art. 5'],
    ['right-to-work-unchecked', 'GB', 'BREACH', 'Act 2006'],
    ['allergens-unknown', 'ET', 'PRACTICE', null],
    ['list-missed', 'ET', 'PRACTICE', null],
    ['list-missed', 'FR', 'PRACTICE', null],
  ])('of %s in %s is weighed as %s', (kind, country, weight, title) => {
    const [weighed] = weighGaps([gap(kind)], country);
    expect(weighed).toMatchObject({ weight });
    expect(weighed?.law?.title ?? null).toEqual(title === null ? null : expect.stringContaining(title));
  });

  it('that its module cites keeps that law, and says where nobody looked it up', () => {
    const source = { title: 'Labour Proclamation 1156/2019, Art. 61', isConfirmed: false };
    expect(weighGaps([gap('rota-rule', { source })], 'ET')).toMatchObject([{ weight: 'BREACH', law: { ...source, since: null } }]);
  });

  it('of a paper is against the law that asks for the paper, and only soon where it still holds', () => {
    const papers = [gap('paper-runs-out', { words: { topic: 'RIGHT_TO_WORK' } }), gap('paper-ran-out', { words: { topic: 'FIRST_AID' } })];
    expect(weighGaps(papers, 'GB')).toMatchObject([
      { kind: 'paper-runs-out', weight: 'SOON', law: { since: '2008-02-29' } },
      { kind: 'paper-ran-out', weight: 'PRACTICE', law: null },
    ]);
  });
});

it('whatever was found comes once, breaches first and the earliest day first', () => {
  const found = fc.array(fc.record({ kind: fc.constantFrom(...gapKinds), day: fc.constantFrom(null, '2026-11-02', '2026-11-20') }));
  fc.assert(
    fc.property(found, fc.constantFrom('GB', 'ET'), (gaps, country) => {
      const weighed = weighGaps(
        gaps.map(({ kind, day }, at) => gap(kind, { day, subject: String(at) })),
        country,
      );
      expect(new Set(weighed.map(({ subject }) => subject)).size).toBe(gaps.length);
      const ranks = weighed.map(({ weight }) => gapWeights.indexOf(weight));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const [at, one] of weighed.entries()) {
        const next = weighed[at + 1];
        if (next && next.kind === one.kind && next.weight === one.weight) expect((one.day ?? '') <= (next.day ?? '')).toBe(true);
      }
    }),
  );
});
