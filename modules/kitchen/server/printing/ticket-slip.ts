import { m } from '../../../../generated/messages/server/messages.js';
import { clockText, type Wall } from '../../../../kit/time/wall.ts';
import type { Slip, SlipBlock } from '../../../../platform/server/printing/slip.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { type PrintChange, printChanges } from '../../rules/print-change.ts';
import { channelWord } from '../channel-word.ts';
import type { LineRow } from '../tables.ts';

/** The language of a paper. */
export type PaperLanguage = 'en' | 'am';

/** A line as a ticket says it. */
export type TicketLine = {
  readonly change: PrintChange;
  /** @unit portions */
  readonly quantity: number;
  readonly line: Pick<
    LineRow,
    'dishName' | 'dishNameLocal' | 'modifiers' | 'note' | 'hasAllergy' | 'course' | 'remakeOfId' | 'sortOrder' | 'seat'
  >;
};

/** What a ticket says. */
export type TicketFacts = {
  readonly station: { readonly name: string; readonly nameLocal: string | null };
  readonly number: string;
  readonly tableName: string | null;
  readonly guestName: string | null;
  readonly channel: Channel;
  readonly covers: number | null;
  readonly allergyNote: string | null;
  readonly at: Date;
  readonly lines: readonly TicketLine[];
};

type Spoken = { readonly language: PaperLanguage; readonly wall: Wall };

const pick = (name: string, local: string | null, language: PaperLanguage): string => (language === 'am' ? (local ?? name) : name);

const headingOf = (change: PrintChange, language: PaperLanguage): string | null => {
  const locale = { locale: language };
  const headings: Readonly<Record<PrintChange, (() => string) | null>> = {
    VOID: () => m.kitchen_print_void({}, locale),
    LESS: () => m.kitchen_print_less({}, locale),
    HOLD: () => m.kitchen_print_hold({}, locale),
    CHANGED: () => m.kitchen_print_changed({}, locale),
    MORE: () => m.kitchen_print_more({}, locale),
    NEW: () => m.kitchen_print_new({}, locale),
    OPEN: null,
  };
  return headings[change]?.() ?? null;
};

const signs: Readonly<Partial<Record<PrintChange, string>>> = { LESS: '−', MORE: '+' };

/** A dish, and below it, as large, everything that makes it another one. */
const dishBlocks = ({ change, quantity, line }: TicketLine, language: PaperLanguage): readonly SlipBlock[] => {
  const locale = { locale: language };
  const isStruck = change === 'VOID';
  const below = (text: string): SlipBlock => ({ kind: 'counted', count: '', text, size: 'large', isStruck });
  return [
    {
      kind: 'counted',
      count: `${signs[change] ?? ''}${quantity}`,
      text: pick(line.dishName, line.dishNameLocal, language),
      size: 'large',
      isStruck,
    },
    ...line.modifiers.map(({ name, nameLocal }) => below(`+ ${pick(name, nameLocal, language)}`)),
    ...(line.note === null ? [] : [below(`» ${line.note}`)]),
    ...(line.remakeOfId === null ? [] : [below(m.kitchen_print_again({}, locale))]),
    ...(line.hasAllergy && !isStruck
      ? [{ kind: 'framed' as const, text: m.kitchen_print_allergy({}, locale), size: 'large' as const }]
      : []),
  ];
};

/** Lines of one change, course by course; one course alone, and the first, needs no word. */
const courseBlocks = (lines: readonly TicketLine[], language: PaperLanguage): readonly SlipBlock[] => {
  const courses = [...new Set(lines.map(({ line }) => line.course))].toSorted((left, right) => left - right);
  return courses.flatMap((course) => {
    const text = m.kitchen_print_course({ course }, { locale: language });
    const heading: readonly SlipBlock[] =
      courses.length > 1 || course > 1 ? [{ kind: 'text', text, size: 'normal', isBold: true, side: 'left' }] : [];
    const own = lines.filter(({ line }) => line.course === course).toSorted((left, right) => left.line.sortOrder - right.line.sortOrder);
    return [...heading, ...own.flatMap((line) => dishBlocks(line, language))];
  });
};

const headBlocks = (facts: TicketFacts, { language, wall }: Spoken): readonly SlipBlock[] => {
  const locale = { locale: language };
  const { tableName, guestName, covers, allergyNote } = facts;
  const where =
    tableName === null ? (guestName ?? channelWord(facts.channel, language)) : m.kitchen_bill_table({ table: tableName }, locale);
  const who = [channelWord(facts.channel, language), ...(covers === null ? [] : [m.kitchen_covers({ covers }, locale)])].join(' · ');
  const text = (words: string): SlipBlock => ({ kind: 'text', text: words, size: 'normal', isBold: false, side: 'left' });
  return [
    {
      kind: 'pair',
      left: pick(facts.station.name, facts.station.nameLocal, language),
      right: clockText(facts.at, wall, language),
      size: 'normal',
      isBold: true,
    },
    { kind: 'text', text: facts.number, size: 'huge', isBold: true, side: 'left' },
    { kind: 'text', text: where, size: 'huge', isBold: true, side: 'left' },
    text(tableName !== null && guestName !== null ? `${who} · ${guestName}` : who),
    ...(allergyNote === null
      ? []
      : [{ kind: 'framed' as const, text: m.kitchen_print_allergy_to({ note: allergyNote }, locale), size: 'large' as const }]),
  ];
};

/** A ticket on paper: what changed, the worst first, and nothing else. */
export const ticketSlip = (facts: TicketFacts, spoken: Spoken): Slip => {
  const { language } = spoken;
  const isOpen = facts.lines.some(({ change }) => change === 'OPEN');
  const opening: readonly SlipBlock[] = isOpen
    ? [{ kind: 'inverse', text: m.kitchen_print_ticket_open({}, { locale: language }), size: 'normal' }]
    : [];
  // What is new needs no word where everything is; beside a change it would seem to be part of that.
  const isAllNew = facts.lines.every(({ change }) => change === 'NEW');
  const blocks = printChanges.flatMap((change): readonly SlipBlock[] => {
    const lines = facts.lines.filter((line) => line.change === change);
    if (lines.length === 0) return [];
    const heading = isAllNew ? null : headingOf(change, language);
    return [
      ...(heading === null ? [] : [{ kind: 'inverse' as const, text: heading, size: 'huge' as const }]),
      ...courseBlocks(lines, language),
    ];
  });
  return { blocks: [...opening, ...headBlocks(facts, spoken), { kind: 'rule' }, ...blocks] };
};
