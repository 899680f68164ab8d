import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { stockRefusalWords } from '../../../inventory/web/parts.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { useWriting, type Writing } from '../recipes/use-writing.ts';
import { menuRefusalWords } from '../words/refusal-words.ts';
import { plannedText, readBatch, type ReadBatch, stockOfBatch, takenBy, type TypedBatch } from './batch-form.ts';
import { PrepField } from './prep-field.tsx';
import { useBatchCommands } from './use-batches.ts';
import { type Prep, usePreps } from './use-preps.ts';
import { WhatFollows } from './what-follows.tsx';

export type MakeBatchDialogProps = {
  /** Nothing where nobody has said yet. */
  readonly prepId: string;
  readonly onChoose: (prepId: string) => void;
  readonly onClose: () => void;
};

/** Somebody made a batch: of what, how much was meant to come of it, and how much came. */
export const MakeBatchDialog = ({ prepId, onChoose, onClose }: MakeBatchDialogProps) => {
  const writing = useWriting();
  const preps = usePreps(writing);
  const prep = preps.find(({ id }) => id === prepId);
  if (prep) return <BatchFields key={prep.id} prep={prep} preps={preps} writing={writing} onChoose={onChoose} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m.menu_made_a_batch()} actions={<Button onClick={onClose}>{m.menu_cancel()}</Button>}>
      {writing.isReady && preps.length === 0 ? (
        <Banner status="information" title={m.menu_no_stocked_preps()} />
      ) : (
        <PrepField preps={preps} value="" onChoose={onChoose} />
      )}
    </Dialog>
  );
};

type FieldsProps = Omit<MakeBatchDialogProps, 'prepId'> & {
  readonly prep: Prep;
  readonly preps: readonly Prep[];
  readonly writing: Writing;
};

const BatchFields = ({ prep, preps, writing: { pantry, stock }, onChoose, onClose }: FieldsProps) => {
  const { make } = useBatchCommands();
  const kept = useKept<TypedBatch>(`menu.batch ${prep.id}`, { planned: plannedText(prep.of.version), actual: '', useBy: '', note: '' });
  const { values: typed } = kept;
  const [isAsked, setIsAsked] = useState(false);
  const read = readBatch(typed, prep.of);
  const change = (part: Partial<TypedBatch>) => kept.set((before) => ({ ...before, ...part }));
  const taken = read.plan ? takenBy(prep.of, read.plan, pantry) : [];
  const go = async () => {
    if (read.said === null) return setIsAsked(true);
    const ids = { batchId: newId(), lotId: newId(), recipeId: prep.id };
    const body = { ...ids, ...read.said, useBy: typed.useBy || null, note: typed.note.trim() || null };
    const moves = { body, itemId: prep.itemId, taken, pantry };
    const about = { subject: prep.name, form: kept.typed() };
    await make(body, { ...about, stock: (occurredAt) => stockOfBatch(moves, occurredAt) });
    kept.forget();
    return onClose();
  };
  const isShown = (text: string) => isAsked || text.trim() !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_made_a_batch()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" onClick={() => void go()}>
            {m.menu_book_batch()}
          </Button>
        </>
      }
    >
      <PrepField preps={preps} value={prep.id} onChoose={onChoose} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={m.menu_batch_meant()}
          value={typed.planned}
          autoComplete="off"
          error={wordsAt(read, 'planned')}
          onChange={({ target }) => change({ planned: target.value })}
        />
        <TextField
          label={m.menu_batch_came()}
          hint={m.menu_batch_came_hint()}
          value={typed.actual}
          autoComplete="off"
          error={isShown(typed.actual) ? wordsAt(read, 'actual') : undefined}
          onChange={({ target }) => change({ actual: target.value })}
        />
      </div>
      {read.plan && <WhatFollows plan={read.plan} of={prep.of} taken={taken} pantry={pantry} />}
      {stock?.find(prep.itemId)?.keeping.tracksLots === true && (
        <div className="flex flex-col gap-1">
          <DayField label={m.menu_batch_use_by()} value={typed.useBy} onChange={(useBy) => change({ useBy })} />
          <p className="text-small text-ink-2">{m.menu_batch_use_by_hint()}</p>
        </div>
      )}
      <TextField
        label={m.menu_note()}
        hint={m.menu_optional()}
        maxLength={menuLimits.noteLengthMax}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Dialog>
  );
};

const wordsAt = ({ wrong }: ReadBatch, at: 'planned' | 'actual') => {
  if (wrong?.at !== at) return undefined;
  const { refusal } = wrong;
  return { message: menuRefusalWords(refusal.code, refusal) ?? stockRefusalWords(refusal as Parameters<typeof stockRefusalWords>[0]) };
};
