import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { Prep } from './use-preps.ts';

export type PrepFieldProps = { readonly preps: readonly Prep[]; readonly value: string; readonly onChoose: (prepId: string) => void };

/** Which prep it is. */
export const PrepField = ({ preps, value, onChoose }: PrepFieldProps) => (
  <SelectField
    label={m.menu_kind_prep()}
    value={value}
    options={[
      ...(value === '' ? [{ value: '', label: m.menu_choose_prep() }] : []),
      ...preps.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    onChange={({ target }) => onChoose(target.value)}
  />
);
