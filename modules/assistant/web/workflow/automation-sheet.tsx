import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { triggers } from '../../rules/workflow/triggers.ts';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { errorAt, useDefinition } from './use-definition.ts';
import { useTellWorkflow } from './workflow-client.ts';
import { sentenceOf, triggerWord } from './workflow-words.ts';
import type { Writing } from './writing.ts';

export type AutomationSheetProps = {
  readonly writing: Writing;
  readonly onClose: () => void;
  readonly onSaved: (automationId: string) => void;
};

/** An automation as a form: what begins it, what must hold, what is done, and whether somebody is asked. */
export const AutomationSheet = ({ writing, onClose, onSaved }: AutomationSheetProps) => {
  const { definition, change, faults, check, forget } = useDefinition(writing);
  const { tell, isTelling, refused } = useTellWorkflow();
  const { automationId, baseVersion, notes } = writing;
  const save = async () => {
    if (!check()) return;
    const { conditions, actions } = definition;
    const body = { automationId, baseVersion, definition: { ...definition, conditions: [...conditions], actions: [...actions] } };
    const said = await tell((client) => client.saveAutomation, body);
    if (!said) return;
    forget();
    showToast({ title: m.assistant_automation_saved() });
    onSaved(automationId);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={baseVersion === null ? m.assistant_automation_new() : definition.name}
      actions={
        <Button kind="primary" size="thumb" busyLabel={isTelling ? m.assistant_automation_saving() : undefined} onClick={() => void save()}>
          {m.assistant_automation_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {notes.map((note) => (
          <p key={note} className="text-small">
            {note}
          </p>
        ))}
        {definition.actions.length > 0 && <p className="text-body font-semibold">{sentenceOf(definition)}</p>}
        <TextField
          label={m.assistant_automation_name()}
          autoComplete="off"
          maxLength={workflowLimits.nameMax}
          value={definition.name}
          error={errorAt(faults, 'NAME', 0)}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={m.assistant_automation_trigger()}
          options={triggers.map((value) => ({ value, label: triggerWord(value) }))}
          value={definition.trigger}
          onChange={({ target }) => change({ trigger: triggers.find((one) => one === target.value) ?? definition.trigger })}
        />
        <ConditionFields definition={definition} faults={faults} onChange={(conditions) => change({ conditions })} />
        <ActionFields definition={definition} faults={faults} onChange={(actions) => change({ actions })} />
        <div className="flex flex-col gap-1">
          <Checkbox checked={definition.needsApproval} onChange={({ target }) => change({ needsApproval: target.checked })}>
            {m.assistant_automation_approval()}
          </Checkbox>
          <p className="text-small text-ink-2">{m.assistant_automation_approval_hint()}</p>
        </div>
        {refused !== null && (
          <div role="alert">
            <Banner status="wrong" title={refused} />
          </div>
        )}
      </div>
    </Sheet>
  );
};
