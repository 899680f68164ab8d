import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { Unread } from '../../../../ui/unread.tsx';
import type { Delivery, Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { useTell } from '../use-tell.ts';
import { hookDeliveriesQuery } from './hook-queries.ts';
import { deliveryWord, outcomeOfTry, sentKindWord } from './hook-words.ts';

export type DeliveriesSheetProps = { readonly endpoint: Endpoint; readonly isInPlan: boolean; readonly onClose: () => void };

/** The latest messages to an address, what came of each, and the way to send one again. */
export const DeliveriesSheet = ({ endpoint: { id, url, state }, isInPlan, onClose }: DeliveriesSheetProps) => {
  const world = useIntegrationsWorld();
  const query = useQuery(hookDeliveriesQuery(world, id));
  const { data } = query;
  const { tell, isTelling, refused } = useTell();
  const sendAgain = async (deliveryId: string) => {
    const isAsked = await tell(world.client.resendHook(newCommand(world.restaurantId, { deliveryId })));
    if (isAsked) showToast({ title: m.integrations_hook_sent_again() });
  };
  const canSend = state === 'ACTIVE' && isInPlan;
  return (
    <Sheet open onClose={onClose} onPhone="full" title={m.integrations_hook_recent_of({ address: new URL(url).host })}>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {!data && <Unread query={query} />}
      {data?.deliveries.length === 0 && <p className="text-body text-ink-2">{m.integrations_hook_recent_none()}</p>}
      <ul>
        {data?.deliveries.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            onAgain={canSend && !isTelling ? () => void sendAgain(delivery.id) : undefined}
          />
        ))}
      </ul>
    </Sheet>
  );
};

type DeliveryLineProps = { readonly delivery: Delivery; readonly onAgain: (() => void) | undefined };

const DeliveryLine = ({ delivery, onAgain }: DeliveryLineProps) => {
  const { moment } = useWhen();
  const { status, text } = deliveryWord(delivery);
  const [kind, when] = [sentKindWord(delivery.kind), moment(delivery.madeAt)];
  const { attempts, nextAt } = delivery;
  const facts = [
    when,
    outcomeOfTry(delivery),
    attempts > 1 ? m.integrations_hook_tries({ count: attempts }) : '',
    nextAt !== null && attempts > 0 ? m.integrations_hook_next({ when: moment(nextAt) }) : '',
  ];
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3 last:border-b">
      <div className="min-w-0">
        <p className="text-body font-medium">{kind}</p>
        <p className="text-small text-ink-2">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        <StatusLine status={status}>{text}</StatusLine>
      </div>
      {onAgain && (
        <Button kind="row" aria-label={m.integrations_hook_again_named({ kind, when })} onClick={onAgain}>
          {m.integrations_hook_again()}
        </Button>
      )}
    </li>
  );
};
