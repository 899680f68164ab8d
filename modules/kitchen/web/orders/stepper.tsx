import { Minus, Plus } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { IconButton } from '../../../../ui/icon-button.tsx';

export type StepperProps = {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A small number, changed with a thumb. */
export const Stepper = ({ label, value, min, max, onChange }: StepperProps) => (
  <div role="group" aria-label={label} className="flex min-h-11 items-center gap-2">
    <span className="min-w-0 flex-1 text-body">{label}</span>
    <IconButton label={m.kitchen_one_less({ dish: label })} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Minus aria-hidden />
    </IconButton>
    <output className="min-w-8 text-center font-medium tabular-nums">{value}</output>
    <IconButton label={m.kitchen_one_more({ dish: label })} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Plus aria-hidden />
    </IconButton>
  </div>
);
