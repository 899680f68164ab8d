import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { dropAllDrafts, dropDraftsAbout, isNothingTyped, openDrafts, readDraft } from '../../platform/web/draft-storage.ts';
import { DraftPlaceProvider } from '../../platform/web/drafts/draft-place.tsx';
import { offerForm, type OfferedForm } from '../../platform/web/drafts/offered-form.ts';
import { useKept, type Kept } from './use-kept.ts';
import { useOpenForm } from './use-open-form.ts';

type Typed = { readonly note: string; readonly count: string };

const nothing: Typed = { note: '', count: '1' };
let kept: Kept<Typed>;

const Sheet = () => {
  kept = useKept('incident', nothing);
  return <input aria-label="Note" value={kept.values.note} onChange={({ target }) => kept.set({ ...kept.values, note: target.value })} />;
};

const Screen = () => {
  const [isOpen, setIsOpen] = useOpenForm('incident');
  return isOpen ? <Sheet /> : <button onClick={() => setIsOpen(true)}>Open</button>;
};

const openIn = (place: string) =>
  render(
    <DraftPlaceProvider value={place}>
      <Screen />
    </DraftPlaceProvider>,
  );
const type = (value: string) => act(async () => fireEvent.change(screen.getByLabelText('Note'), { target: { value } }));
const press = () => act(async () => fireEvent.click(screen.getByText('Open')));
const noteNow = () => screen.getByLabelText<HTMLInputElement>('Note').value;

let taken = 0;
const refused = (draftKey: string): OfferedForm => ({
  form: { path: '/', draftKey, values: { note: 'A guest fell', count: '2' } },
  onTaken: () => {
    taken += 1;
  },
});
const offer = (draftKey: string) => act(async () => offerForm(refused(draftKey)));

beforeEach(async () => {
  await openDrafts();
  await dropAllDrafts();
  taken = 0;
});
afterEach(cleanup);

describe('what is typed into a form is kept', () => {
  test('through a reload, until it has done its work', async () => {
    openIn('addis');
    await press();
    await type('A guest fell');
    cleanup();
    openIn('addis');
    await press();
    expect(noteNow()).toBe('A guest fell');
    kept.forget();
    cleanup();
    openIn('addis');
    await press();
    expect(noteNow()).toBe('');
  });

  test('only looked at, nothing is kept; emptied for the next, nothing either', async () => {
    openIn('addis');
    await press();
    expect(readDraft('addis incident')).toEqual({});
    await type('A guest fell');
    await act(async () => kept.clear());
    expect([noteNow(), readDraft('addis incident')]).toEqual(['', {}]);
  });

  test('typed and taken out again, it is as it began: nothing is kept, and nobody is asked about it', async () => {
    openIn('addis');
    await press();
    await type('A guest fell');
    await type('');
    expect([readDraft('addis incident'), isNothingTyped()]).toEqual([{}, true]);
    await type('A glass broke');
    cleanup();
    openIn('addis');
    await press();
    expect(kept.isFound).toBe(true);
    await type('');
    expect([kept.isFound, isNothingTyped()]).toEqual([false, true]);
  });

  test('where it stays open for the next, it begins anew with what that is given', async () => {
    openIn('addis');
    await press();
    await act(async () => kept.clear({ ...nothing, count: '2' }));
    await type('A guest fell');
    await type('');
    expect(isNothingTyped()).toBe(true);
  });

  test('in one restaurant it is not found in another, and one that was left takes its own along', async () => {
    for (const place of ['addis', 'london']) {
      openIn(place);
      await press();
      expect(noteNow()).toBe('');
      await type(`Of ${place}`);
      cleanup();
    }
    await dropDraftsAbout('addis');
    expect([readDraft('addis incident'), readDraft('london incident')]).toEqual([{}, { ...nothing, note: 'Of london' }]);
  });
});

describe('what was refused comes back into its form', () => {
  test('which opens by itself and is filled in; only then it is taken', async () => {
    openIn('addis');
    await offer('addis incident');
    expect([noteNow(), kept.values.count, taken]).toEqual(['A guest fell', '2', 1]);
    expect(readDraft('addis incident')).toEqual({ note: 'A guest fell', count: '2' });
  });

  test('the form is filled in where it stands open already', async () => {
    openIn('addis');
    await press();
    await offer('addis incident');
    expect([noteNow(), taken]).toEqual(['A guest fell', 1]);
  });

  test('a form that is not there takes nothing, so that nothing is lost', async () => {
    openIn('addis');
    await offer('addis run that is over');
    await offer('london incident');
    expect(screen.getByText('Open')).toBeDefined();
    expect([taken, readDraft('london incident')]).toEqual([0, {}]);
  });
});
