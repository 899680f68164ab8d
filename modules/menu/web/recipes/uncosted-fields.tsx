import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { LineSubject } from '../../rules/recipe.ts';

export type Uncosted = Extract<LineSubject, { kind: 'UNCOSTED' }>;

export type UncostedFieldsProps = {
  readonly subject: Uncosted;
  readonly isNameless: boolean;
  readonly onChange: (subject: Uncosted) => void;
};

/** What has no item that could say it: what it is called in both languages, and whether it is as water is. */
export const UncostedFields = ({ subject, isNameless, onChange }: UncostedFieldsProps) => (
  <>
    <div className="grid items-start gap-3 md:grid-cols-2">
      <TextField
        label={m.menu_name()}
        maxLength={menuLimits.nameLengthMax}
        value={subject.name}
        error={isNameless ? { message: m.menu_say_name() } : undefined}
        onChange={({ target }) => onChange({ ...subject, name: target.value })}
      />
      <TextField
        label={m.menu_name_local()}
        lang="am"
        maxLength={menuLimits.nameLengthMax}
        value={subject.nameLocal ?? ''}
        onChange={({ target }) => onChange({ ...subject, nameLocal: target.value || null })}
      />
    </div>
    <Checkbox checked={subject.isNeutral} onChange={() => onChange({ ...subject, isNeutral: !subject.isNeutral })}>
      {m.menu_neutral()}
    </Checkbox>
  </>
);
