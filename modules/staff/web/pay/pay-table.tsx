import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { formatMoney, minorUnits, type Currency } from '../../../../kit/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { PayslipAnswer } from '../../contract/payroll.contract.ts';
import type { DaySpan } from '../../rules/pay-month.ts';
import { hoursText } from '../people/hours-text.ts';

const amountNames = ['gross', 'incomeTax', 'employeePension', 'net', 'employerPension'] as const;
type AmountName = (typeof amountNames)[number];

const amountWords: Readonly<Record<AmountName, () => string>> = {
  gross: m.staff_pay_gross,
  incomeTax: m.staff_pay_income_tax,
  employeePension: m.staff_pay_employee_pension,
  net: m.staff_pay_net,
  employerPension: m.staff_pay_employer_pension,
};

const minutesPerHour = 60;
const hundredth = 100;

/** "1250.50": a figure that a spreadsheet reads. */
const plainText = (minor: string): string => formatDecimal(BigInt(minor), 2, 2);

export type PayTableProps = {
  readonly month: DaySpan;
  readonly currency: Currency;
  readonly payslips: readonly PayslipAnswer[];
  readonly isMonth: boolean;
};

/** What each earned, what is withheld where Maed reckons it, and whose hour is below the law; as a file as well. */
export const PayTable = ({ month, currency, payslips, isMonth }: PayTableProps) => {
  const shown = amountNames.filter((name) => name === 'gross' || payslips.some((one) => one[name] !== null));
  const paid = shown.includes('net') ? 'net' : 'gross';
  // A phone shows what is paid out under each name, where it needs no scrolling.
  const cellClass = (name: AmountName): string => `pr-4 text-right ${name === paid ? 'max-md:hidden' : ''}`;
  const money = (minor: string | null): string =>
    minor === null ? m.staff_pay_unknown() : formatMoney({ minor: minorUnits(minor), currency });
  const download = () => {
    const headings = [
      m.staff_csv_pay_id(),
      m.staff_csv_name(),
      m.staff_csv_hours(),
      ...shown.map((name) => amountWords[name]()),
      m.staff_pay_currency(),
    ];
    const rows = payslips.map((one) => [
      one.payId,
      one.name,
      Math.round((one.minutes / minutesPerHour) * hundredth) / hundredth,
      ...shown.map((name) => (one[name] === null ? null : plainText(one[name]))),
      currency,
    ]);
    void saveFile(`pay ${month.from} ${month.to}.csv`, new Blob([csvText([headings, ...rows])], { type: 'text/csv' }));
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={m.staff_pay()}
        className="relative overflow-x-auto focus-ring"
      >
        <table className="w-full text-body">
          <thead>
            <tr className="text-small text-ink-2">
              <th scope="col" className="sticky left-0 bg-teff py-2 pr-4 text-left font-normal">
                {m.staff_csv_name()}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {m.staff_csv_hours()}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className={`${cellClass(name)} py-2 font-normal`}>
                  {amountWords[name]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payslips.map((one) => (
              <tr key={one.userId} className="border-t border-line align-top">
                <th scope="row" className="sticky left-0 max-w-[55vw] min-w-36 bg-teff py-3 pr-4 text-left font-medium">
                  {one.name}
                  <span className="block text-small font-normal text-ink-2 md:hidden">
                    {amountWords[paid]()} <span className="whitespace-nowrap text-ink tabular-nums">{money(one[paid])}</span>
                  </span>
                  {one.belowMinimum !== null && (
                    <StatusLine status="wrong">{m.staff_pay_below_minimum({ least: money(one.belowMinimum) })}</StatusLine>
                  )}
                </th>
                <td className="py-3 pr-4 text-right whitespace-nowrap tabular-nums">{hoursText(one.minutes)}</td>
                {shown.map((name) => (
                  <td key={name} className={`${cellClass(name)} py-3 whitespace-nowrap tabular-nums`}>
                    {money(one[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isMonth && <p className="text-small text-ink-2">{m.staff_pay_no_month()}</p>}
      {shown.includes('incomeTax') && <p className="text-small text-ink-2">{m.staff_pay_source()}</p>}
      <Button className="self-start" icon={<Download aria-hidden />} onClick={download}>
        {m.staff_pay_download()}
      </Button>
    </div>
  );
};
