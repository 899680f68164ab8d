import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { dropDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkedPage } from '../../../restaurants/web/public.ts';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { amountText } from '../show/amount-text.ts';
import { proposalKey, typedBefore } from './proposal-form.ts';
import { ProposalForm } from './proposal-fields.tsx';
import { SharedLine } from './shared-line.tsx';
import { Delivery, Standing } from './shared-standing.tsx';
import { useSharedOrder, type Said } from './use-shared-order.ts';

/** An order as its supplier sees it by a link: without an account, on any phone. */
export const SharedOrderScreen = () => {
  const { order, failure, readAgain, answer, isSending } = useSharedOrder();
  return (
    <LinkedPage
      brand={order?.brand}
      failure={failure}
      onAgain={readAgain}
      gone={{ title: m.purchasing_shared_none(), text: m.purchasing_shared_none_text() }}
      cutText={m.ui_unread_no_connection_text()}
    >
      {order ? <Shared {...{ order, failure, isSending }} onAnswer={answer} /> : null}
    </LinkedPage>
  );
};

type SharedProps = {
  readonly order: SharedOrder;
  readonly failure: CallFailure | undefined;
  readonly isSending: boolean;
  readonly onAnswer: (order: SharedOrder, said: Said) => Promise<boolean>;
};

const Shared = ({ order, failure, isSending, onAnswer }: SharedProps) => {
  const [isChanging, setIsChanging] = useState(() => typedBefore(readDraft(proposalKey(order))) !== null);
  const leave = () => {
    dropDraft(proposalKey(order));
    setIsChanging(false);
  };
  const { buyer, number, revision, lines, currency, totalMinor, unpricedLines, note, answer, isOpen } = order;
  const mayConfirm = isOpen && answer?.kind !== 'CONFIRMED';
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-title">{m.purchasing_shared_title({ number })}</h1>
        <p className="text-body">
          {m.purchasing_shared_from({ name: buyer.name })}
          <span className="block text-small text-ink-2">
            {[buyer.address, buyer.city].filter(Boolean).join(' · ')}{' '}
            <a href={`tel:${buyer.phone.replaceAll(' ', '')}`} className="text-link whitespace-nowrap focus-ring">
              {buyer.phone}
            </a>
          </span>
        </p>
        {revision > 1 && <p className="text-small text-ink-2">{m.purchasing_revision({ number: revision })}</p>}
      </header>
      <Standing order={order} failure={failure} />
      <Delivery order={order} />
      {isChanging && isOpen ? (
        // Written anew where the order is told anew: what was typed was about other lines.
        <ProposalForm
          key={revision}
          {...{ order, isSending }}
          onSend={async (said) => {
            if (await onAnswer(order, said)) leave();
          }}
          onLeave={leave}
        />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <SharedLine key={line.id} line={line} currency={currency} />
            ))}
          </ul>
          <p className="text-body font-medium tabular-nums">
            {m.purchasing_total_without_tax()} {amountText(totalMinor, currency)}
            {unpricedLines > 0 && ` · ${m.purchasing_unpriced({ count: unpricedLines })}`}
          </p>
          {note !== null && <blockquote className="border-l-2 border-line-strong pl-3 text-body">{note}</blockquote>}
          {isOpen && (
            <div className="flex flex-wrap gap-2">
              {mayConfirm && (
                <Button kind="primary" size="thumb" disabled={isSending} onClick={() => void onAnswer(order, { kind: 'CONFIRM' })}>
                  {m.purchasing_shared_confirm()}
                </Button>
              )}
              <Button size="thumb" onClick={() => setIsChanging(true)}>
                {m.purchasing_shared_change()}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
};
