import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { foodRules, type FoodRules } from '../../rules/food-process.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { rulesWord } from '../words/task-words.ts';

const send = (client: TasksClient) => client.setFoodRules;

export type RulesSectionProps = { readonly rules: FoodRules; /** @unit days */ readonly calibrateDays: number };

/** By which rules the house keeps food, and how often its probes are checked. */
export const RulesSection = (kept: RulesSectionProps) => {
  const { tell, isTelling, refused } = useTell();
  const [rules, setRules] = useState(kept.rules);
  const [days, setDays] = useState(String(kept.calibrateDays));
  const calibrateDays = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0;
  const isSound = calibrateDays >= 1 && calibrateDays <= 366;
  return (
    <section aria-label={m.tasks_rules_title()} className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <h2 className="text-heading">{m.tasks_rules_title()}</h2>
      {refused && <Banner status="wrong" title={refused.words} />}
      <SelectField
        label={m.tasks_rules()}
        value={rules}
        options={foodRules.map((value) => ({ value, label: rulesWord(value) }))}
        onChange={({ target }) => setRules(foodRules.find((one) => one === target.value) ?? rules)}
      />
      <TextField
        label={m.tasks_calibrate_days()}
        inputMode="numeric"
        maxLength={3}
        value={days}
        error={isSound ? undefined : { message: m.tasks_todo_repeat_wrong() }}
        onChange={({ target }) => setDays(target.value)}
      />
      <Button
        disabled={!isSound}
        busyLabel={isTelling ? m.tasks_saving() : undefined}
        onClick={() => void tell(send, { rules, calibrateDays })}
      >
        {m.tasks_rules_save()}
      </Button>
    </section>
  );
};
