import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { minorUnits, formatMoney } from '../../../../kit/money.ts';
import type { PayslipAnswer } from '../../contract/payroll.contract.ts';
import { PayTable } from './pay-table.tsx';

afterEach(cleanup);

const payslip = { userId: 'hanna', payId: null, name: 'Hanna', minutes: 9600, gross: '800000', belowMinimum: null };
const withheld = { incomeTax: '90000', employeePension: '56000', net: '654000', employerPension: '88000' };
const nothing = { incomeTax: null, employeePension: null, net: null, employerPension: null };

const show = (amounts: typeof withheld | typeof nothing) =>
  render(
    <PayTable
      month={{ from: '2026-11-10', to: '2026-12-09' }}
      currency="ETB"
      payslips={[{ ...payslip, ...amounts } as PayslipAnswer]}
      isMonth
    />,
  );

const money = (minor: string): string => formatMoney({ minor: minorUnits(minor), currency: 'ETB' });

test.each([
  ['what is paid out', withheld, m.staff_pay_net(), withheld.net],
  ['what was earned where nothing is withheld', nothing, m.staff_pay_gross(), payslip.gross],
])('a phone shows %s beside the name, which stays in sight', (_, amounts, word, minor) => {
  show(amounts);
  const person = screen.getByRole('rowheader', { name: /Hanna/ });
  expect(person.className).toContain('sticky left-0');
  expect(within(person).getByText(word).textContent).toBe(`${word} ${money(minor)}`);
  expect(screen.getByRole('columnheader', { name: word }).className).toContain('max-md:hidden');
});
