import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { definitionOf, type ReadAutomation, readAutomation } from '../../rules/workflow/words/read-automation.ts';
import { newWriting, type Writing } from './writing.ts';

/** What was made out of the words, and what was not, for whoever said them. */
const notesOf = ({ trigger, actions, unread }: ReadAutomation): readonly string[] => [
  m.assistant_automation_say_read(),
  ...(trigger === null ? [m.assistant_automation_say_no_trigger()] : []),
  ...(actions.length === 0 ? [m.assistant_automation_say_no_action()] : []),
  ...(unread.length === 0 ? [] : [m.assistant_automation_say_unread({ words: unread.join(', ') })]),
];

/** An automation said in words: what was understood goes into the form, where it is looked at. */
export const SayIt = ({ onRead }: { readonly onRead: (writing: Writing) => void }) => {
  const [text, setText] = useState('');
  const [isUnclear, setIsUnclear] = useState(false);
  const read = () => {
    const said = readAutomation(text);
    const isNothing = said.trigger === null && said.actions.length === 0;
    setIsUnclear(isNothing);
    if (isNothing) return;
    const words = text.trim();
    onRead(newWriting(definitionOf(said, words.charAt(0).toUpperCase() + words.slice(1)), notesOf(said)));
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextField
        label={m.assistant_automation_say()}
        hint={m.assistant_automation_say_hint()}
        autoComplete="off"
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isUnclear && (
        <div role="alert">
          <Banner status="soon" title={m.assistant_automation_say_nothing()} />
        </div>
      )}
      <Button kind="primary" type="submit" className="self-start" disabled={text.trim() === ''}>
        {m.assistant_automation_say_go()}
      </Button>
    </form>
  );
};
