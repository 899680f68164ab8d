import { type AllergenGapKind, allergenGapKinds } from '../../../menu/rules/gap-kinds.ts';
import { type LabelGapKind, labelGapKinds } from '../../../inventory/rules/gap-kinds.ts';
import { type StaffGapKind, staffGapKinds } from '../../../staff/rules/gap-kinds.ts';
import { type CheckGapKind, checkGapKinds } from '../../../tasks/rules/gap-kinds.ts';

/** Everything that an inspection looks for. */
export type GapKind = AllergenGapKind | CheckGapKind | LabelGapKind | StaffGapKind;

/** Everything that an inspection looks for, by what it is about. */
export const gapKinds: readonly GapKind[] = [...checkGapKinds, ...allergenGapKinds, ...labelGapKinds, ...staffGapKinds];

/** How much a gap matters: against a law, soon against one, or against good practice. */
export const gapWeights = ['BREACH', 'SOON', 'PRACTICE'] as const;

/** How much a gap matters. */
export type GapWeight = (typeof gapWeights)[number];

/** A law as one would cite it, and since when it holds. */
export type GapLaw = { readonly title: string; readonly since: string };

/** A day of the calendar: 2006-01-01. */
type LawsOf = Partial<Readonly<Record<GapKind, GapLaw>>>;

const haccp: GapLaw = {
  title: 'Regulation (EC) No 852/2004 (assimilated), Art. 5: procedures based on HACCP, and their records',
  since: '2006-01-01',
};
const training: GapLaw = { title: 'Regulation (EC) No 852/2004 (assimilated), Annex II, chapter XII: training', since: '2006-01-01' };
const allergens: GapLaw = {
  title: 'Food Information Regulations 2014, reg. 5; Regulation (EU) No 1169/2011 (assimilated), Art. 44',
  since: '2014-12-13',
};
const useBy: GapLaw = { title: 'Regulation (EU) No 1169/2011 (assimilated), Art. 24: unsafe after its use-by date', since: '2014-12-13' };
const rightToWork: GapLaw = { title: 'Immigration, Asylum and Nationality Act 2006, s. 15', since: '2008-02-29' };

/**
 * The law behind each kind of gap, for what the module itself does not cite.
 *
 * @source legislation.gov.uk as of November 2026: Regulations (EC) No 852/2004 and (EU) No 1169/2011 as assimilated, SI 2014/1855,
 *   the Act of 2006. For Ethiopia no national level of such records was found: what is missing there is told as good practice.
 */
const laws: Readonly<Record<'GB' | 'ET', LawsOf>> = {
  GB: {
    'no-lists': haccp,
    'list-missed': haccp,
    'failed-without-action': haccp,
    'food-unsettled': haccp,
    'unit-unread': haccp,
    'incident-open': { title: 'Regulation (EC) No 178/2002 (assimilated), Art. 19: unsafe food', since: '2005-01-01' },
    'hygiene-untrained': training,
    'allergens-unknown': allergens,
    'lot-past-use-by': useBy,
    'lot-undated': useBy,
    'right-to-work-unchecked': rightToWork,
  },
  ET: {},
};

/** The law that a gap is against in a country; null where nobody found one, or where only good practice asks for it. */
export const lawOfGap = (kind: GapKind, country: string): GapLaw | null =>
  country === 'GB' || country === 'ET' ? (laws[country][kind] ?? null) : null;

/** Which law the paper named in a gap is asked for by. */
export const lawOfPaper = (topic: string, country: string): GapLaw | null => {
  if (country !== 'GB') return null;
  if (topic === 'RIGHT_TO_WORK') return rightToWork;
  return topic === 'FOOD_HYGIENE' ? training : null;
};
