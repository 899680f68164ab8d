import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits, type CheckItem } from '../../rules/check-item.ts';
import { ReadingPad } from './reading-pad.tsx';

export type AnswerFieldProps = { readonly item: CheckItem; readonly onAnswer: (value: string | null) => void };

/** How one line is answered: a touch where a touch is enough. */
export const AnswerField = ({ item, onAnswer }: AnswerFieldProps) => (
  <div className="flex flex-col gap-2">
    <Field item={item} onAnswer={onAnswer} />
    {!item.isRequired && (
      <Button kind="quiet" className="self-start touch:min-h-12" onClick={() => onAnswer(null)}>
        {m.tasks_not_applicable()}
      </Button>
    )}
  </div>
);

const Field = ({ item, onAnswer }: AnswerFieldProps) => {
  if (item.type === 'TEMPERATURE' || item.type === 'NUMBER') return <ReadingPad item={item} onAnswer={onAnswer} />;
  return item.type === 'TEXT' ? <Words onAnswer={onAnswer} /> : <Choices item={item} onAnswer={onAnswer} />;
};

const choicesOf = ({ type, options }: CheckItem): readonly { readonly value: string; readonly label: string }[] => {
  if (type === 'DONE') return [{ value: 'DONE', label: m.tasks_done() }];
  if (type === 'SIGNATURE') return [{ value: 'SIGNED', label: m.tasks_sign() }];
  if (type === 'CHOICE') return options.map((value) => ({ value, label: value }));
  return [
    { value: 'YES', label: m.tasks_yes() },
    { value: 'NO', label: m.tasks_no() },
  ];
};

const Choices = ({ item, onAnswer }: AnswerFieldProps) => (
  <div className="grid auto-cols-fr grid-flow-col gap-2">
    {choicesOf(item).map(({ value, label }) => (
      <Button key={value} size="thumb" onClick={() => onAnswer(value)}>
        {label}
      </Button>
    ))}
  </div>
);

const Words = ({ onAnswer }: Pick<AnswerFieldProps, 'onAnswer'>) => {
  const [text, setText] = useState('');
  return (
    <>
      <TextField
        label={m.tasks_type_text()}
        maxLength={taskLimits.noteLengthMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="thumb" disabled={text.trim() === ''} onClick={() => onAnswer(text.trim())}>
        {m.tasks_save_text()}
      </Button>
    </>
  );
};
