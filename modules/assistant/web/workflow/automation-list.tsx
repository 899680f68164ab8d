import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Automation } from '../../contract/workflow/automation-fields.ts';
import { useTellWorkflow } from './workflow-client.ts';
import { sentenceOf, stateWord } from './workflow-words.ts';

export type AutomationListProps = {
  readonly automations: readonly Automation[];
  readonly onChange: (automation: Automation) => void;
  readonly onTry: (automationId: string) => void;
};

/** What the house lets happen by itself, each with where it stands and what it did last. */
export const AutomationList = ({ automations, onChange, onTry }: AutomationListProps) => (
  <section aria-labelledby="automation-list" className="flex flex-col gap-2">
    <h2 id="automation-list" className="text-heading">
      {m.assistant_automation_list()}
    </h2>
    {automations.length === 0 && <EmptyState title={m.assistant_automation_none()}>{m.assistant_automation_none_text()}</EmptyState>}
    <ul aria-labelledby="automation-list">
      {automations.map((automation) => (
        <AutomationRow key={automation.id} automation={automation} onChange={onChange} onTry={onTry} />
      ))}
    </ul>
  </section>
);

type RowProps = Omit<AutomationListProps, 'automations'> & { readonly automation: Automation };

const AutomationRow = ({ automation, onChange, onTry }: RowProps) => {
  const { tell, isTelling, refused } = useTellWorkflow();
  const { id, definition, isOn, offBecause, version } = automation;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-body font-semibold">{definition.name}</h3>
        <StatusLine status={isOn ? 'good' : 'information'}>{isOn ? m.assistant_automation_on() : m.assistant_automation_off()}</StatusLine>
      </div>
      <p className="text-body">{sentenceOf(definition)}</p>
      <Facts automation={automation} />
      {offBecause !== null && <Banner status="soon" title={m.assistant_automation_owner_gone()} />}
      {refused !== null && (
        <div role="alert">
          <Banner status="wrong" title={refused} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onTry(id)}>{m.assistant_automation_dry()}</Button>
        {isOn && (
          <Button
            disabled={isTelling}
            onClick={() => void tell((client) => client.switchAutomation, { automationId: id, baseVersion: version, isOn: false })}
          >
            {m.assistant_automation_switch_off()}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onChange(automation)}>
          {m.assistant_automation_edit()}
        </Button>
        {!isOn && (
          <Button kind="quiet" disabled={isTelling} onClick={() => void tell((client) => client.dropAutomation, { automationId: id })}>
            {m.assistant_automation_drop()}
          </Button>
        )}
      </div>
    </li>
  );
};

const Facts = ({ automation: { definition, owner, lastRun } }: { readonly automation: Automation }) => {
  const when = useWhen();
  const last = lastRun
    ? m.assistant_automation_last_run({ state: stateWord(lastRun.state), when: when.moment(lastRun.happenedAt) })
    : m.assistant_automation_never_ran();
  const asks = definition.needsApproval ? m.assistant_automation_asks() : m.assistant_automation_asks_not();
  return <p className="text-small text-ink-2">{[asks, m.assistant_automation_owner({ name: owner }), last].join(' · ')}</p>;
};
