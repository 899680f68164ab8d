import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { allergenCodes, type AllergenState } from '../../../inventory/rules/allergen.ts';
import { allergenStateWord } from '../../../inventory/web/parts.ts';
import { allergensIn, type AllergenMarksProps } from './allergen-marks.tsx';

const stateStatus: Readonly<Record<AllergenState, Status>> = {
  CONTAINS: 'wrong',
  MAY_CONTAIN: 'soon',
  UNKNOWN: 'not-counted',
  FREE: 'good',
};
const order: readonly AllergenState[] = ['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN', 'FREE'];

/** The fourteen, by what is known of each, and who vouches for it. */
export const AllergenTable = ({ allergens, verification }: AllergenMarksProps) => (
  <section className="flex flex-col gap-2">
    <h2 className="text-heading">{m.menu_tab_allergens()}</h2>
    {allergens === null ? (
      <p className="text-body text-ink-2">{m.menu_allergens_unknown()}</p>
    ) : (
      order.flatMap((state) => {
        const names = allergensIn(allergens, state);
        return names.length === 0
          ? []
          : [
              <p key={state} className="flex flex-wrap items-baseline gap-x-2 text-body">
                <StatusLine status={stateStatus[state]}>{allergenStateWord(state)}</StatusLine>
                {names.length === allergenCodes.length ? m.menu_all_fourteen() : names.join(m.ui_comma())}
              </p>,
            ];
      })
    )}
    <VouchedFor verification={verification} />
  </section>
);

/** Who vouches for it; one that no longer stands says so. */
export const VouchedFor = ({ verification }: Pick<AllergenMarksProps, 'verification'>) => {
  const { moment } = useWhen();
  if (verification === null) return <p className="text-small text-ink-2">{m.menu_nobody_vouches()}</p>;
  const said = { name: verification.verifiedBy, when: moment(verification.verifiedAt) };
  return (
    <p className="text-small">
      <StatusLine status={verification.stands ? 'good' : 'soon'}>
        {verification.stands ? m.menu_vouched_by(said) : m.menu_vouch_open({ ...said })}
      </StatusLine>
    </p>
  );
};
