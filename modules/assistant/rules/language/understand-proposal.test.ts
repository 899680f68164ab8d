import { describe, expect, it } from 'vitest';

import type { Proposal } from '../question/proposal.ts';
import { nameBook } from './find-names.ts';
import { gradedDay, gradedNames } from './graded/house.ts';
import { understandProposal } from './understand-proposal.ts';

const asking = { names: nameBook(gradedNames), on: gradedDay, before: null };
const nothingMore = { names: [], days: null, by: null, order: null, limit: null, against: null } as const;
const understood = (proposal: Pick<Proposal, 'measure'> & Partial<Proposal>) => understandProposal({ ...nothingMore, ...proposal }, asking);

describe('what a model proposes', () => {
  it('is a question where this house knows its names and its days', () => {
    expect(understood({ measure: 'stock-used', names: ['shiro flour'], days: 'last week' })).toMatchObject({
      question: { measure: 'stock-used', names: [{ kind: 'item', name: 'Shiro flour' }], days: { from: expect.any(String) } },
    });
    expect(understood({ measure: 'sales-net', days: '2026-11-01 to 2026-11-07' })).toMatchObject({
      question: { days: { from: '2026-11-01', to: '2026-11-07' } },
    });
  });

  it('is none with a name that nobody has here, or that is no name', () => {
    for (const name of ['unicorn fillet', 'last week', "'; drop table item; --"]) {
      expect(understood({ measure: 'stock-level', names: [name] })).toMatchObject({ not: { why: 'unknown-word' } });
    }
  });

  it('is none with days that are none', () => {
    for (const days of ['whenever', 'shiro flour', 'yesterday of shiro flour']) {
      expect(understood({ measure: 'sales-net', days })).toEqual({ not: { why: 'unknown-word', word: days, nearest: [] } });
    }
  });

  it('is held to what its measure can tell, as the grammar is', () => {
    expect(understood({ measure: 'stock-level' })).toMatchObject({ not: { why: 'needs-name', kind: 'item' } });
    expect(understood({ measure: 'sales-net', by: 'supplier' })).toMatchObject({ not: { why: 'not-by', by: 'supplier' } });
    expect(understood({ measure: 'sales-net', days: 'tomorrow' })).toMatchObject({ not: { why: 'not-yet' } });
    expect(understood({ measure: 'tickets-open', days: 'yesterday' })).toMatchObject({ not: { why: 'only-now' } });
    expect(understood({ measure: 'sales-orders', names: ['shiro flour'] })).toMatchObject({ not: { why: 'not-of-name' } });
  });
});
