import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import { dispositions, type Disposition } from '../../rules/disposition.ts';
import type { Correction } from '../tasks-commands.ts';
import { choiceWord } from '../words/task-words.ts';

export type CorrectiveFormProps = {
  /** What it is about, where that is known; else whoever throws it away says it. */
  readonly food?: string;
  readonly onCorrect: (said: Omit<Correction, 'entryId'>) => void;
};

/** What was done about what failed, in place: without it the list is not handed in. */
export const CorrectiveForm = ({ food: knownFood, onCorrect }: CorrectiveFormProps) => {
  const [disposition, setDisposition] = useState<Disposition>();
  const [note, setNote] = useState('');
  const [food, setFood] = useState(knownFood ?? '');
  const isDiscard = disposition === 'DISCARD';
  const isSaid = disposition !== undefined && note.trim() !== '' && (!isDiscard || food.trim() !== '');
  const save = () => {
    if (disposition !== undefined) onCorrect({ disposition, note: note.trim(), food: isDiscard ? food.trim() : null });
  };
  return (
    <div role="group" aria-label={m.tasks_what_was_done()} className="flex flex-col gap-3 rounded-control bg-berbere-wash p-3">
      <p className="text-body font-medium">{m.tasks_what_was_done()}</p>
      <div className="grid grid-cols-2 gap-2">
        {dispositions.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === disposition}
            className="min-h-14 rounded-control border border-line-strong bg-teff-raise px-2 text-body focus-ring aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-teff"
            onClick={() => setDisposition(one)}
          >
            {choiceWord(one)}
          </button>
        ))}
      </div>
      {isDiscard && knownFood === undefined && (
        <TextField
          label={m.tasks_action_food()}
          maxLength={taskLimits.labelLengthMax}
          value={food}
          onChange={({ target }) => setFood(target.value)}
        />
      )}
      <TextField
        label={m.tasks_action_note()}
        maxLength={taskLimits.noteLengthMax}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="thumb" disabled={!isSaid} onClick={save}>
        {m.tasks_action_save()}
      </Button>
    </div>
  );
};
