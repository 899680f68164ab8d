import { describe, expect, it } from 'vitest';

import { alertsContract } from '../../../alerts/contract/alerts.contract.ts';
import { alertsEvents } from '../../../alerts/contract/events.ts';
import { signalKinds } from '../../../alerts/rules/signal-kinds.ts';
import { inventoryContract } from '../../../inventory/contract/inventory.contract.ts';
import { kitchenEvents } from '../../../kitchen/contract/events.ts';
import { menuContract } from '../../../menu/contract/menu.contract.ts';
import { purchasingContract } from '../../../purchasing/contract/purchasing.contract.ts';
import { staffContract } from '../../../staff/contract/staff.contract.ts';
import { tasksContract } from '../../../tasks/contract/tasks.contract.ts';
import { wasteEvents } from '../../../waste/contract/events.ts';
import { wasteContract } from '../../../waste/contract/waste.contract.ts';
import { actionKinds, actionLaw } from './actions.ts';
import type { Definition } from './automation.ts';
import { checkAutomation } from './check-automation.ts';
import { allHold, typedNumber } from './conditions.ts';
import { factsOfSignal } from './facts-of-signal.ts';
import { loopGuard, loopLimits } from './loop-guard.ts';
import { starters } from './starters.ts';
import { triggerLaw, triggers } from './triggers.ts';

type Meta = { readonly '~orpc': { readonly meta: { readonly command?: { readonly name: string }; readonly capability?: string } } };

const commands = new Map(
  [alertsContract, inventoryContract, menuContract, purchasingContract, staffContract, tasksContract, wasteContract]
    .flatMap((contract) => Object.values(contract) as unknown as Meta[])
    .map((procedure) => [procedure['~orpc'].meta.command?.name, procedure['~orpc'].meta.capability]),
);

describe('the catalogue', () => {
  it('has at least twelve triggers, each by a published event', () => {
    expect(triggers.length).toBeGreaterThanOrEqual(12);
    const published = new Set([...Object.keys(alertsEvents), ...Object.keys(kitchenEvents), ...Object.keys(wasteEvents)]);
    for (const trigger of triggers) {
      const { event, signal } = triggerLaw(trigger);
      expect(published.has(event)).toBe(true);
      expect(signal === null || signalKinds.includes(signal)).toBe(true);
    }
  });

  it('has at least eight actions, each a command of the product with its capability', () => {
    expect(actionKinds.length).toBeGreaterThanOrEqual(8);
    for (const kind of actionKinds) expect([kind, commands.get(actionLaw(kind).command)]).toEqual([kind, actionLaw(kind).capability]);
  });

  it('has the three of the house to begin with, which lack nothing but their words', () => {
    for (const starter of Object.values(starters)) {
      const actions = starter.actions.map((action) => ({ ...action, text: 'Look at it' }));
      expect(checkAutomation({ ...starter, actions, name: 'x' }, 'manager')).toEqual([]);
    }
  });
});

const sound: Definition = {
  name: 'Prices',
  trigger: 'price-spike',
  conditions: [{ field: 'percent', comparison: 'AT_LEAST', value: '10' }],
  actions: [{ kind: 'alert', text: 'Dearer', forRole: 'owner' }],
  needsApproval: true,
};

describe('what is wrong is said beside its part', () => {
  it.each([
    ['NAME', 'NAME_MISSING', { name: ' ' }],
    ['CONDITION', 'FIELD_UNKNOWN', { conditions: [{ field: 'covers', comparison: 'AT_LEAST', value: '8' }] }],
    ['CONDITION', 'NUMBER_WRONG', { conditions: [{ field: 'percent', comparison: 'AT_LEAST', value: 'much' }] }],
    ['CONDITION', 'VALUE_MISSING', { conditions: [{ field: 'name', comparison: 'CONTAINS', value: '' }] }],
    ['CONDITION', 'COMPARISON_WRONG', { conditions: [{ field: 'name', comparison: 'AT_LEAST', value: '5' }] }],
    ['ACTION', 'ACTION_MISSING', { actions: [] }],
    ['ACTION', 'TEXT_MISSING', { actions: [{ kind: 'task', text: ' ', forRole: null }] }],
    ['ACTION', 'SUBJECT_WRONG', { actions: [{ kind: 'draft-order', text: null, forRole: null }] }],
  ] as const)('%s: %s', (part, code, change) => {
    expect(checkAutomation({ ...sound, ...change }, 'manager')).toEqual([{ part, place: 0, code }]);
    expect(checkAutomation(sound, 'manager')).toEqual([]);
  });

  it('nobody lends an automation what they may not do', () => {
    expect(checkAutomation(sound, 'staff')).toEqual([{ part: 'ACTION', place: 0, code: 'MAY_NOT' }]);
  });
});

describe('conditions', () => {
  const facts = factsOfSignal({ name: 'Teff flour', nameLocal: 'ጤፍ', amount: '500', par: '2000', changeBps: 1250 }, 123_456n);

  it('look at words in either language, and at numbers in their unit', () => {
    expect(facts).toMatchObject({ share: 25, percent: 12.5, worth: 1234.56 });
    expect(allHold(facts, [{ field: 'name', comparison: 'CONTAINS', value: 'TEFF' }])).toBe(true);
    expect(allHold(facts, [{ field: 'name', comparison: 'CONTAINS', value: 'ጤፍ' }])).toBe(true);
    expect(allHold(facts, [{ field: 'share', comparison: 'AT_MOST', value: '25' }])).toBe(true);
    expect(allHold(facts, [{ field: 'share', comparison: 'AT_MOST', value: '24' }])).toBe(false);
    expect(allHold(facts, [{ field: 'worth', comparison: 'AT_LEAST', value: '1,234' }])).toBe(true);
  });

  it('hold nothing of what nobody knows, and all of them must hold', () => {
    expect(allHold({}, [{ field: 'share', comparison: 'AT_MOST', value: '50' }])).toBe(false);
    expect(allHold({ name: 'x' }, [])).toBe(true);
    expect(typedNumber('ten')).toBeNull();
  });
});

describe('the guard against loops', () => {
  const free = { isOwnDoing: false, depth: 0, runsLately: 0, isSameLately: false };

  it.each([
    [{}, null],
    [{ isOwnDoing: true }, 'OWN_DOING'],
    [{ depth: loopLimits.depthMax }, null],
    [{ depth: loopLimits.depthMax + 1 }, 'TOO_DEEP'],
    [{ isSameLately: true }, 'SAME_AGAIN'],
    [{ runsLately: loopLimits.runsAnHour - 1 }, null],
    [{ runsLately: loopLimits.runsAnHour }, 'TOO_OFTEN'],
  ] as const)('%o: %s', (change, reason) => {
    expect(loopGuard({ ...free, ...change })).toBe(reason);
  });
});
