import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openElement } from '../../../../platform/web/testing/open-element.tsx';
import { emptyItemForm } from './item-form.ts';
import { MoreFields } from './more-fields.tsx';

afterEach(cleanup);

const Fields = () => {
  const [form, setForm] = useState(emptyItemForm);
  return <MoreFields state={{ form, set: (change) => setForm({ ...form, ...change }), errorAt: () => undefined }} />;
};

const stateOf = (label: string): string => {
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  return field.value;
};

test('whoever has read the label says of all other allergens at once that they are not in it, and what they said stays', async () => {
  openElement(<Fields />, {});
  fireEvent.click(await screen.findByText(m.inventory_editor_more()));
  fireEvent.change(screen.getByLabelText(m.inventory_allergen_milk()), { target: { value: 'CONTAINS' } });
  expect(stateOf(m.inventory_allergen_eggs())).toBe('UNKNOWN');
  fireEvent.click(screen.getByRole('button', { name: m.inventory_editor_others_free() }));
  expect([stateOf(m.inventory_allergen_milk()), stateOf(m.inventory_allergen_eggs())]).toEqual(['CONTAINS', 'FREE']);
  expect(screen.queryByRole('button', { name: m.inventory_editor_others_free() })).toBeNull();
});
