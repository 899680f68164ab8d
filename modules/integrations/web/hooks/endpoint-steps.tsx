import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { useTell } from '../use-tell.ts';
import { TestOutcome } from './test-outcome.tsx';

/** What opens something of its own. */
export type EndpointStep = 'change' | 'recent' | 'roll' | 'remove';

export type EndpointStepsProps = {
  readonly endpoint: Endpoint;
  readonly isInPlan: boolean;
  readonly onStep: (step: EndpointStep) => void;
};

/** What can be done about an address; pausing and removing on every plan. */
export const EndpointSteps = ({ endpoint: { id: endpointId, state }, isInPlan, onStep }: EndpointStepsProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const [testId, setTestId] = useState<string>();
  const isOn = state === 'ACTIVE';
  const test = async () => {
    const deliveryId = newId();
    if (await tell(client.testHook(newCommand(restaurantId, { endpointId, deliveryId })))) setTestId(deliveryId);
  };
  const turn = () => void tell(client.switchHook(newCommand(restaurantId, { endpointId, isOn: !isOn })));
  return (
    <>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {testId !== undefined && <TestOutcome endpointId={endpointId} deliveryId={testId} />}
      <div className="flex flex-wrap gap-2">
        {isOn && isInPlan && (
          <Button kind="row" disabled={isTelling} onClick={() => void test()}>
            {m.integrations_hook_test()}
          </Button>
        )}
        <Button kind="row" onClick={() => onStep('recent')}>
          {m.integrations_hook_recent()}
        </Button>
        {isInPlan && (
          <Button kind="row" onClick={() => onStep('change')}>
            {m.integrations_hook_change()}
          </Button>
        )}
        {isInPlan && (
          <Button kind="row" onClick={() => onStep('roll')}>
            {m.integrations_hook_roll()}
          </Button>
        )}
        {(isOn || isInPlan) && (
          <Button kind="row" disabled={isTelling} onClick={turn}>
            {isOn ? m.integrations_hook_pause() : m.integrations_hook_resume()}
          </Button>
        )}
        <Button kind="row" onClick={() => onStep('remove')}>
          {m.integrations_hook_remove()}
        </Button>
      </div>
    </>
  );
};
