import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { leadToWrong } from './lead-to-wrong.ts';

afterEach(cleanup);

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the cursor goes to the first field that is wrong, in the form that is named', async () => {
  render(
    <>
      <form>
        <input aria-label="Par" aria-invalid />
      </form>
      <form aria-label="Second">
        <input aria-label="Name" />
        <input aria-label="Price" aria-invalid />
        <input aria-label="Amount" aria-invalid />
      </form>
    </>,
  );
  leadToWrong(screen.getByRole('form', { name: 'Second' }));
  await drawn();
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
});

test('where no form is named it is what lies on top: not the page below a sheet, and nothing where nothing is wrong', async () => {
  const page = <input aria-label="Par" aria-invalid />;
  const { rerender } = render(
    <>
      {page}
      <div role="dialog">
        <button type="button">Save</button>
        <input aria-label="Price" aria-invalid />
      </div>
    </>,
  );
  leadToWrong();
  await drawn();
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
  rerender(
    <>
      {page}
      <div role="dialog">
        <button type="button">Save</button>
        <input aria-label="Price" />
      </div>
    </>,
  );
  screen.getByRole('button').focus();
  leadToWrong();
  await drawn();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
