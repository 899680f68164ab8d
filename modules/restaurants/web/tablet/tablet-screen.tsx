import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { forgetSharedDevice, forgetTurn } from '../../../../platform/web/shared-device.ts';
import { waitedBefore } from '../../../../platform/web/waiting-mark.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import type { TabletFront } from '../../contract/tablets.contract.ts';
import { peopleFailure, type FailureWords } from '../people/people-failure.ts';
import { roleWord } from '../people/role-word.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { JoinAtTablet } from './join-at-tablet.tsx';
import { PinPad } from './pin-pad.tsx';

type Front = NonNullable<TabletFront>;
type Person = Front['people'][number];

/** How soon a tablet that did not learn who works here asks again. */
const askedAgainMs = 5000;

/** A tablet at rest: who is there? One picks oneself and types a PIN. */
export const TabletScreen = () => {
  const client = useRestaurantsClient();
  const navigate = useNavigate();
  const [front, setFront] = useState<Front>();
  const [problem, setProblem] = useState<FailureWords>();
  const [tryCount, setTryCount] = useState(0);
  const [step, setStep] = useState<Step>(atRest);

  useEffect(forgetTurn, []);
  useEffect(() => {
    void attempt(client.tabletFront({})).then((outcome) => {
      if ('failure' in outcome) return setProblem(peopleFailure(outcome.failure));
      setProblem(undefined);
      if (outcome.answer !== null) return setFront(outcome.answer);
      forgetSharedDevice();
      return navigate({ to: '/auth', replace: true });
    });
  }, [client, navigate, tryCount]);
  // Nobody stands at a tablet on a wall to ask again when the line is back.
  useEffect(() => {
    if (!problem) return undefined;
    const again = setTimeout(() => setTryCount((count) => count + 1), askedAgainMs);
    return () => clearTimeout(again);
  }, [problem]);

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[46rem] flex-col gap-6 px-6 py-8">
      <h1 className="text-title">{titleOf(step)}</h1>
      {front && <p className="-mt-4 text-body text-ink-2">{`${front.restaurantName} · ${front.name}`}</p>}
      {problem && (
        <Banner
          status="wrong"
          title={`${problem.title}:`}
          action={<Button onClick={() => setTryCount(tryCount + 1)}>{m.restaurants_gate_try_again()}</Button>}
        >
          {problem.text}
        </Banner>
      )}
      {!front && !problem && <SkeletonRows rows={4} label={m.restaurants_people_loading()} />}
      {step.kind === 'PIN' && <PinPad person={step.person} onBack={() => setStep(atRest)} />}
      {step.kind === 'JOIN' && <JoinAtTablet onBack={() => setStep(atRest)} />}
      {step.kind === 'REST' && front && <AtRest people={front.people} onStep={setStep} />}
      {step.kind === 'REST' && (
        <Link to="/auth" search={{ view: 'sign_in' }} className="mt-auto self-start text-link text-body focus-ring">
          {m.restaurants_sign_in()}
        </Link>
      )}
    </main>
  );
};

type Step = { readonly kind: 'REST' } | { readonly kind: 'JOIN' } | { readonly kind: 'PIN'; readonly person: Person };

const atRest: Step = { kind: 'REST' };

const titleOf = (step: Step): string => {
  if (step.kind === 'JOIN') return m.restaurants_tablet_new_here();
  return step.kind === 'PIN' ? m.restaurants_pin_of({ name: step.person.name }) : m.restaurants_tablet_title();
};

type AtRestProps = { readonly people: readonly Person[]; readonly onStep: (step: Step) => void };

const AtRest = ({ people, onStep }: AtRestProps) => (
  <>
    {people.length === 0 && <p className="text-body">{m.restaurants_tablet_nobody()}</p>}
    <ul className="grid gap-3 xs:grid-cols-2">
      {people.map((person) => (
        <li key={person.userId}>
          <button
            type="button"
            onClick={() => onStep({ kind: 'PIN', person })}
            className="flex min-h-20 w-full flex-col items-start justify-center rounded-control border border-line-strong bg-teff-raise px-5 text-left focus-ring active:bg-line"
          >
            <span className="text-heading">{person.name}</span>
            <span className="text-small text-ink-2">{roleWord(person.role)}</span>
            <Waiting count={waitedBefore(person.userId)} />
          </button>
        </li>
      ))}
    </ul>
    {people.length > 0 && <p className="text-small text-ink-2">{m.restaurants_tablet_not_listed()}</p>}
    <Button className="min-h-14 self-start" onClick={() => onStep({ kind: 'JOIN' })}>
      {m.restaurants_tablet_new_here()}
    </Button>
  </>
);

/** What somebody did here that was not sent when they left; nobody else's turn sends it. */
const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="flex items-center gap-2 pb-2 text-small">
      <StatusIcon status="waiting" className="size-4 shrink-0" />
      {m.restaurants_tablet_waits({ count })}
    </span>
  );
