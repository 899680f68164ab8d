import { expect, it } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { gateSentence } from './close-words.ts';

const gate = { left: 0, mayOverride: true } as const;

it('a gate that had nothing to do says so, and of the clock that nobody came', () => {
  expect(gateSentence({ ...gate, id: 'cash', standing: 'NEEDLESS' })).toBe(m.reports_gate_needless());
  expect(gateSentence({ ...gate, id: 'cards', standing: 'NEEDLESS' })).toBe(m.reports_gate_cards_none());
  expect(gateSentence({ ...gate, id: 'cards', standing: 'DONE' })).toBe(m.reports_gate_done());
});
