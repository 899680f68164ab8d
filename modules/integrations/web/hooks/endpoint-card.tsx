import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Endpoint } from '../../contract/hooks/hook-fields.ts';
import { DeliveriesSheet } from './deliveries-sheet.tsx';
import { EndpointSteps, type EndpointStep } from './endpoint-steps.tsx';
import { HookForm } from './hook-form.tsx';
import { endpointWord } from './hook-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RollDialog } from './roll-dialog.tsx';

export type EndpointCardProps = { readonly endpoint: Endpoint; readonly isInPlan: boolean; readonly onSecret: (secret: string) => void };

/** An address: how it stands, what went there, and what can be done about it. */
export const EndpointCard = ({ endpoint, isInPlan, onSecret }: EndpointCardProps) => {
  const [step, setStep] = useState<EndpointStep>();
  const close = () => setStep(undefined);
  const { status, text } = endpointWord(endpoint);
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-body font-medium break-all">{endpoint.url}</span>
          <Tag status={status}>{text}</Tag>
        </p>
        <Facts endpoint={endpoint} />
      </div>
      <Troubles endpoint={endpoint} />
      <EndpointSteps endpoint={endpoint} isInPlan={isInPlan} onStep={setStep} />
      {step === 'change' && <HookForm endpoint={endpoint} onClose={close} />}
      {step === 'recent' && <DeliveriesSheet endpoint={endpoint} isInPlan={isInPlan} onClose={close} />}
      {step === 'roll' && <RollDialog endpoint={endpoint} onSecret={onSecret} onClose={close} />}
      {step === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
    </li>
  );
};

const Facts = ({ endpoint: { kinds, waiting, lastDeliveredAt } }: { readonly endpoint: Endpoint }) => {
  const { moment } = useWhen();
  const facts = [
    m.integrations_hook_kinds_count({ count: kinds.length }),
    lastDeliveredAt === null ? m.integrations_hook_never() : m.integrations_hook_last({ when: moment(lastDeliveredAt) }),
    waiting > 0 ? m.integrations_hook_waiting({ count: waiting }) : '',
  ];
  return <p className="text-small text-ink-2">{facts.filter((fact) => fact !== '').join(' · ')}</p>;
};

const Troubles = ({ endpoint: { state, offBecause, failingSince, oldSecretUntil } }: { readonly endpoint: Endpoint }) => {
  const { moment } = useWhen();
  const off = offBecause === 'GONE' ? m.integrations_hook_off_gone() : m.integrations_hook_off_failing();
  return (
    <>
      {state === 'OFF' && <Banner status="wrong" title={off} />}
      {state === 'ACTIVE' && failingSince !== null && (
        <Banner status="soon" title={m.integrations_hook_failing({ when: moment(failingSince) })} />
      )}
      {oldSecretUntil !== null && (
        <p className="text-small text-ink-2">{m.integrations_hook_old_secret({ when: moment(oldSecretUntil) })}</p>
      )}
    </>
  );
};
