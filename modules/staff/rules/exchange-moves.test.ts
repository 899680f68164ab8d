import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkShifts } from './check-shifts.ts';
import { findingsMade, movesOf, worldAfter, type CheckedWorld, type ShiftWorld } from './exchange-moves.ts';
import type { Finding, PlannedShift } from './planned-shift.ts';
import { dayAfter } from './rota-week.ts';
import { stepExchange, type ExchangeKind, type ExchangePart, type ExchangeStatus, type ExchangeStep } from './shift-request.ts';

const monday = '2026-11-23';
const file = {
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  birthDate: null,
  otherMinutes: 0,
};
const wall = { country: 'GB', timeZone: 'Europe/London', dayTurnsAt: '04:00' };
const hourMs = 3_600_000;

const shift = (id: string, day: number, from: number, hours = 8): PlannedShift => {
  const startsMs = Date.parse(dayAfter(monday, day)) + from * hourMs;
  return {
    id,
    day: dayAfter(monday, day),
    startsMs,
    endsMs: startsMs + hours * hourMs,
    breaks: [{ afterMinutes: 180, minutes: 30, isPaid: false }],
  };
};

const check = (world: ShiftWorld): CheckedWorld => ({
  world,
  findings: [...world].flatMap(([, shifts]) =>
    checkShifts({ shifts, file, timeOff: [], askedOff: [], unavailable: [], preferred: [], papers: [], ...wall }),
  ),
});
const blocks = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'BLOCK');

