import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { noteAnswered, noteFailure } from '../../../../platform/web/connection.ts';
import { dropAllDrafts, dropDraft, keepDraft } from '../../../../platform/web/draft-storage.ts';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { useWatched } from '../../../../platform/web/watched-screen.ts';
import { fetchDialog } from '../../../../ui/dialog.tsx';
import { tabletIdleSeconds } from '../../rules/tablet.ts';
import { holder } from '../testing/open-at-work.tsx';
import { TurnBar } from './turn-bar.tsx';

const idleMs = tabletIdleSeconds * 1000;

beforeAll(fetchDialog);

beforeEach(() => {
  vi.useFakeTimers();
  keepSession({ user: holder, expiresAt: '2999-01-01T00:00:00Z' });
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await dropAllDrafts();
});

const Board = () => {
  useWatched();
  return <p>Hot line</p>;
};

/** A turn at a tablet, on a board or beside one; and how often the server was told that it goes on. */
const begin = (isOnBoard: boolean) => {
  const onOver = vi.fn<() => void>();
  const stayAtTablet = vi.fn<() => Promise<object>>(async () => ({ expiresAt: '2999-01-01T00:00:00Z' }));
  const leaveTablet = vi.fn<() => Promise<object>>(async () => ({}));
  const rpc = { restaurants: { stayAtTablet, leaveTablet } };
  const at = (board: boolean) => (
    <RpcProvider value={rpc}>
      <TurnBar onOver={() => onOver()} />
      {board && <Board />}
    </RpcProvider>
  );
  const { rerender } = render(at(isOnBoard));
  return { onOver, stayAtTablet, leaveTablet, leaveBoard: () => rerender(at(false)), drawAnew: () => rerender(at(isOnBoard)) };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a turn ends by itself when nobody touches anything', async () => {
  const { onOver } = begin(false);
  await pass(idleMs - 5_000);
  expect(onOver).not.toHaveBeenCalled();
  await pass(6_000);
  expect(onOver).toHaveBeenCalled();
});

test('what is drawn anew around it gives nobody more time', async () => {
  const { onOver, drawAnew } = begin(false);
  for (let drawn = 0; drawn < 5; drawn += 1) {
    await pass(idleMs / 4);
    drawAnew();
  }
  expect(onOver).toHaveBeenCalled();
});

test('a board that is looked at holds it, here and at the server, and whoever leaves the board says again who they are', async () => {
  const { onOver, stayAtTablet, leaveBoard } = begin(true);
  await pass(3 * idleMs);
  expect(onOver).not.toHaveBeenCalled();
  expect(stayAtTablet.mock.calls.length).toBeGreaterThanOrEqual((3 * tabletIdleSeconds) / 20 - 1);
  fireEvent.pointerDown(screen.getByText('Hot line'));
  leaveBoard();
  await pass(2_000);
  expect(onOver).toHaveBeenCalled();
});

test('a board that was left in time ended nobody’s turn', async () => {
  const { onOver, leaveBoard } = begin(true);
  await pass(idleMs / 2);
  leaveBoard();
  await pass(idleMs / 4);
  expect(onOver).not.toHaveBeenCalled();
});

test('without a line it says that nobody can enter after whoever leaves now', () => {
  begin(false);
  expect(screen.queryByText(m.restaurants_tablet_cut_off())).toBeNull();
  act(() => noteFailure({ kind: 'no-connection' }));
  expect(screen.getByText(m.restaurants_tablet_cut_off())).toBeDefined();
  act(noteAnswered);
  expect(screen.queryByText(m.restaurants_tablet_cut_off())).toBeNull();
});

test('without a line it shuts nobody out, and ends once the line is back', async () => {
  const { onOver } = begin(false);
  act(() => noteFailure({ kind: 'no-connection' }));
  await pass(2 * idleMs);
  expect(onOver).not.toHaveBeenCalled();
  act(noteAnswered);
  await pass(2_000);
  expect(onOver).toHaveBeenCalled();
});

const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
};

test('Done ends a turn at once where nothing is typed, or all of it was sent', async () => {
  const { onOver, leaveTablet } = begin(false);
  keepDraft('waste', { quantity: '3' }, []);
  dropDraft('waste');
  await tap(m.restaurants_done());
  expect(leaveTablet).toHaveBeenCalledOnce();
  expect(onOver).toHaveBeenCalledOnce();
});

test('Done asks first where something is typed and not sent: one may stay with it, or leave it', async () => {
  const { onOver, leaveTablet } = begin(false);
  keepDraft('waste', { quantity: '3' }, []);
  await tap(m.restaurants_done());
  expect(screen.getByRole('dialog', { name: m.restaurants_tablet_unsent() })).toBeDefined();
  expect(leaveTablet).not.toHaveBeenCalled();
  await tap(m.restaurants_tablet_unsent_stay());
  expect(onOver).not.toHaveBeenCalled();
  await tap(m.restaurants_done());
  await tap(m.restaurants_tablet_unsent_leave());
  expect(leaveTablet).toHaveBeenCalledOnce();
  expect(onOver).toHaveBeenCalledOnce();
});
