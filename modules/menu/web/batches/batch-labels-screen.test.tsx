import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { tomatoes } from '../../../inventory/web/testing/kitchen-device.tsx';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { cooked, shiro } from '../testing/shiro.ts';
import { BatchLabelsScreen } from './batch-labels-screen.tsx';

afterEach(cleanup);

const open = (search: string) =>
  openAtWork({
    address: `/menu/batches/labels?item=${tomatoes.id}${search}`,
    screens: [{ path: '/menu/batches/labels', component: BatchLabelsScreen }],
    answers: {
      inventory: { getItem: async () => ({ item: { ...tomatoes, allergens: {} } }) },
      menu: { readRecipe: async () => ({ ...shiro, current: { ...cooked, allergens: { ...cooked.allergens, SESAME: 'CONTAINS' } } }) },
    },
    role: 'chef',
  });

test('the label of a batch names what its recipe contains, where of the item itself nothing is written down', async () => {
  const { close } = await open(`&recipe=${shiro.recipe.id}&version=1`);
  expect((await screen.findAllByText(m.inventory_allergen_sesame())).length).toBeGreaterThan(0);
  expect(screen.queryByText(m.inventory_label_allergens_unknown())).toBeNull();
  close();
});

test.each([
  ['without a recipe', ''],
  ['made by a version that another one followed', `&recipe=${shiro.recipe.id}&version=0`],
])('%s it says that nobody knows', async (_how, search) => {
  const { close } = await open(search);
  expect((await screen.findAllByText(m.inventory_label_allergens_unknown())).length).toBeGreaterThan(0);
  close();
});
