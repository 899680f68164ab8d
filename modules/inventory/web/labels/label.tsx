import { useMemo } from 'react';
import { renderSVG } from 'uqr';

import { m } from '../../../../generated/messages/web/messages.js';
import type { BusinessDate } from '../../../../kit/time/business-date.ts';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { Allergens } from '../../rules/allergen.ts';
import type { LabelDays, LabelKind } from '../../rules/label.ts';
import { AllergenLine } from './allergen-line.tsx';
import type { LabelPaper } from './labels-search.ts';

/** Everything that stands on one label. */
export type LabelFacts = {
  readonly kind: LabelKind;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly allergens: Allergens;
  readonly days: LabelDays;
  readonly lotNumber: string | null;
  /** What the square leads to; null where there is no lot to lead to. */
  readonly link: string | null;
  readonly barcode: string | null;
  /** Who put it on. */
  readonly by: string;
};

type Word = (inputs: Record<never, never>, options: { readonly locale: Locale }) => string;

/** What was done on the first day that a label says. */
export const doneWords: Readonly<Record<LabelKind, Word>> = {
  PREP: m.inventory_label_prepared,
  OPENED: m.inventory_label_opened,
  THAWED: m.inventory_label_thawed,
  LOT: m.inventory_label_received,
};

/** How large a label is, in the paper's own measure; a roll of 62 mm is cut where the label ends. */
const sizes: Readonly<Record<LabelPaper, string>> = {
  '57x32': 'w-[57mm] h-[32mm]',
  '62': 'w-[62mm] min-h-[32mm]',
  A4: 'w-[63.5mm] h-[33.9mm]',
};

/** Paper is white and ink is black, whatever the theme; and only ink is printed, so that nothing is told by a ground. */
const ink = { background: 'white', color: 'black' };

export type LabelProps = { readonly facts: LabelFacts; readonly paper: LabelPaper; readonly languages: readonly Locale[] };

/** One label at its true size, black on white in every theme: the preview is what the printer gets. */
export const Label = ({ facts, paper, languages }: LabelProps) => {
  const wall = useWall();
  const { kind, days, lotNumber, barcode, by } = facts;
  const said = (word: Word) => languages.map((locale) => word({}, { locale })).join(' / ');
  const day = (iso: BusinessDate) => languages.map((language) => dayText(iso, 'short', { wall, language })).join(' / ');
  const { useUntil } = days;
  return (
    <article className={`flex gap-[1.5mm] overflow-hidden p-[2mm] text-[2.6mm] leading-[1.25] ${sizes[paper]}`} style={ink}>
      <div className="flex min-w-0 flex-1 flex-col gap-[0.6mm]">
        <p className="text-[3.6mm] leading-[1.15] font-bold">{names(facts, languages)}</p>
        <p>
          {said(doneWords[kind])} {day(days.doneOn)}
        </p>
        <p className="text-[3.2mm] font-bold">
          {useUntil === null ? said(m.inventory_label_no_date) : `${said(m.inventory_label_use_by)} ${day(useUntil)}`}
        </p>
        <AllergenLine allergens={facts.allergens} languages={languages} />
        <p className="mt-auto truncate">{[lotNumber ?? '', by, barcode ?? ''].filter((word) => word !== '').join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-col items-center justify-between gap-[1mm]">
        {useUntil !== null && (
          <span className="flex size-[10mm] items-center justify-center rounded-full border-[0.6mm] border-current text-[3mm] font-bold">
            {weekdayText(useUntil, 'short', languages[0] ?? 'en')}
          </span>
        )}
        {facts.link !== null && <Square link={facts.link} />}
      </div>
    </article>
  );
};

const names = ({ name, nameLocal }: LabelFacts, languages: readonly Locale[]): string =>
  [...new Set(languages.map((locale) => (locale === 'am' ? (nameLocal ?? name) : name)))].join(' / ');

const Square = ({ link }: { readonly link: string }) => {
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 0 }))}`, [link]);
  return <img src={picture} alt={m.inventory_label_square()} className="size-[13mm]" />;
};
