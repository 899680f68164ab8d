import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import { creditStates, creditSteps, decideCredit } from './credit-state.ts';
import { decideInvoice, type InvoiceFacts, invoiceStates, invoiceSteps, stateAfterMatch, stateAfterPayment } from './invoice-state.ts';
import { type ChargedInvoice, matchInvoice } from './match-invoice.ts';
import { agedTotals, ageOf, ages } from './payables.ts';
import { partOnHand, partUsed, stillOnHand } from './price-variance.ts';
import { readRate } from './rate-text.ts';
import { withheldOf, withholdingOn } from './withholding.ts';

type Told = {
  readonly base?: string;
  readonly accepted?: string | null;
  readonly amount?: bigint;
  readonly workedOut?: bigint;
  readonly isByWeight?: boolean;
  readonly agreed?: bigint | null;
  readonly isCurrencyOther?: boolean;
  readonly total?: bigint;
  readonly currency?: 'GBP' | 'ETB';
  readonly isForDelivery?: boolean;
  readonly rateBps?: number;
  readonly charges?: bigint;
  readonly chargesRateBps?: number;
  readonly tax?: bigint;
};

const usual = { base: '10000', accepted: '10000', amount: 10_000n, agreed: 1n, currency: 'GBP', isForDelivery: true } as const;
const asUsual = { isByWeight: false, isCurrencyOther: false } as const;

/** An invoice of one line: so many base units for so much, where so much came at a penny each. */
const charged = (told: Told): ChargedInvoice => {
  const { base, accepted, amount, agreed, currency, isForDelivery, isByWeight, isCurrencyOther, workedOut, total } = {
    ...usual,
    ...asUsual,
    workedOut: told.amount ?? usual.amount,
    total: told.amount ?? usual.amount,
    ...told,
  };
  const agreedPerBase = agreed === null ? null : rational(agreed);
  const received = accepted === null ? null : { accepted: quantity(accepted), isByWeight, agreedPerBase, isCurrencyOther };
  const line = {
    lineId: 'line',
    base: quantity(base),
    workedOutMinor: workedOut,
    amountMinor: amount,
    taxRateBps: told.rateBps ?? 0,
    received,
  };
  const [chargesMinor, taxMinor] = [told.charges ?? 0n, told.tax ?? 0n];
  const taxed = { chargesMinor, chargesTaxRateBps: told.chargesRateBps ?? 0, taxMinor };
  return { currency, lines: [line], ...taxed, totalMinor: total + chargesMinor + taxMinor, isForDelivery };
};

const found = (told: Told): string =>
  matchInvoice(charged(told))
    .map(({ kind, differenceMinor }) => `${kind} ${differenceMinor}`)
    .join(', ');

describe('an invoice beside its delivery', () => {
  it.each([
    ['as agreed', {}, ''],
    ['dearer by 2 %', { amount: 10_200n }, ''],
    ['dearer by more', { amount: 10_201n }, 'PRICE 201'],
    ['cheaper by more', { amount: 9_700n }, 'PRICE -300'],
    ['a small line dearer by a pound', { base: '100', accepted: '100', amount: 200n }, ''],
    ['a small line dearer by more', { base: '100', accepted: '100', amount: 201n }, 'PRICE 101'],
    ['a hundred birr dearer', { currency: 'ETB', base: '100', accepted: '100', amount: 10_100n }, ''],
    ['more than a hundred birr dearer', { currency: 'ETB', base: '100', accepted: '100', amount: 10_101n }, 'PRICE 10001'],
    ['with its tax', { rateBps: 2_000, tax: 2_000n }, ''],
    ['with the tax of what was brought and of bringing it', { rateBps: 0, charges: 500n, chargesRateBps: 2_000, tax: 100n }, ''],
    ['with a tax off by five pence', { rateBps: 2_000, tax: 2_005n }, ''],
    ['with a tax off by more', { rateBps: 2_000, tax: 2_006n }, 'TAX 6'],
    ['with a tax on what has none', { tax: 2_000n }, 'TAX 2000'],
    ['without the tax that it owes', { rateBps: 1_500, currency: 'ETB' }, 'TAX -1500'],
    ['one piece too many', { base: '10001', amount: 10_001n }, 'QUANTITY 1'],
    ['a weight off by 3 %', { base: '10300', amount: 10_300n, isByWeight: true }, ''],
    ['a weight off by more', { base: '10301', amount: 10_301n, isByWeight: true }, 'QUANTITY 301'],
    ['nothing of it came', { accepted: null }, 'NOT_RECEIVED 10000'],
    ['a line that does not add up', { workedOut: 9_998n }, 'LINE_TOTAL 2'],
    ['a printed total five off', { total: 10_005n }, ''],
    ['a printed total six off', { total: 10_006n }, 'TOTAL 6'],
    ['no price agreed', { agreed: null, amount: 99_999n }, ''],
    ['another currency', { isCurrencyOther: true }, 'CURRENCY null'],
    ['a credit note for what never came', { accepted: null, isForDelivery: false }, ''],
  ] as const)('%s', (_what, told, expected) => {
    expect(found(told)).toBe(expected);
  });

  it('that is exactly what came at what was agreed never has anything to settle', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000n), fc.bigInt(1n, 1000n), fc.boolean(), (pieces, agreed, isByWeight) => {
        const base = String(pieces);
        expect(found({ base, accepted: base, agreed, amount: pieces * agreed, isByWeight })).toBe('');
      }),
    );
  });
});

