import { uuidv7 } from 'uuidv7';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { TestApp } from './test-app.ts';

/** A command on its way, and what it was answered. */
type Waiting = { readonly path: string; readonly input: object; readonly onDone: (body: unknown) => void };

type TabletWiring = {
  readonly app: TestApp;
  readonly credential: Credential;
  readonly restaurantId: string;
  /** How wrong its clock is. @unit milliseconds */
  readonly clockError: number;
  readonly chance: () => number;
};

/** A tablet on a bad line: what it says waits while it is gone, and comes late, twice, and in any order. */
export class RushTablet {
  readonly deviceId: string = uuidv7();
  #wiring: TabletWiring;
  #waiting: Waiting[] = [];
  #isAway = false;
  /** Answers that were neither done nor a refusal that the contract declares. */
  readonly faults: unknown[] = [];

  constructor(wiring: TabletWiring) {
    this.#wiring = wiring;
  }

  /** How much it still has to say. */
  get waits(): number {
    return this.#waiting.length;
  }

  /** Whether it has a line. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Loses its line, or finds it again. */
  drop(isAway: boolean): void {
    this.#isAway = isAway;
  }

  /** Says something; `onDone` hears the answer once it was obeyed. */
  say(name: string, body: object, onDone: (answer: unknown) => void = () => undefined): void {
    const { restaurantId, clockError } = this.#wiring;
    const occurredAt = new Date(Date.now() + clockError).toISOString();
    const input = { commandId: uuidv7(), restaurantId, deviceId: this.deviceId, occurredAt, body };
    this.#waiting.push({ path: `kitchen.${name}`, input, onDone });
  }

  /** Sends what waits, if it has a line: what lay for a while comes out of order, and some of it twice at once. */
  async flush(wasAway: boolean): Promise<void> {
    if (this.#isAway) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    const { chance } = this.#wiring;
    const order = wasAway
      ? waiting.map((one) => [chance(), one] as const).toSorted(([left], [right]) => left - right)
      : waiting.map((one) => [0, one] as const);
    for (const [, one] of order) {
      const twins = wasAway && chance() < 0.4 ? 2 : 1;
      await Promise.all(Array.from({ length: twins }, () => this.#send(one)));
    }
  }

  async #send(one: Waiting): Promise<void> {
    const { app, credential } = this.#wiring;
    const { status, body } = await app.call(one.path, one.input, credential);
    if (status === 200) one.onDone(body);
    // The server asks to try again: the same command goes out once more.
    else if (status === 503) this.#waiting.push(one);
    else if (status >= 500 || status === 400) this.faults.push({ path: one.path, status, body });
  }
}
