import { useState } from 'react';

import { SettingRow } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';

export type LineSettingProps = {
  readonly title: string;
  readonly hint?: string;
  readonly value: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  /** What is wrong with what was typed, or undefined; a wrong line stays in sight and is not kept. */
  readonly faultOf: (typed: string) => FieldError | undefined;
  readonly onKeep: (typed: string) => void;
};

/** One line of text, kept when the field is left. */
export const LineSetting = ({ title, hint, value, inputMode = 'text', faultOf, onKeep }: LineSettingProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? undefined : faultOf(typed);
  const leave = (): void => {
    if (typed === null || error) return;
    if (typed.trim() !== value) onKeep(typed.trim());
    setTyped(null);
  };
  return (
    <SettingRow title={title} {...(hint !== undefined && { hint })}>
      <TextField
        label={title}
        fieldClassName="w-full sm:w-72 [&>label]:sr-only"
        inputMode={inputMode}
        value={typed ?? value}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </SettingRow>
  );
};
