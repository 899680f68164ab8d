import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { HoursCard } from '../../contract/timesheet.contract.ts';
import { maySettleHours } from '../../rules/own-hours.ts';
import type { StaffClient, StaffOutputs } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { CardLine, useDayName } from './card-line.tsx';
import { ClockSettingSheet } from './clock-setting-sheet.tsx';
import { CorrectSheet, type Corrected } from './correct-sheet.tsx';
import { Payroll } from './payroll.tsx';

const sendApproval = (client: StaffClient) => client.approveCards;

export type LeadHoursProps = StaffOutputs['readHours'] & { readonly days: { readonly from: string; readonly to: string } };

type Opened = Corrected | 'SETTING';

/** The days of a week as they are sorted for whoever settles them; one's own are for somebody else, unless one owns the house. */
const useDaysToSettle = (cards: readonly HoursCard[]) => {
  const { role } = useRestaurant();
  const lead = { userId: useSession()?.user.id ?? null, role };
  const maySettle = ({ userId }: { readonly userId: string }) => maySettleHours(lead, userId);
  const toSettle = cards.filter(maySettle);
  const toLookAt = toSettle.filter((card) => !card.isApproved && (card.exceptions.length > 0 || !card.isComplete));
  const rest = toSettle.filter((card) => !toLookAt.includes(card));
  const ownOpen = cards.filter((card) => !maySettle(card) && !card.isApproved && card.segments.length > 0).length;
  return { maySettle, toLookAt, rest, ownOpen, hasAny: toSettle.length > 0 };
};

/** Everybody's week for whoever approves it: what stands out first, then the rest, then the payroll. */
export const LeadHours = ({ cards, people, left, periods, days }: LeadHoursProps) => {
  const { tell, isTelling, refused } = useTell();
  const [opened, setOpened] = useState<Opened>();
  const { maySettle, toLookAt, rest, ownOpen, hasAny } = useDaysToSettle(cards);
  const { named, nameOf } = namesOf(people, left);
  const plain = rest.filter(({ isApproved }) => !isApproved);
  const approve = (some: readonly HoursCard[]) =>
    void tell(sendApproval, { cards: some.map(({ userId, day, digest }) => ({ userId, day, digest })), note: null });
  const line = (card: HoursCard) => (
    <CardLine
      key={`${card.userId} ${card.day}`}
      card={card}
      name={nameOf.get(card.userId)}
      actions={<CardActions card={card} name={nameOf.get(card.userId) ?? ''} onApprove={approve} onCorrect={setOpened} />}
    />
  );
  return (
    <>
      {refused && <Banner status="wrong" title={refused.words} />}
      {hasAny && (
        <section className="flex flex-col gap-2">
          <h2 className="text-heading">
            {toLookAt.length === 0 ? m.staff_hours_nothing_to_look_at() : m.staff_hours_to_look_at({ count: toLookAt.length })}
          </h2>
          <ul className="border-b border-line">{toLookAt.map(line)}</ul>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{hasAny ? m.staff_hours_rest() : m.staff_hours_none()}</h2>
        {plain.length > 0 && (
          <Button className="self-start" disabled={isTelling} onClick={() => approve(plain)}>
            {m.staff_hours_approve_plain({ count: plain.length })}
          </Button>
        )}
        {rest.length > 0 && <ul className="border-b border-line">{rest.map(line)}</ul>}
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => setOpened({ card: null, day: days.from })}>{m.staff_hours_write()}</Button>
          <Button onClick={() => setOpened('SETTING')}>{m.staff_setting_open()}</Button>
        </span>
      </section>
      {cards.length > 0 && <Payroll days={days} periods={periods} ownOpen={ownOpen} />}
      {opened === 'SETTING' && <ClockSettingSheet onClose={() => setOpened(undefined)} />}
      {opened !== undefined && opened !== 'SETTING' && (
        <CorrectSheet corrected={opened} people={opened.card ? named : people.filter(maySettle)} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
};

type Named = LeadHoursProps['people'];

/** Whoever has left still has days to settle, and is in no list to choose from. */
const namesOf = (people: Named, left: Named = []) => {
  const named = [...people, ...left];
  return { named, nameOf: new Map(named.map(({ userId, name }) => [userId, name])) };
};

type CardActionsProps = {
  readonly card: HoursCard;
  readonly name: string;
  readonly onApprove: (some: readonly HoursCard[]) => void;
  readonly onCorrect: (corrected: Corrected) => void;
};

const CardActions = ({ card, name, onApprove, onCorrect }: CardActionsProps) => {
  const day = useDayName()(card.day);
  return (
    <>
      <Button kind="row" aria-label={m.staff_hours_correct_of({ day, name })} onClick={() => onCorrect({ card, day: card.day })}>
        {m.staff_hours_correct()}
      </Button>
      {card.isComplete && !card.isApproved && card.segments.length > 0 && (
        <Button kind="row" aria-label={m.staff_hours_approve_of({ day, name })} onClick={() => onApprove([card])}>
          {m.staff_hours_approve()}
        </Button>
      )}
    </>
  );
};
