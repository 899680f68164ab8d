import fc from 'fast-check';
import { expect, test } from 'vitest';

import { roles } from '../../restaurants/rules/capabilities.ts';
import { type CountFacts, type CountStep, countStatuses, decideCountStep } from './count-session.ts';

const usual: CountFacts = { status: 'COUNTING', role: 'owner', isCreator: false, isOpenToKitchen: false, isApprovedToday: false };

/** One letter a role, from owner to staff; then the statuses that the step begins in, and the one that it leads to. */
test.each<[CountStep, string, string, string, Partial<CountFacts>]>([
  ['START', 'xxx--', 'DRAFT', 'COUNTING', {}],
  ['START', 'xxxx-', 'DRAFT', 'COUNTING', { isOpenToKitchen: true }],
  ['ENTER', 'xxxx-', 'COUNTING RECOUNT', '', {}],
  ['SUBMIT', 'xxxx-', 'COUNTING RECOUNT', 'SUBMITTED', {}],
  ['REVIEW', 'xxx--', 'SUBMITTED', '', {}],
  ['ASK_RECOUNT', 'xxx--', 'SUBMITTED', 'RECOUNT', {}],
  ['APPROVE', 'xx---', 'SUBMITTED', 'APPROVED', {}],
  ['REVERSE', 'x----', 'APPROVED', 'REVERSED', {}],
  ['REVERSE', 'xx---', 'APPROVED', 'REVERSED', { isApprovedToday: true }],
  ['CANCEL', 'xx---', 'DRAFT COUNTING SUBMITTED RECOUNT', 'CANCELLED', {}],
  ['CANCEL', 'xxxx-', 'DRAFT COUNTING SUBMITTED RECOUNT', 'CANCELLED', { isCreator: true }],
])('%s may be taken by %s from %s to %s where %o', (step, may, from, to, facts) => {
  for (const status of countStatuses) {
    const said = roles.map((role) => decideCountStep(step, { ...usual, ...facts, status, role }));
    const isFrom = from.split(' ').includes(status);
    expect([status, said.map((one) => (one.ok ? 'x' : '-')).join('')]).toEqual([status, isFrom ? may : '-----']);
    for (const one of said) if (one.ok) expect(one.value).toBe(to === '' ? status : to);
  }
});

test('a refused person is told who may, whatever the count is doing; only those who may hear that it has moved on', () => {
  const steps = fc.constantFrom<CountStep>('START', 'ENTER', 'SUBMIT', 'REVIEW', 'ASK_RECOUNT', 'APPROVE', 'REVERSE', 'CANCEL');
  const facts = fc.record({
    status: fc.constantFrom(...countStatuses),
    role: fc.constantFrom(...roles, 'system', ''),
    isCreator: fc.boolean(),
    isOpenToKitchen: fc.boolean(),
    isApprovedToday: fc.boolean(),
  });
  fc.assert(
    fc.property(steps, facts, (step, given) => {
      const decided = decideCountStep(step, given);
      if (decided.ok) return;
      if ('roles' in decided.refusal) expect(decided.refusal.roles).not.toContain(given.role);
      else expect(decided.refusal).toEqual({ code: 'COUNT_STATUS_CHANGED', status: given.status });
    }),
  );
});

test('what is approved, reversed or called off is never counted again', () => {
  for (const status of ['APPROVED', 'REVERSED', 'CANCELLED'] as const) {
    for (const step of ['START', 'ENTER', 'SUBMIT', 'REVIEW', 'ASK_RECOUNT', 'APPROVE', 'CANCEL'] as const) {
      expect(decideCountStep(step, { ...usual, status }).ok).toBe(false);
    }
  }
});
