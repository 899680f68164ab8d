import type { NamedEvent } from '../../../../platform/server/database/events-behind.ts';
import { namedEventsSince } from '../../../../platform/server/database/events-behind.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { alertsEvents } from '../../../alerts/contract/events.ts';
import { type SaidSignal, signalsById, signalsSince } from '../../../alerts/server/public.ts';
import { kitchenEvents } from '../../../kitchen/contract/events.ts';
import { namesOfDishes } from '../../../menu/server/public.ts';
import { overGoal } from '../../../waste/server/public.ts';
import type { Facts } from '../../rules/workflow/automation.ts';
import { factsOfSignal } from '../../rules/workflow/facts-of-signal.ts';
import { type Trigger, triggerLaw, triggers } from '../../rules/workflow/triggers.ts';

/** Something that begins automations: known by one key however often it is heard of. */
export type Cause = {
  readonly trigger: Trigger;
  readonly key: string;
  readonly at: Date;
  /** The number under which it was announced; null where it was looked up. */
  readonly sequence: bigint | null;
  readonly commandId: string | null;
  readonly subject: string | null;
  readonly facts: Facts;
  readonly place: string;
};

type Heard = Pick<Cause, 'at' | 'sequence' | 'commandId'>;

const raised = 'alerts.v1.signal-raised';
const discarded = 'kitchen.v1.dish-discarded';
const logged = 'waste.v1.entry-logged';

/** Every event by which a trigger is known. */
export const heardNames: readonly string[] = [...new Set(triggers.map((trigger) => triggerLaw(trigger).event))];

/** So many events of a name are looked through in a dry run. @unit events */
const triedMax = 2000;

const heardOf = ({ recordedAt: at, sequence, commandId }: NamedEvent): Heard => ({ at, sequence, commandId });

const causeOfSignal = (trigger: Trigger, { id, subject, words, place, impactMinor }: SaidSignal, heard: Heard): Cause => ({
  trigger,
  key: `signal ${id}`,
  ...heard,
  subject,
  facts: factsOfSignal(words, impactMinor),
  place,
});

const causesOfSignals = async (tx: RestaurantTx, events: readonly NamedEvent[]): Promise<Cause[]> => {
  const told = events.map((event) => ({ event, payload: alertsEvents[raised].parse(event.payload) }));
  const wanted = told.flatMap(({ event, payload }) => {
    const trigger = triggers.find((one) => triggerLaw(one).signal === payload.kind);
    return trigger === undefined ? [] : [{ event, trigger, id: payload.signalId }];
  });
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const signals = new Map((await signalsById(tx, ids)).map((signal) => [signal.id, signal]));
  return wanted.flatMap(({ event, trigger, id }) => {
    const signal = signals.get(id);
    return signal ? [causeOfSignal(trigger, signal, heardOf(event))] : [];
  });
};

const causesOfDiscards = async (tx: RestaurantTx, events: readonly NamedEvent[]): Promise<Cause[]> => {
  if (events.length === 0) return [];
  const names = new Map((await namesOfDishes(tx)).map((dish) => [dish.id, dish]));
  return events.map((event) => {
    const { dishId, quantity: portions, lineId } = kitchenEvents[discarded].parse(event.payload);
    const { name = '', nameLocal = null } = names.get(dishId) ?? {};
    const facts = { name, nameLocal, portions };
    return { trigger: 'dish-discarded', key: `line ${lineId}`, ...heardOf(event), subject: dishId, facts, place: '/waste' };
  });
};

/** A week goes over its goal once, whichever entry of it did it. */
const causesOfWaste = async (tx: RestaurantTx, events: readonly NamedEvent[]): Promise<Cause[]> => {
  const byDay = new Map(events.map((event) => [tradingDay(tx, event.recordedAt) as string, event]));
  const causes = new Map<string, Cause>();
  for (const [day, event] of byDay) {
    const found = await overGoal(tx, day);
    if (found === null) continue;
    const { goalId, monday, over } = found;
    const key = `goal ${goalId} ${monday}`;
    causes.set(key, { trigger: 'waste-over-goal', key, ...heardOf(event), subject: null, facts: { over, day: monday }, place: '/waste' });
  }
  return [...causes.values()];
};

/** What begins automations among events, in the order in which it was announced. */
export const causesOf = async (tx: RestaurantTx, events: readonly NamedEvent[]): Promise<readonly Cause[]> => {
  const called = (name: string) => events.filter((event) => event.name === name);
  const causes = [
    ...(await causesOfSignals(tx, called(raised))),
    ...(await causesOfDiscards(tx, called(discarded))),
    ...(await causesOfWaste(tx, called(logged))),
  ];
  return causes.toSorted((one, other) => Number((one.sequence ?? 0n) - (other.sequence ?? 0n)));
};

/** What began a trigger since a moment, by what is kept of it; oldest first. */
export const causesSince = async (tx: RestaurantTx, trigger: Trigger, since: Date): Promise<readonly Cause[]> => {
  const { signal, event } = triggerLaw(trigger);
  if (signal !== null) {
    const said = await signalsSince(tx, signal, since);
    return said.map((one) => causeOfSignal(trigger, one, { at: one.raisedAt, sequence: null, commandId: null }));
  }
  const events = await namedEventsSince(tx, event, { since, max: triedMax });
  return event === discarded ? causesOfDiscards(tx, events) : causesOfWaste(tx, events);
};
