import { m } from '../../../../generated/messages/server/messages.js';
import { joinWords } from '../../rules/join-words.ts';
import { moneyOfSignal } from '../money-of-signal.ts';
import type { signal } from '../tables.ts';
import type { On } from '../word-parts.ts';
import { wordsOfSignal } from '../words-of-signal.ts';

type Signal = typeof signal.$inferSelect;

/** What a signal says outside the app, with what hangs on it for those who may see what things cost. */
export const noticeWords = (about: Signal, role: string, on: On) => {
  const { title, message } = wordsOfSignal(about.kind, about.words, on);
  const stake = moneyOfSignal(about, { role, tabletId: null }, on)?.text ?? '';
  const isIgnored = about.escalatedAt === null ? '' : m.alerts_nobody_looked({}, on);
  return { title, text: joinWords(isIgnored, message, stake) };
};
