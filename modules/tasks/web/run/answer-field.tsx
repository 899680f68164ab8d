import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button } from '../../../../ui/button.tsx';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { useKept, type Kept } from '../../../../ui/form/use-kept.ts';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits, type CheckItem } from '../../rules/check-item.ts';
import { noReading, ReadingPad, type TypedReading } from './reading-pad.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** What goes along with an answer. */
export type Evidence = { readonly picture: string | null; readonly signature: string | null };

/** What a picture is made to fit before it leaves the device. */
const bounds = { bytesMax: taskLimits.photoBytesMax, sidePixels: taskLimits.photoSidePixelsMax };

/** Names what is typed as the answer to a line, for the line that opens to take it. */
export const answerForm = (runId: string, itemKey: string): string => `tasks.answer ${runId} ${itemKey}`;

export type AnswerFieldProps = {
  readonly runId: string;
  readonly item: CheckItem;
  readonly onAnswer: (value: string | null, evidence: Evidence, form: TypedForm) => void;
};

/** How one line is answered: a touch where a touch is enough; a picture may go along with any of them. */
export const AnswerField = ({ runId, item, onAnswer }: AnswerFieldProps) => {
  const kept = useKept(answerForm(runId, item.key), noReading);
  const [picture, setPicture] = useState<string | null>(null);
  const [hasPhoto, setHasPhoto] = useState(item.type === 'PHOTO');
  const answer = (value: string | null, signature: string | null = null) => {
    onAnswer(value, { picture, signature }, kept.typed());
    kept.forget();
  };
  return (
    <div className="flex flex-col gap-2">
      {hasPhoto && <PhotoField bounds={bounds} picture={picture} onChange={setPicture} />}
      <Field item={item} kept={kept} hasPicture={picture !== null} onAnswer={answer} />
      <div className="flex flex-wrap gap-2">
        {!hasPhoto && (
          <Button kind="quiet" className="self-start touch:min-h-12" onClick={() => setHasPhoto(true)}>
            {m.tasks_photo_add()}
          </Button>
        )}
        {!item.isRequired && (
          <Button kind="quiet" className="self-start touch:min-h-12" onClick={() => answer(null)}>
            {m.tasks_not_applicable()}
          </Button>
        )}
      </div>
    </div>
  );
};

type FieldProps = {
  readonly item: CheckItem;
  readonly kept: Kept<TypedReading>;
  readonly hasPicture: boolean;
  readonly onAnswer: (value: string, signature?: string | null) => void;
};

const Field = ({ item, kept, hasPicture, onAnswer }: FieldProps) => {
  switch (item.type) {
    case 'TEMPERATURE':
    case 'NUMBER':
      return <ReadingPad item={item} kept={kept} onAnswer={onAnswer} />;
    case 'TEXT':
      return <Words kept={kept} onAnswer={onAnswer} />;
    case 'SIGNATURE':
      return <SignaturePad onSign={(path) => onAnswer('SIGNED', path)} />;
    case 'PHOTO':
      return <KeepPhoto hasPicture={hasPicture} onAnswer={onAnswer} />;
    case 'DONE':
    case 'YES_NO':
    case 'CHOICE':
      return <Choices item={item} onAnswer={onAnswer} />;
  }
};

const KeepPhoto = ({ hasPicture, onAnswer }: Pick<FieldProps, 'hasPicture' | 'onAnswer'>) => {
  const { errorAt, send } = useFaults({ picture: !hasPicture && m.tasks_photo_missing() });
  return (
    <>
      <FaultLine error={errorAt('picture')} />
      <Button size="thumb" onClick={() => send(() => onAnswer('TAKEN'))}>
        {m.tasks_photo_keep()}
      </Button>
    </>
  );
};

const choicesOf = ({ type, options }: CheckItem): readonly { readonly value: string; readonly label: string }[] => {
  if (type === 'DONE') return [{ value: 'DONE', label: m.tasks_done() }];
  if (type === 'CHOICE') return options.map((value) => ({ value, label: value }));
  return [
    { value: 'YES', label: m.tasks_yes() },
    { value: 'NO', label: m.tasks_no() },
  ];
};

const Choices = ({ item, onAnswer }: Pick<FieldProps, 'item' | 'onAnswer'>) => (
  <div className="grid auto-cols-fr grid-flow-col gap-2">
    {choicesOf(item).map(({ value, label }) => (
      <Button key={value} size="thumb" onClick={() => onAnswer(value)}>
        {label}
      </Button>
    ))}
  </div>
);

const Words = ({ kept, onAnswer }: Pick<FieldProps, 'kept' | 'onAnswer'>) => {
  const { typed } = kept.values;
  const { errorAt, send } = useFaults({ typed: typed.trim() === '' && m.ui_fill_in() });
  return (
    <>
      <TextField
        label={m.tasks_type_text()}
        maxLength={taskLimits.noteLengthMax}
        value={typed}
        error={errorAt('typed')}
        onChange={({ target }) => kept.set((before) => ({ ...before, typed: target.value }))}
      />
      <Button size="thumb" onClick={() => send(() => onAnswer(typed.trim()))}>
        {m.tasks_save_text()}
      </Button>
    </>
  );
};
