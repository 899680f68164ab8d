import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Automation, DryRun } from '../../contract/workflow/automation-fields.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { aboutWords } from './about-words.ts';
import { dryRunQuery, useTellWorkflow } from './workflow-client.ts';
import { sentenceOf, triggerWord } from './workflow-words.ts';

/** What an automation would have done in the last thirty days; from here it is switched on. */
export const DryRunSheet = ({ automation, onClose }: { readonly automation: Automation; readonly onClose: () => void }) => {
  const { id, definition, version, isOn } = automation;
  const query = useQuery(dryRunQuery(useAssistantWorld(), id));
  const { tell, isTelling, refused } = useTellWorkflow();
  const switchOn = async () => {
    const said = await tell((client) => client.switchAutomation, { automationId: id, baseVersion: version, isOn: true });
    if (said) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.assistant_automation_dry_title({ name: definition.name })}
      actions={
        !isOn && (
          <Button
            kind="primary"
            size="thumb"
            busyLabel={isTelling ? m.assistant_automation_saving() : undefined}
            onClick={() => void switchOn()}
          >
            {m.assistant_automation_switch_on()}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-body">{sentenceOf(definition)}</p>
        {query.data ? <Told dry={query.data} trigger={triggerWord(definition.trigger)} /> : <Unread query={query} />}
        {refused !== null && (
          <div role="alert">
            <Banner status="wrong" title={refused} />
          </div>
        )}
      </div>
    </Sheet>
  );
};

const Told = ({ dry, trigger }: { readonly dry: DryRun; readonly trigger: string }) => {
  const when = useWhen();
  const language = useLocale();
  const { happened, met, guarded, latest } = dry;
  if (happened === 0) return <Banner status="information" title={m.assistant_automation_dry_nothing()} />;
  return (
    <>
      <p className="text-body font-semibold">{m.assistant_automation_dry_met({ met, happened })}</p>
      {guarded > 0 && <p className="text-small">{m.assistant_automation_dry_guarded({ count: guarded })}</p>}
      <p className="text-small text-ink-2">{m.assistant_automation_dry_free()}</p>
      <ul>
        {latest.map(({ at, facts, isMet }, place) => (
          <li key={`${at} ${place}`} className="flex flex-col gap-1 border-b border-line py-2">
            <span className="text-body">{aboutWords(facts, language) || trigger}</span>
            <span className="text-small text-ink-2">{when.stamp(at)}</span>
            <StatusLine status={isMet ? 'good' : 'information'}>
              {isMet ? m.assistant_automation_dry_would() : m.assistant_automation_dry_would_not()}
            </StatusLine>
          </li>
        ))}
      </ul>
    </>
  );
};
