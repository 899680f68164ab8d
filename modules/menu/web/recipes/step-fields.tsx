import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { RecipeForm } from './recipe-form.ts';

type Steps = RecipeForm['steps'];

export type StepFieldsProps = { readonly steps: Steps; readonly onChange: (steps: Steps) => void };

/** How it is made, step by step, in both languages of the house. */
export const StepFields = ({ steps, onChange }: StepFieldsProps) => {
  const change = (index: number, step: Partial<Steps[number]>) =>
    onChange(steps.map((one, place) => (place === index ? { ...one, ...step } : one)));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.menu_steps()}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={index} className="flex items-end gap-2">
            <span className="grid min-w-0 flex-1 gap-2 md:grid-cols-2">
              <TextField
                label={m.menu_step({ number: index + 1 })}
                maxLength={menuLimits.stepLengthMax}
                value={step.text}
                onChange={({ target }) => change(index, { text: target.value })}
              />
              <TextField
                label={m.menu_step_local({ number: index + 1 })}
                lang="am"
                maxLength={menuLimits.stepLengthMax}
                value={step.textLocal}
                onChange={({ target }) => change(index, { textLocal: target.value })}
              />
            </span>
            <IconButton
              label={m.menu_remove_step({ number: index + 1 })}
              onClick={() => onChange(steps.filter((_, place) => place !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {steps.length < menuLimits.stepsMax && (
        <Button className="self-start" onClick={() => onChange([...steps, { text: '', textLocal: '' }])}>
          {m.menu_add_step()}
        </Button>
      )}
    </section>
  );
};
