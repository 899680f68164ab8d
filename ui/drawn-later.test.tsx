import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';

import { drawnLater } from './drawn-later.tsx';

afterEach(cleanup);

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

test('a part waits for its file, and where the file is here it is drawn at once', async () => {
  let arrive: (parts: { readonly Words: typeof Words }) => void = () => undefined;
  const file = drawnLater(() => new Promise<{ readonly Words: typeof Words }>((resolve) => (arrive = resolve)));
  const Later = file.part((parts) => parts.Words);
  render(
    <Suspense fallback="…">
      <Later text="first" />
    </Suspense>,
  );
  expect(screen.queryByText('first')).toBeNull();
  await act(async () => arrive({ Words }));
  expect(await screen.findByText('first')).toBeTruthy();
  render(<Later text="second" />);
  expect(screen.getByText('second')).toBeTruthy();
});
