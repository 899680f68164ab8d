/** Something that really happened to one item, and when the server heard of it. */
export type Happening = {
  readonly item: number;
  readonly kind: 'RECEIPT' | 'SALE' | 'WASTE' | 'STAFF_MEAL' | 'COUNT' | 'TYPED_WRONG' | 'SENT';
  /** @unit tins; of a count, what is found is worked out from what happened */
  readonly tins: number;
  /** @unit minutes since the month began */
  readonly minute: number;
  /** @unit minutes since the month began; later than `minute` where a tablet was offline or somebody was slow */
  readonly heard: number;
  /** A price came with it. */
  readonly pence: number | null;
  /** @unit tins of what was sent to the other restaurant that never came there */
  readonly missing: number;
};

/** What left without anybody recording it. */
export type Loss = { readonly item: number; readonly tins: number; readonly minute: number };

/** A month of a kitchen: what happened and was recorded, sooner or later, and what was not. */
export type Month = { readonly happenings: readonly Happening[]; readonly losses: readonly Loss[] };

/** A number from 0 to below 1, the same ones for the same seed. */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Told = Partial<Pick<Happening, 'pence' | 'missing'>>;

const dayMinutes = 1440;
const days = 30;

/** Most things are heard at once; two tablets lose the line for hours, and some papers lie about for days. */
const delayOf = (chance: () => number): number => {
  const roll = chance();
  if (roll < 0.75) return 0;
  return roll < 0.93 ? Math.floor(chance() * 600) : Math.floor(chance() * 5 * dayMinutes);
};

type Put = (one: Omit<Happening, 'item' | 'heard' | 'pence' | 'missing'>, told?: Told) => void;

type Life = {
  readonly chance: () => number;
  readonly minuteOn: (day: number, from: number, to: number) => number;
  readonly put: Put;
  readonly lose: (tins: number, minute: number) => void;
};

/** What happens to an item on one day. */
const liveDay = ({ item, day }: { readonly item: number; readonly day: number }, { chance, minuteOn, put, lose }: Life): void => {
  if (day % 4 === item % 4) {
    const pence = chance() < 0.8 ? 300 + Math.floor(chance() * 300) : null;
    put({ kind: 'RECEIPT', tins: 8 + Math.floor(chance() * 20), minute: minuteOn(day, 300, 600) }, { pence });
  }
  if (chance() < 0.6) put({ kind: 'SALE', tins: 1 + Math.floor(chance() * 6), minute: minuteOn(day, 720, 1320) });
  if (chance() < 0.15) put({ kind: 'WASTE', tins: 1 + Math.floor(chance() * 3), minute: minuteOn(day, 720, 1400) });
  if (chance() < 0.05) put({ kind: 'STAFF_MEAL', tins: 1, minute: minuteOn(day, 800, 900) });
  if (chance() < 0.04) put({ kind: 'TYPED_WRONG', tins: 9, minute: minuteOn(day, 720, 1400) });
  if (chance() < 0.06) {
    const tins = 1 + Math.floor(chance() * 5);
    put({ kind: 'SENT', tins, minute: minuteOn(day, 600, 720) }, { missing: chance() < 0.3 ? Math.ceil(chance() * tins) : 0 });
  }
  if (chance() < 0.06) lose(1 + Math.floor(chance() * 3), minuteOn(day, 1000, 1400));
  // Counted once a week in the middle of service, and all of it at the end.
  if (day % 7 === item % 7) put({ kind: 'COUNT', tins: 0, minute: minuteOn(day, 1080, 1200) });
};

/** Makes a month of so many items; every minute of an item holds one thing at most, so its true order is certain. */
export const monthOf = (seed: number, items: number): Month => {
  const chance = chanceOf(seed);
  const happenings: Happening[] = [];
  const losses: Loss[] = [];
  for (let item = 0; item < items; item += 1) {
    const taken = new Set<number>();
    const minuteOn = (day: number, from: number, to: number): number => {
      let minute = day * dayMinutes + Math.floor(from + chance() * (to - from));
      while (taken.has(minute)) minute += 1;
      taken.add(minute);
      return minute;
    };
    const put: Put = (one, { pence = null, missing = 0 } = {}) => {
      happenings.push({ ...one, item, heard: one.minute + delayOf(chance), pence, missing });
    };
    put({ kind: 'RECEIPT', tins: 60, minute: minuteOn(0, 0, 30) }, { pence: 400 });
    const lose = (tins: number, minute: number): void => void losses.push({ item, tins, minute });
    for (let day = 0; day < days; day += 1) liveDay({ item, day }, { chance, minuteOn, put, lose });
    put({ kind: 'COUNT', tins: 0, minute: days * dayMinutes });
  }
  return { happenings, losses };
};

const signs = { RECEIPT: 1, SALE: -1, WASTE: -1, STAFF_MEAL: -1, COUNT: 0, TYPED_WRONG: 0, SENT: -1 } as const;

/** What really lay on the shelf at a minute, by adding up what happened: slow, and knowing nothing of ledgers. */
export const shelfAt = ({ happenings, losses }: Month, item: number, minute: number): number => {
  const recorded = happenings.filter((one) => one.item === item && one.minute <= minute);
  const lost = losses.filter((one) => one.item === item && one.minute <= minute);
  return recorded.reduce((sum, one) => sum + signs[one.kind] * one.tins, 0) - lost.reduce((sum, one) => sum + one.tins, 0);
};

/** What of an item lies at the other restaurant, which has nothing but what was sent there and came. */
export const cameAt = ({ happenings }: Month, item: number): number =>
  happenings.filter((one) => one.item === item && one.kind === 'SENT').reduce((sum, one) => sum + one.tins - one.missing, 0);
