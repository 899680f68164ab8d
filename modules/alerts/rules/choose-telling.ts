import { type Channel, isUnavoidable } from './channels.ts';
import { type TellingOfKind, usualTelling } from './preferences.ts';
import { isForRole, signalKinds, signalLaws, type SignalKind } from './signal-kinds.ts';

/** What somebody chose, by kind, where it is not as usual. */
export type ChosenKinds = Readonly<Partial<Record<SignalKind, TellingOfKind>>>;

/** The kinds that somebody in a role can ever hear of, in the order in which they are chosen. */
export const kindsHeardBy = (role: string): readonly SignalKind[] =>
  signalKinds.filter((kind) => signalLaws[kind].to === 'named' || isForRole(signalLaws[kind], role));

/** Whether a kind reaches its person whatever they choose. */
export const isFixed = (kind: SignalKind): boolean => isUnavoidable(signalLaws[kind], signalLaws[kind].severity);

/** Whether a kind never disturbs anybody, but stands in the list and the digest: there is no other way to choose. */
export const isOnlyListed = (kind: SignalKind): boolean => signalLaws[kind].severity === 'INFO';

/** Whether there is anything to choose of a kind on a way. */
export const isChoosable = (kind: SignalKind, channel: Channel): boolean => {
  if (channel === 'APP') return !isFixed(kind);
  return channel === 'MAIL' ? !isOnlyListed(kind) : !isFixed(kind) && !isOnlyListed(kind);
};

const fields = { PUSH: 'push', MAIL: 'mail', TELEGRAM: 'telegram' } as const;

const tellingIn = (kinds: ChosenKinds, kind: SignalKind): TellingOfKind => kinds[kind] ?? usualTelling;

/** Whether a kind is told on a way, by what was chosen; in the app alone may be switched off as a whole. */
export const isTold = (kinds: ChosenKinds, kind: SignalKind, channel: Channel): boolean => {
  if (isFixed(kind)) return channel !== 'MAIL' || tellingIn(kinds, kind).mail;
  const telling = tellingIn(kinds, kind);
  if (telling.isOff) return false;
  return channel === 'APP' || (!isOnlyListed(kind) && telling[fields[channel]]);
};

/** Some kinds told on a way, or told there no more. */
export type Change = { readonly kinds: readonly SignalKind[]; readonly channel: Channel; readonly isOn: boolean };

/** What is chosen after a change; what cannot be chosen stays as it is, and a way that is switched on brings its kind back. */
export const withChange = (chosen: ChosenKinds, { kinds, channel, isOn }: Change): ChosenKinds => {
  const changed = kinds
    .filter((kind) => isChoosable(kind, channel))
    .map((kind) => {
      const before = tellingIn(chosen, kind);
      if (channel === 'APP') return [kind, { ...before, isOff: !isOn }] as const;
      return [kind, { ...before, isOff: before.isOff && !isOn, [fields[channel]]: isOn }] as const;
    });
  return { ...chosen, ...Object.fromEntries(changed) };
};
