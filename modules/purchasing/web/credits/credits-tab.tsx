import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Credit } from '../../contract/credit.contract.ts';
import { notGivenBack } from '../../rules/credit-shortfall.ts';
import { creditSteps, isCreditStepOf, type CreditState, type CreditStep } from '../../rules/credit-state.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useCredits, useTell } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { packsWords } from '../show/packs-words.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { Unread } from '../../../../ui/unread.tsx';

const states: Readonly<Record<CreditState, readonly [word: () => string, status: Status]>> = {
  OPEN: [m.purchasing_credit_open, 'soon'],
  SENT: [m.purchasing_credit_sent, 'waiting'],
  ACCEPTED: [m.purchasing_credit_accepted, 'good'],
  DISPUTED: [m.purchasing_credit_disputed, 'soon'],
  CREDITED: [m.purchasing_credit_credited, 'good'],
  WRITTEN_OFF: [m.purchasing_credit_written_off, 'not-counted'],
};

const words: Readonly<Record<CreditStep, () => string>> = {
  SEND: m.purchasing_credit_send,
  ACCEPT: m.purchasing_credit_accept,
  DISPUTE: m.purchasing_credit_dispute,
  CREDIT: m.purchasing_credit_credit,
  WRITE_OFF: m.purchasing_credit_write_off,
};

const wantReason: readonly CreditStep[] = ['DISPUTE', 'WRITE_OFF'];

/** What suppliers are asked to give back, what is open first. */
export const CreditsTab = () => {
  const query = useCredits();
  if (!query.data) return <Unread query={query} />;
  const credits = query.data;
  if (credits.length === 0) return <EmptyState title={m.purchasing_credits_empty_title()}>{m.purchasing_credits_empty()}</EmptyState>;
  return (
    <ul aria-label={m.purchasing_tab_credits()}>
      {credits.map((credit) => (
        <CreditLine key={credit.id} credit={credit} />
      ))}
    </ul>
  );
};

const CreditLine = ({ credit }: { readonly credit: Credit }) => {
  const [word, status] = states[credit.state];
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">
          <span className="block truncate text-body font-medium">{credit.supplierName}</span>
          <span className="block text-small text-ink-2">
            {credit.number} · {credit.about} · <MomentText at={credit.createdAt} />
          </span>
        </span>
        <span className="flex items-center gap-3 text-body tabular-nums">
          <Tag status={status}>{word()}</Tag>
          {credit.amountMinor === null ? m.purchasing_credit_amount_unknown() : amountText(credit.amountMinor, credit.currency)}
        </span>
      </p>
      <p className="text-small text-ink-2">
        {credit.lines.map(({ description, text }) => `${description}${m.ui_comma()}${packsWords(text)}`).join(' · ')}
      </p>
      <NotGiven credit={credit} />
      <CreditActions credit={credit} />
    </li>
  );
};

/** What the note that settled it left out, and where that is found: in what the food had cost, or nowhere. */
const NotGiven = ({ credit }: { readonly credit: Credit }) => {
  const sumOf = (lines: Credit['lines']) => lines.reduce((sum, { notGivenMinor }) => sum + BigInt(notGivenMinor ?? 0), 0n);
  const [borne, lost] = [
    sumOf(credit.lines.filter(({ kind }) => kind === 'PRICE')),
    sumOf(credit.lines.filter(({ kind }) => kind !== 'PRICE')),
  ];
  const text = (minor: bigint) => amountText(String(minor), credit.currency);
  return (
    <>
      {borne > 0n && <StatusLine status="soon">{m.purchasing_credit_borne({ amount: text(borne) })}</StatusLine>}
      {lost > 0n && <StatusLine status="soon">{m.purchasing_credit_lost({ amount: text(lost) })}</StatusLine>}
    </>
  );
};

/** What of what was asked a note leaves out, in words; undefined where it leaves nothing out. */
const shortHint = (credit: Credit, note: Credit['notes'][number] | undefined): string | undefined => {
  if (!note) return undefined;
  const asked = credit.lines.map(({ amountMinor }) => ({ amountMinor: amountMinor === null ? null : BigInt(amountMinor) }));
  const left = notGivenBack(asked, BigInt(note.netMinor)).reduce((sum, one) => sum + one, 0n);
  return left === 0n ? undefined : m.purchasing_credit_short({ amount: amountText(String(left), credit.currency) });
};

const CreditActions = ({ credit }: { readonly credit: Credit }) => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [asked, setAsked] = useState<CreditStep>();
  const [creditNoteId, setCreditNoteId] = useState('');
  const take = async (step: CreditStep, reason: string | null) => {
    setAsked(undefined);
    const body = { creditId: credit.id, baseVersion: credit.version, step, reason };
    await tell(client.moveCredit(newCommand(restaurantId, { ...body, creditNoteId: step === 'CREDIT' ? creditNoteId : null })));
  };
  const steps = creditSteps.filter((step) => isCreditStepOf(credit.state, step) && (step !== 'CREDIT' || creditNoteId !== ''));
  const wordOf = (step: CreditStep) => (step === 'SEND' && credit.sendsVia === 'BY_HAND' ? m.purchasing_credit_mark_sent() : words[step]());
  if (!isCreditStepOf(credit.state, 'WRITE_OFF')) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {credit.notes.length === 0 ? (
        <p className="basis-full text-small text-ink-2">{m.purchasing_credit_note_none()}</p>
      ) : (
        <SelectField
          label={m.purchasing_credit_note_choose()}
          hint={shortHint(
            credit,
            credit.notes.find(({ id }) => id === creditNoteId),
          )}
          value={creditNoteId}
          options={[
            { value: '', label: m.purchasing_choose_reason() },
            ...credit.notes.map(({ id, number, totalMinor }) => ({
              value: id,
              label: `${number}${m.ui_comma()}${amountText(totalMinor, credit.currency)}`,
            })),
          ]}
          onChange={({ target }) => setCreditNoteId(target.value)}
        />
      )}
      {steps.map((step) => (
        <Button key={step} disabled={isTelling} onClick={() => (wantReason.includes(step) ? setAsked(step) : void take(step, null))}>
          {wordOf(step)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          form={`purchasing.reason ${credit.id} ${asked}`}
          action={m.purchasing_go_on()}
          title={words[asked]()}
          onGive={(reason) => void take(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