test('a trade moves two shifts, an offer one, and everybody else keeps theirs', () => {
  const world = new Map([
    ['anna', [shift('a', 0, 9)]],
    ['ben', [shift('b', 1, 9)]],
    ['cara', [shift('c', 2, 9)]],
  ]);
  const trade = worldAfter(world, movesOf({ shift: shift('a', 0, 9), giverId: 'anna', takerId: 'ben', counter: shift('b', 1, 9) }));
  expect([...trade].map(([who, shifts]) => [who, shifts.map(({ id }) => id)])).toEqual([
    ['anna', ['b']],
    ['ben', ['a']],
    ['cara', ['c']],
  ]);
  const cover = worldAfter(world, movesOf({ shift: shift('a', 0, 9), giverId: 'anna', takerId: 'ben', counter: null }));
  expect(cover.get('anna')).toEqual([]);
  expect(cover.get('ben')?.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a rule that the giver broke already is news to the taker', () => {
  const long = shift('long', 0, 8, 12);
  const before = new Map<string, readonly PlannedShift[]>([
    ['anna', [long]],
    ['ben', []],
  ]);
  const after = worldAfter(before, movesOf({ shift: long, giverId: 'anna', takerId: 'ben', counter: null }));
  expect(findingsMade(check(before), check(after)).map(({ ruleId }) => ruleId)).toEqual(['HOUSE.long-shift']);
});

test('what stood against somebody before is not held against the exchange', () => {
  const before = new Map([
    ['anna', [shift('a', 3, 9)]],
    ['ben', [shift('late', 0, 16), shift('early', 1, 8)]],
  ]);
  const after = worldAfter(before, movesOf({ shift: shift('a', 3, 9), giverId: 'anna', takerId: 'ben', counter: null }));
  expect(blocks(check(before).findings).map(({ ruleId }) => ruleId)).toEqual(['GB.daily-rest']);
  expect(findingsMade(check(before), check(after))).toEqual([]);
});

const people = ['anna', 'ben', 'cara', 'dawit'] as const;
const kinds: readonly ExchangeKind[] = ['OFFER', 'TRADE', 'COVER', 'OPEN_CLAIM'];
const steps: readonly ExchangeStep[] = ['TAKE', 'TAKE_BACK', 'ACCEPT', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE'];
const someone = fc.nat(people.length - 1);
const deed = fc.oneof(
  // What two agree on and a lead lets go, in one: alone, single steps would seldom come that far.
  fc.record({ agreed: fc.constantFrom(...kinds), shift: fc.nat(40), counter: fc.nat(40), to: someone }),
  fc.record({ begin: fc.constantFrom(...kinds), shift: fc.nat(40), counter: fc.nat(40), to: someone }),
  fc.record({ step: fc.constantFrom(...steps), by: fc.nat(people.length), of: fc.nat(5), taker: fc.nat(3) }),
);

type Request = {
  kind: ExchangeKind;
  status: ExchangeStatus;
  shiftId: string;
  counterId: string | null;
  from: string | null;
  to: string | null;
  bids: string[];
};

const partOf = ({ from, to, bids }: Request, by: string): ExchangePart => {
  if (by === from) return 'GIVER';
  if (by === to) return 'NAMED';
  return bids.includes(by) ? 'BIDDER' : 'NONE';
};

/** The house as the server keeps it: what is asked, who has what, and who may do what. */
const house = (start: ShiftWorld, open: readonly PlannedShift[]) => {
  let world = start;
  let free = open;
  const requests: Request[] = [];
  const holderOf = (id: string) => [...world].find(([, shifts]) => shifts.some((one) => one.id === id))?.[0] ?? null;
  const find = (id: string) => [...world.values(), free].flat().find((one) => one.id === id);
  const begin = (kind: ExchangeKind, { id, counterId, named }: { id: string; counterId: string; named: string }) => {
    const from = holderOf(id);
    if ((kind === 'OPEN_CLAIM') !== (from === null) || from === named) return undefined;
    const to = kind === 'TRADE' ? holderOf(counterId) : kind === 'COVER' ? named : null;
    if (kind === 'TRADE' && (to === null || to === from)) return undefined;
    const request: Request = { kind, status: 'OPEN', shiftId: id, counterId: kind === 'TRADE' ? counterId : null, from, to, bids: [] };
    requests.push(request);
    return request;
  };
  const approve = (request: Request, takerId: string | undefined): boolean => {
    const [given, counter] = [find(request.shiftId), request.counterId === null ? null : find(request.counterId)];
    const isStale =
      holderOf(request.shiftId) !== request.from || (request.counterId !== null && holderOf(request.counterId) !== request.to);
    if (!given || takerId === undefined || isStale) return false;
    const after = worldAfter(world, movesOf({ shift: given, giverId: request.from, takerId, counter: counter ?? null }));
    if (blocks(findingsMade(check(world), check(after))).length > 0) return false;
    world = after;
    free = free.filter(({ id }) => id !== given.id);
    return true;
  };
  const act = (request: Request, step: ExchangeStep, { by, taker }: { by: string; taker: number }) => {
    const isLead = by === 'lead';
    const part = partOf(request, by);
    const next = stepExchange({ kind: request.kind, status: request.status, step }, { part, isLead });
    if ('fault' in next || (isLead && step === 'TAKE')) return;
    if (step === 'APPROVE' && !approve(request, request.to ?? request.bids[taker])) return;
    if (step === 'TAKE') request.bids.push(by);
    if (step === 'TAKE_BACK') request.bids = request.bids.filter((one) => one !== by);
    request.status = step === 'TAKE_BACK' && request.bids.length > 0 ? 'CLAIMED' : next.to;
  };
  return { world: () => world, free: () => free, requests, begin, act };
};

type Drawn = { readonly who: number; readonly day: number; readonly from: number };

/** A rota that keeps every rule, and what nobody could be found for. */
const furnished = (drawn: readonly Drawn[]): [ShiftWorld, PlannedShift[]] => {
  let start: ShiftWorld = new Map(people.map((who) => [who, []]));
  const open: PlannedShift[] = [];
  for (const [index, { who, day, from }] of drawn.entries()) {
    const one = shift(`s${index}`, day, from);
    const takerId = people[who];
    const put = takerId === undefined ? null : worldAfter(start, movesOf({ shift: one, giverId: null, takerId, counter: null }));
    if (put && blocks(check(put).findings).length === 0) start = put;
    else open.push(one);
  }
  return [start, open];
};

type Deed = typeof deed extends fc.Arbitrary<infer Drawable> ? Drawable : never;

const take = (here: ReturnType<typeof house>, one: Deed, shifts: number) => {
  if ('step' in one) {
    const request = here.requests[one.of % Math.max(1, here.requests.length)];
    if (request) here.act(request, one.step, { by: people[one.by] ?? 'lead', taker: one.taker });
    return;
  }
  const ids = { id: `s${one.shift % shifts}`, counterId: `s${one.counter % shifts}`, named: people[one.to] ?? 'anna' };
  const request = here.begin('begin' in one ? one.begin : one.agreed, ids);
  if (!request || 'begin' in one) return;
  here.act(request, request.to === null ? 'TAKE' : 'ACCEPT', { by: request.to ?? ids.named, taker: 0 });
  here.act(request, 'APPROVE', { by: 'lead', taker: 0 });
};

test('no sequence of offers, bids, trades and approvals ever makes an overlap, a rule that blocks, or a lost shift', () => {
  const roster = fc.array(fc.record({ who: fc.nat(people.length), day: fc.nat(13), from: fc.constantFrom(7, 10, 15) }), {
    minLength: 6,
    maxLength: 24,
  });
  fc.assert(
    fc.property(roster, fc.array(deed, { minLength: 5, maxLength: 40 }), (drawn, deeds) => {
      const here = house(...furnished(drawn));
      for (const one of deeds) {
        take(here, one, drawn.length);
        expect(blocks(check(here.world()).findings)).toEqual([]);
        const held = [...here.world().values(), here.free()].flat().map(({ id }) => id);
        expect(held.toSorted()).toEqual(drawn.map((_, index) => `s${index}`).toSorted());
      }
    }),
    { numRuns: 60 },
  );
});
