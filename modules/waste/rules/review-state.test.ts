import { describe, expect, test } from 'vitest';

import { roles } from '../../restaurants/rules/capabilities.ts';
import {
  decideStep,
  firstState,
  reviewActions,
  reviewStates,
  reviewSteps,
  stepsOpen,
  type ReviewState,
  type ReviewStep,
} from './review-state.ts';

/** Written by hand, so that a changed table is noticed. */
const ways: Readonly<Record<string, ReviewState>> = {
  'OPEN DO': 'IN_EFFECT',
  'OPEN DROP': 'DROPPED',
  'IN_EFFECT CLOSE': 'CLOSED',
  'IN_EFFECT REVERT': 'REVERTED',
};
const cells = reviewStates.flatMap((state) => reviewSteps.map((step): [ReviewState, ReviewStep] => [state, step]));

describe('an action', () => {
  test.each(cells)('that is %s goes with %s where the table says, or nowhere', (state, step) => {
    const decided = decideStep({ state, assigneeId: null }, { step, role: 'chef', userId: 'me', reason: 'Because' });
    const to = ways[`${state} ${step}`];
    expect(decided).toEqual(to ? { ok: true, value: to } : { ok: false, refusal: { code: 'REVIEW_STEP_NOT_OPEN', state } });
  });

  test.each(roles)('is done by a %s who leads or was asked, and by nobody else', (role) => {
    const leads = ['owner', 'manager', 'chef'].includes(role);
    const step = (assigneeId: string | null, one: ReviewStep) =>
      decideStep(
        { state: one === 'CLOSE' || one === 'REVERT' ? 'IN_EFFECT' : 'OPEN', assigneeId },
        { step: one, role, userId: 'me', reason: 'x' },
      );
    expect(step('me', 'DO').ok).toBe(true);
    for (const other of ['you', null])
      expect(step(other, 'DO')).toMatchObject(leads ? { ok: true } : { refusal: { code: 'REVIEW_STEP_FOR_ASSIGNEE' } });
    for (const one of ['CLOSE', 'DROP', 'REVERT'] as const)
      expect(step('me', one)).toMatchObject(leads ? { ok: true } : { refusal: { code: 'REVIEW_STEP_FOR_LEADS' } });
  });

  test.each([
    ['OPEN', 'DROP'],
    ['IN_EFFECT', 'REVERT'],
  ] as const)('that is %s asks for a reason to %s', (state, step) => {
    for (const reason of [null, '  '])
      expect(decideStep({ state, assigneeId: null }, { step, role: 'owner', userId: 'me', reason })).toEqual({
        ok: false,
        refusal: { code: 'REVIEW_REASON_REQUIRED' },
      });
  });

  test('is in effect at once only where a par is changed', () => {
    expect(reviewActions.map(firstState)).toEqual(['IN_EFFECT', 'OPEN', 'OPEN', 'OPEN']);
  });

  test('shows nobody a step that would be refused', () => {
    expect(stepsOpen({ state: 'OPEN', assigneeId: 'me' }, { role: 'staff', userId: 'me' })).toEqual(['DO']);
    expect(stepsOpen({ state: 'OPEN', assigneeId: 'you' }, { role: 'staff', userId: 'me' })).toEqual([]);
    expect(stepsOpen({ state: 'IN_EFFECT', assigneeId: null }, { role: 'manager', userId: 'me' })).toEqual(['CLOSE', 'REVERT']);
  });
});
