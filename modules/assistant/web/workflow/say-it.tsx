import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { SaidAutomation } from '../../contract/workflow/automation-fields.ts';
import { definitionOf } from '../../rules/workflow/words/read-automation.ts';
import { OperationPrice } from '../operation-price.tsx';
import { useTellWorkflow } from './workflow-client.ts';
import { newWriting, type Writing } from './writing.ts';

/** What was made out of the words, and what was not, for whoever said them. */
const notesOf = ({ trigger, actions, unread }: SaidAutomation): readonly string[] => [
  m.assistant_automation_say_read(),
  ...(trigger === null ? [m.assistant_automation_say_no_trigger()] : []),
  ...(actions.length === 0 ? [m.assistant_automation_say_no_action()] : []),
  ...(unread.length === 0 ? [] : [m.assistant_automation_say_unread({ words: unread.join(m.ui_comma()) })]),
];

type SayItProps = { /** @unit AI operations */ readonly cost: number; readonly onRead: (writing: Writing) => void };

/** An automation said in words: what was understood goes into the form, where it is looked at. */
export const SayIt = ({ cost, onRead }: SayItProps) => {
  const { tell, isTelling, refused } = useTellWorkflow();
  const [text, setText] = useState('');
  // The same words count once, however often they are sent.
  const [operationId, setOperationId] = useState(newId);
  const [isUnclear, setIsUnclear] = useState(false);
  const { errorAt, submit } = useFaults({ text: text.trim().length < 2 && m.ui_fill_in() });
  const read = async () => {
    const answer = await tell((client) => client.sayAutomation, { operationId, text });
    if (!answer) return;
    const { said } = answer;
    setIsUnclear(said === null);
    if (said === null) return;
    const words = text.trim();
    onRead(newWriting(definitionOf(said, words.charAt(0).toUpperCase() + words.slice(1)), notesOf(said)));
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={submit(read)}>
      <TextField
        label={m.assistant_automation_say()}
        hint={m.assistant_automation_say_hint()}
        autoComplete="off"
        maxLength={300}
        value={text}
        error={errorAt('text')}
        onChange={({ target }) => {
          setText(target.value);
          setOperationId(newId());
        }}
      />
      {refused !== null && <Banner status="wrong" title={refused} />}
      {isUnclear && (
        <div role="alert">
          <Banner status="soon" title={m.assistant_automation_say_nothing()} />
        </div>
      )}
      <Button kind="primary" type="submit" className="self-start" busyLabel={isTelling ? m.assistant_automation_saying() : undefined}>
        {m.assistant_automation_say_go()}
      </Button>
      <OperationPrice cost={cost} />
      <p className="text-small text-ink-2">{m.assistant_automation_cost()}</p>
    </form>
  );
};
