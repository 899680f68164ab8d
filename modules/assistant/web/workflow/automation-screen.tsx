import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Automation } from '../../contract/workflow/automation-fields.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { AutomationList } from './automation-list.tsx';
import { AutomationSheet } from './automation-sheet.tsx';
import { DryRunSheet } from './dry-run-sheet.tsx';
import { RunLog } from './run-log.tsx';
import { SayIt } from './say-it.tsx';
import { Starters } from './starters.tsx';
import { StopAll } from './stop-all.tsx';
import { WaitingRuns } from './waiting-runs.tsx';
import { automationsQuery } from './workflow-client.ts';
import type { Writing } from './writing.ts';

/** What happens by itself: said in words or built in a form, tried on the last thirty days, switched on and looked after. */
export const AutomationScreen = () =>
  useCan('assistant.automate') ? <Automations /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const Automations = () => {
  const query = useQuery(automationsQuery(useAssistantWorld()));
  const [writing, setWriting] = useState<Writing | null>(null);
  const [triedId, setTriedId] = useState<string | null>(null);
  if (!query.data) return <Unread query={query} />;
  const { automations, waiting, isStopped, stoppedBy, cost } = query.data;
  const tried = automations.find(({ id }) => id === triedId);
  const change = ({ id, version, definition }: Automation) => setWriting({ automationId: id, baseVersion: version, definition, notes: [] });
  return (
    <section className="flex max-w-line flex-col gap-8 pb-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-title">{m.assistant_automation_title()}</h1>
        <p className="text-body text-ink-2">{m.assistant_automation_intro()}</p>
      </header>
      {isStopped && (
        <Banner status="wrong" title={m.assistant_automation_stopped()}>
          {m.assistant_automation_stopped_by({ name: stoppedBy ?? '' })}
        </Banner>
      )}
      <WaitingRuns runs={waiting} />
      <SayIt cost={cost} onRead={setWriting} />
      <Starters onStart={setWriting} />
      <AutomationList automations={automations} onChange={change} onTry={setTriedId} />
      <StopAll isStopped={isStopped} />
      <RunLog />
      {writing && (
        <AutomationSheet
          key={writing.automationId}
          writing={writing}
          onClose={() => setWriting(null)}
          onSaved={(id) => {
            setWriting(null);
            setTriedId(id);
          }}
        />
      )}
      {tried && <DryRunSheet automation={tried} onClose={() => setTriedId(null)} />}
    </section>
  );
};
