import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepDraft } from '../../../../platform/web/draft-storage.ts';
import { openElement } from '../../../../platform/web/testing/open-element.tsx';
import { holdSecrets } from './held-secrets.ts';
import { blankRestaurant, emptyRegisterForm, type RestaurantForm } from './register-form.ts';
import { useWizard } from './use-wizard.ts';
import { Wizard } from './wizard.tsx';

const whole: RestaurantForm = {
  ...blankRestaurant(),
  name: 'Selam Kitchen',
  address: '41 Bermondsey Street',
  city: 'London',
  state: 'Greater London',
  zipCode: 'SE1 3XF',
  phone: '(207) 946-0812',
  expectedStaffCount: '14',
};

const AtThird = () => <Wizard wizard={useWizard()} plan="starter" brand="Maed" legalText={() => Promise.resolve([])} />;

const open = async (...restaurants: readonly RestaurantForm[]) => {
  const secrets = { password: 'Berbere-2026', confirmPassword: 'Berbere-2026' };
  const form = { ...emptyRegisterForm(), ...secrets, count: 'multiple' as const, step: 2, restaurants: [...restaurants] };
  holdSecrets(form);
  keepDraft('register', form, Object.keys(secrets));
  openElement(<AtThird />, { restaurants: {}, accounts: {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Missing Information.')).toBeDefined();
};

const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));

beforeEach(() => vi.spyOn(globalThis, 'scrollTo').mockReturnValue());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('what stopped the step is no longer said once the restaurant that it was about is gone', async () => {
  await open(whole, { ...blankRestaurant(), name: 'Bole' });
  fireEvent.click(screen.getByRole('button', { name: 'Bole' }));
  remove('Bole');
  await vi.waitFor(() => expect(screen.queryByText('Missing Information.')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what stops another restaurant is said still', async () => {
  await open(whole, { ...whole, id: 'third', name: 'Piassa', city: '' }, { ...blankRestaurant(), name: 'Bole' });
  fireEvent.click(screen.getByRole('button', { name: 'Bole' }));
  remove('Bole');
  expect(await screen.findByText('Please fill in: City.')).toBeDefined();
});
