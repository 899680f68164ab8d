import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import type { Wall } from '../../kit/time/wall.ts';
import { ClockField } from './clock-field.tsx';
import { DayField } from './day-field.tsx';
import { WallProvider } from './wall.tsx';
import { MomentText } from './when-text.tsx';

const ethiopian: Wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };

type KeptProps = { readonly first: string; readonly field: typeof DayField | typeof ClockField };

const Kept = ({ first, field: Field }: KeptProps) => {
  const [value, setValue] = useState(first);
  return (
    <WallProvider wall={ethiopian}>
      <Field label="When" value={value} onChange={setValue} />
      <output>{value}</output>
    </WallProvider>
  );
};

const choose = (name: string, value: string): void => void fireEvent.change(screen.getByLabelText(name), { target: { value } });
const kept = (): string => screen.getByRole('status').textContent;

afterEach(cleanup);

test('a day entered by the Ethiopian calendar is kept as the Gregorian one', () => {
  render(<Kept first="" field={DayField} />);
  choose('When', '13');
  choose('Day of the month', '6');
  expect(kept()).toBe('');
  choose('Year, Ethiopian', '2015');
  expect(kept()).toBe('2023-09-11');
  expect(screen.getByText('11 September 2023')).toBeTruthy();
});

test('a day that nobody entered yet names no month, and is none until it has one', () => {
  render(<Kept first="" field={DayField} />);
  expect((screen.getByLabelText('When') as HTMLSelectElement).selectedOptions[0]?.text).toBe('Month');
  expect(screen.getByLabelText('Day of the month').getAttribute('placeholder')).toBe('Day');
  expect(screen.getByLabelText('Year, Ethiopian').getAttribute('placeholder')).toBe('Year');
  choose('Year, Ethiopian', '2019');
  choose('Day of the month', '6');
  expect(kept()).toBe('');
  choose('When', '1');
  expect(kept()).toBe('2026-09-16');
  expect([...(screen.getByLabelText('When') as HTMLSelectElement).options].map(({ value }) => value)).not.toContain('0');
});

test('a day that the new month lacks becomes its last', () => {
  render(<Kept first="2024-09-10" field={DayField} />);
  choose('When', '12');
  choose('Day of the month', '30');
  choose('When', '13');
  expect(kept()).toBe('2024-09-10');
});

test('a time counted from dawn is kept as the ordinary one, with its half', () => {
  render(<Kept first="" field={ClockField} />);
  choose('When', '2');
  choose('Minute', '5');
  choose('Day or night', 'night');
  expect(kept()).toBe('20:05');
});

test('a day that the month does not have is not made another: it is none, and said', () => {
  render(<Kept first="2026-11-29" field={DayField} />);
  expect(screen.getByLabelText<HTMLInputElement>('Day of the month').value).toBe('20');
  choose('Day of the month', '45');
  expect(kept()).toBe('');
  expect(screen.getByText('Hidar 2019 has 30 days.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Day of the month').value).toBe('45');
  choose('Day of the month', '4');
  expect(kept()).toBe('2026-11-13');
  expect(screen.queryByText('Hidar 2019 has 30 days.')).toBeNull();
});

test('the sixth day of Pagumen stays while its year is typed, and is none in a year that lacks it', () => {
  render(<Kept first="" field={DayField} />);
  choose('When', '13');
  choose('Day of the month', '6');
  for (const typed of ['2', '20', '201', '2015']) choose('Year, Ethiopian', typed);
  expect(kept()).toBe('2023-09-11');
  choose('Year, Ethiopian', '2016');
  expect(kept()).toBe('');
  expect(screen.getByText('Pagumen 2016 has 5 days.')).toBeTruthy();
});

test('an instant is read the Ethiopian way, and a tap away in the ordinary one', () => {
  render(
    <WallProvider wall={ethiopian}>
      <MomentText at="2026-11-20T17:05:00Z" style="date" />
    </WallProvider>,
  );
  const button = screen.getByRole('button', { name: 'Hidar 11, 2019 2:05 Night (20 November 2026 8:05 pm)' });
  fireEvent.click(button);
  expect(button.textContent).toBe('20 November 2026 8:05 pm');
});