const facts = (changes: Partial<InvoiceFacts>): InvoiceFacts => ({
  state: 'READY',
  role: 'manager',
  isOverLimit: false,
  openExceptions: 0,
  isPaid: false,
  reason: null,
  ...changes,
});

describe('an invoice', () => {
  it.each([
    ['APPROVE', {}, 'APPROVED'],
    ['APPROVE', { state: 'MATCH_EXCEPTION', openExceptions: 2 }, 'INVOICE_HAS_EXCEPTIONS'],
    ['APPROVE', { isOverLimit: true }, 'INVOICE_NEEDS_OWNER'],
    ['APPROVE', { isOverLimit: true, role: 'owner' }, 'APPROVED'],
    ['APPROVE', { role: 'chef' }, 'INVOICE_NEEDS_MANAGER'],
    ['APPROVE', { state: 'REVIEW' }, 'INVOICE_STATE_FORBIDS'],
    ['APPROVE', { state: 'APPROVED' }, 'INVOICE_STATE_FORBIDS'],
    ['DUPLICATE', { state: 'REVIEW' }, 'DUPLICATE'],
    ['REJECT', { reason: 'Not ours' }, 'REJECTED'],
    ['REJECT', {}, 'INVOICE_REASON_REQUIRED'],
    ['REJECT', { state: 'PAID', reason: 'x' }, 'INVOICE_STATE_FORBIDS'],
    ['REVERSE', { state: 'APPROVED', reason: 'Twice' }, 'REVERSED'],
    ['REVERSE', { state: 'APPROVED' }, 'INVOICE_REASON_REQUIRED'],
    ['REVERSE', { state: 'PART_PAID', isPaid: true, reason: 'x' }, 'INVOICE_PAID'],
    ['REVERSE', { state: 'READY', reason: 'x' }, 'INVOICE_STATE_FORBIDS'],
  ] as const)('%s with %j comes to %s', (step, changes, expected) => {
    const decision = decideInvoice(step, facts(changes));
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected);
  });

  it('is never approved over an open difference, or above the limit by anybody but the owner', () => {
    const anyFacts = fc.record({
      state: fc.constantFrom(...invoiceStates),
      role: fc.constantFrom('owner', 'manager', 'chef', 'staff'),
      isOverLimit: fc.boolean(),
      openExceptions: fc.nat(3),
      isPaid: fc.boolean(),
      reason: fc.constantFrom(null, 'x'),
    });
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...invoiceSteps), (known, step) => {
        const decision = decideInvoice(step, known);
        if (!decision.ok || decision.value !== 'APPROVED') return;
        expect(known.openExceptions === 0 && (!known.isOverLimit || known.role === 'owner')).toBe(true);
      }),
    );
  });

  it('is ready without a difference, part paid below its total, and paid at it', () => {
    expect([stateAfterMatch(0), stateAfterMatch(1)]).toEqual(['READY', 'MATCH_EXCEPTION']);
    expect([0n, 1n, 100n].map((paid) => stateAfterPayment(paid, 100n))).toEqual(['APPROVED', 'PART_PAID', 'PAID']);
  });
});

describe('a price that turns out to be another', () => {
  const amount = fc.bigInt(-1_000_000_000n, 1_000_000_000n);
  const much = fc.bigInt(0n, 10n ** 15n);

  it.each([
    ['all of it there', 100n, 100n, 0n, 100n],
    ['half of it used', 100n, 50n, 0n, 50n],
    ['more there than came', 100n, 500n, 0n, 100n],
    ['what came later is used last', 100n, 150n, 100n, 50n],
    ['less there than came later', 100n, 50n, 100n, 0n],
    ['less than nothing there', 100n, -5n, 0n, 0n],
  ])('%s', (_what, chargedBase, onHand, receivedSince, expected) => {
    expect(stillOnHand({ charged: chargedBase, onHand, receivedSince })).toBe(expected);
  });

  it('is divided without remainder between what is there and what was used, each part going the same way', () => {
    fc.assert(
      fc.property(amount, much, fc.bigInt(-(10n ** 15n), 10n ** 15n), much, (differenceMinor, chargedBase, onHand, receivedSince) => {
        const there = partOnHand({ differenceMinor, charged: chargedBase, onHand, receivedSince });
        const used = partUsed(differenceMinor, there);
        expect(there + used).toBe(differenceMinor);
        expect(differenceMinor >= 0n ? there >= 0n && used >= 0n : there <= 0n && used <= 0n).toBe(true);
      }),
    );
  });

  it('adds up to the difference, whatever the books could say of what is there', () => {
    fc.assert(
      fc.property(amount, amount, (differenceMinor, booked) => {
        expect(booked + partUsed(differenceMinor, booked)).toBe(differenceMinor);
      }),
    );
  });
});

