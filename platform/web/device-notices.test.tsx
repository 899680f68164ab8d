import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** A page that has just been opened, and nobody's yet. */
const openPage = async () => {
  vi.resetModules();
  const page = await import('./device-notices.ts');
  return { ...page, shown: () => renderHook(page.useDeviceNotices).result.current };
};

beforeEach(() => localStorage.clear());

test('what was not read stands after a reload, until it was read', async () => {
  const before = await openPage();
  before.openNotices('hanna');
  before.noteOnDevice({ kind: 'WORK_LOST', count: 2 });
  before.noteTimeGuessed();
  before.noteTimeGuessed();
  const after = await openPage();
  after.openNotices('hanna');
  expect(after.shown()).toEqual([
    { kind: 'WORK_LOST', count: 2 },
    { kind: 'TIME_GUESSED', count: 2 },
  ]);
  for (const notice of after.shown()) after.dismissNotice(notice);
  const later = await openPage();
  later.openNotices('hanna');
  expect(later.shown()).toEqual([]);
});

test('a browser that keeps nothing is found anew, not remembered', async () => {
  const before = await openPage();
  before.openNotices('hanna');
  before.noteOnDevice({ kind: 'NO_STORAGE' });
  expect(before.shown()).toHaveLength(1);
  const after = await openPage();
  after.openNotices('hanna');
  expect(after.shown()).toEqual([]);
});

test('a page that is closed while it clears up takes no count along: the next one finds less and says all', async () => {
  const before = await openPage();
  before.openNotices('hanna');
  before.noteLeft('Enat Bet', 3);
  const after = await openPage();
  after.openNotices('hanna');
  after.noteLeft('Enat Bet', 0);
  after.noteLeft('Selam', 1);
  expect(after.shown()).toEqual([
    { kind: 'LEFT_RESTAURANT', name: 'Enat Bet', unsent: 3 },
    { kind: 'LEFT_RESTAURANT', name: 'Selam', unsent: 1 },
  ]);
});

test('nobody sees what another person has to be told, and who leaves leaves nothing of it', async () => {
  const page = await openPage();
  page.openNotices('hanna');
  page.noteLeft('Enat Bet', 0);
  page.openNotices('dawit');
  expect(page.shown()).toEqual([]);
  page.noteOnDevice({ kind: 'WORK_LOST', count: 1 });
  page.openNotices('hanna');
  expect(page.shown()).toEqual([{ kind: 'LEFT_RESTAURANT', name: 'Enat Bet', unsent: 0 }]);
  page.forgetNotices('hanna');
  expect(page.shown()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('Enat Bet');
  page.openNotices('dawit');
  expect(page.shown()).toEqual([{ kind: 'WORK_LOST', count: 1 }]);
});
