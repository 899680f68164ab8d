import { m } from '../../../../generated/messages/web/messages.js';
import type { LabelKind } from '../../rules/label.ts';
import type { LabelLanguage, LabelPaper } from '../labels/labels-search.ts';

const kinds: Readonly<Record<LabelKind, () => string>> = {
  PREP: m.inventory_label_kind_prep,
  OPENED: m.inventory_label_kind_opened,
  THAWED: m.inventory_label_kind_thawed,
  LOT: m.inventory_label_kind_lot,
};

/** What a label is for. */
export const labelKindWord = (kind: LabelKind): string => kinds[kind]();

const papers: Readonly<Record<LabelPaper, () => string>> = {
  '57x32': m.inventory_label_paper_57,
  '62': m.inventory_label_paper_62,
  A4: m.inventory_label_paper_a4,
};

/** What it is printed on. */
export const labelPaperWord = (paper: LabelPaper): string => papers[paper]();

const languages: Readonly<Record<LabelLanguage, () => string>> = {
  en: m.inventory_label_language_en,
  am: m.inventory_label_language_am,
  both: m.inventory_label_language_both,
};

/** In which language it is written. */
export const labelLanguageWord = (language: LabelLanguage): string => languages[language]();