describe('a request for credit', () => {
  const outcome = (step: (typeof creditSteps)[number], state: (typeof creditStates)[number], reason: string | null, hasNote: boolean) => {
    const decision = decideCredit(step, { state, reason, hasNote });
    return decision.ok ? decision.value : decision.refusal.code;
  };

  it.each([
    ['SEND', 'OPEN', null, false, 'SENT'],
    ['SEND', 'DISPUTED', null, false, 'SENT'],
    ['SEND', 'CREDITED', null, false, 'CREDIT_STATE_FORBIDS'],
    ['ACCEPT', 'SENT', null, false, 'ACCEPTED'],
    ['ACCEPT', 'OPEN', null, false, 'CREDIT_STATE_FORBIDS'],
    ['DISPUTE', 'SENT', 'They say it came', false, 'DISPUTED'],
    ['DISPUTE', 'SENT', null, false, 'CREDIT_REASON_REQUIRED'],
    ['CREDIT', 'ACCEPTED', null, true, 'CREDITED'],
    ['CREDIT', 'ACCEPTED', null, false, 'CREDIT_NOTE_REQUIRED'],
    ['WRITE_OFF', 'DISPUTED', 'Too small', false, 'WRITTEN_OFF'],
    ['WRITE_OFF', 'DISPUTED', null, false, 'CREDIT_REASON_REQUIRED'],
    ['WRITE_OFF', 'WRITTEN_OFF', 'x', false, 'CREDIT_STATE_FORBIDS'],
  ] as const)('%s from %s (%s, note: %s) comes to %s', (step, state, reason, hasNote, expected) => {
    expect(outcome(step, state, reason, hasNote)).toBe(expected);
  });
});

describe('what is owed', () => {
  it.each([
    ['2026-11-22', 'NOT_DUE'],
    ['2026-11-21', 'NOT_DUE'],
    ['2026-11-20', 'DAYS_1_30'],
    ['2026-10-22', 'DAYS_1_30'],
    ['2026-10-21', 'DAYS_31_60'],
    ['2026-09-22', 'DAYS_31_60'],
    ['2026-09-21', 'DAYS_61_90'],
    ['2026-08-23', 'DAYS_61_90'],
    ['2026-08-22', 'OVER_90'],
  ])('and due on %s is %s', (dueOn, expected) => {
    expect(ageOf(dueOn, '2026-11-21')).toBe(expected);
  });

  it('adds up by age to its total, each currency for itself', () => {
    const anyOwed = fc.record({
      currency: fc.constantFrom('GBP', 'ETB'),
      openMinor: fc.bigInt(-1000n, 100_000n),
      dueOn: fc.constantFrom('2026-11-30', '2026-11-01', '2026-10-01', '2026-09-01', '2026-01-01'),
    });
    fc.assert(
      fc.property(fc.array(anyOwed), (owed) => {
        for (const { currency, totalMinor, byAge } of agedTotals(owed, '2026-11-21')) {
          expect(ages.reduce((sum, age) => sum + byAge[age], 0n)).toBe(totalMinor);
          const own = owed.filter((one) => one.currency === currency);
          expect(own.reduce((sum, { openMinor }) => sum + openMinor, 0n)).toBe(totalMinor);
        }
      }),
    );
  });
});

describe('what is kept back for tax', () => {
  it.each([
    ['ET', '2026-11-21', null],
    ['ET', '2025-07-31', 200],
    ['ET', '2016-01-01', undefined],
    ['GB', '2026-11-21', undefined],
  ])('in %s on %s is %s hundredths of a percent', (country, day, expected) => {
    expect(withholdingOn(country, day)?.rateBps).toBe(expected);
  });

  it('is nothing below the threshold, and a share of all of it from there on', () => {
    const rule = { rateBps: 200, thresholdMinor: 1_000_000n };
    expect([999_999n, 1_000_000n, 4_000_000n].map((net) => withheldOf(net, rule))).toEqual([0n, 20_000n, 80_000n]);
  });

  it('is never made up where no source says how much: then a person writes the rate', () => {
    expect(withholdingOn('ET', '2026-11-21')).toMatchObject({ rateBps: null, thresholdMinor: null, isConfirmed: false });
    expect(withheldOf(100_000n, { rateBps: readRate('2,5') ?? 0, thresholdMinor: null })).toBe(2_500n);
    expect(['3', '2.5', ' 12 ', '', '-3', '300', '3 %'].map(readRate)).toEqual([300, 250, 1200, null, null, null, null]);
  });
});
