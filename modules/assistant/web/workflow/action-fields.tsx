import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { roles } from '../../../restaurants/rules/capabilities.ts';
import { roleWord } from '../../../restaurants/web/public.ts';
import { type ActionKind, actionKinds, actionLaw, suits } from '../../rules/workflow/actions.ts';
import { type Action, type Definition, workflowLimits } from '../../rules/workflow/automation.ts';
import type { AutomationFault } from '../../rules/workflow/check-automation.ts';
import { triggerLaw } from '../../rules/workflow/triggers.ts';
import { errorAt } from './use-definition.ts';
import { actionWord } from './workflow-words.ts';

export type ActionFieldsProps = {
  readonly definition: Definition;
  readonly faults: readonly AutomationFault[];
  readonly onChange: (actions: readonly Action[]) => void;
};

/** What is done, one thing after the other; what cannot be done about what begins it is not offered. */
export const ActionFields = ({ definition: { trigger, actions }, faults, onChange }: ActionFieldsProps) => {
  const { subject } = triggerLaw(trigger);
  const offered = actionKinds.filter((kind) => suits(kind, subject));
  const [first = 'task'] = offered;
  const none = actions.length === 0 ? errorAt(faults, 'ACTION', 0) : undefined;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-body font-semibold">{m.assistant_automation_actions()}</legend>
      {actions.map((action, place) => (
        <ActionRow
          // An action has no name of its own; its place is what tells it.
          key={place}
          action={action}
          offered={offered}
          error={errorAt(faults, 'ACTION', place)}
          onChange={(next) => onChange(actions.with(place, next))}
          onRemove={() => onChange(actions.toSpliced(place, 1))}
        />
      ))}
      {none && <FieldErrorText error={none} />}
      {actions.length < workflowLimits.actionsMax && (
        <Button kind="row" className="self-start" onClick={() => onChange([...actions, { kind: first, text: null, forRole: null }])}>
          {actions.length === 0 ? m.assistant_automation_action() : m.assistant_automation_action_add()}
        </Button>
      )}
    </fieldset>
  );
};

type RowProps = {
  readonly action: Action;
  readonly offered: readonly ActionKind[];
  readonly error: ReturnType<typeof errorAt>;
  readonly onChange: (action: Action) => void;
  readonly onRemove: () => void;
};

const ActionRow = ({ action, offered, error, onChange, onRemove }: RowProps) => {
  const { kind, text } = action;
  const { asksText, asksRole } = actionLaw(kind);
  const kinds = offered.includes(kind) ? offered : [kind, ...offered];
  return (
    <div className="flex flex-col gap-2 border-l border-line pl-3">
      <SelectField
        label={m.assistant_automation_action()}
        options={kinds.map((one) => ({ value: one, label: actionWord(one) }))}
        value={kind}
        error={asksText ? undefined : error}
        onChange={({ target }) => onChange({ ...action, kind: kinds.find((one) => one === target.value) ?? kind })}
      />
      {asksText && (
        <TextField
          label={m.assistant_automation_text()}
          autoComplete="off"
          maxLength={workflowLimits.textMax}
          value={text ?? ''}
          error={error}
          onChange={({ target }) => onChange({ ...action, text: target.value })}
        />
      )}
      {asksRole && <RoleField action={action} onChange={onChange} />}
      <Button kind="quiet" className="self-start" onClick={onRemove}>
        {m.assistant_automation_remove()}
      </Button>
    </div>
  );
};

const RoleField = ({ action, onChange }: Pick<RowProps, 'action' | 'onChange'>) => (
  <SelectField
    label={m.assistant_automation_role()}
    options={[{ value: '', label: m.assistant_automation_role_any() }, ...roles.map((role) => ({ value: role, label: roleWord(role) }))]}
    value={action.forRole ?? ''}
    onChange={({ target }) => onChange({ ...action, forRole: roles.find((role) => role === target.value) ?? null })}
  />
);
