import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { foodRules } from '../../rules/food-process.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { rulesWord } from '../words/task-words.ts';

const send = (client: TasksClient) => client.adoptStarters;

/** Takes over the lists that come along, under the rules that the house keeps to. */
export const Starters = ({ country }: { readonly country: string }) => {
  const { tell, isTelling, refused } = useTell();
  const [rules, setRules] = useState(() => foodRules.find((one) => one === country) ?? 'GB');
  return (
    <section className="flex flex-col items-start gap-4 rounded-control border border-line bg-teff-raise p-4">
      <h2 className="text-heading">{m.tasks_starters_title()}</h2>
      <p className="text-body text-ink-2">{m.tasks_starters_text()}</p>
      <SelectField
        label={m.tasks_rules()}
        value={rules}
        options={foodRules.map((value) => ({ value, label: rulesWord(value) }))}
        onChange={({ target }) => setRules(foodRules.find((one) => one === target.value) ?? rules)}
      />
      {refused && <Banner status="wrong" title={refused.words} />}
      <Button kind="primary" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => void tell(send, { rules })}>
        {m.tasks_starters_adopt()}
      </Button>
    </section>
  );
};
