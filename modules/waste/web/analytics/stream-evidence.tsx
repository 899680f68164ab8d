import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { shownNumber } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { dutyOf } from '../../rules/food-waste-duty.ts';
import { wasteDestinations } from '../../rules/waste-words.ts';
import { destinationWord } from '../words/waste-word.ts';
import type { Analysis } from './figure-of.ts';

/** How much went where, by weight, and the duty that it is evidence for. */
export const StreamEvidence = ({ analysis }: { readonly analysis: Analysis }) => {
  const { timeZone } = useRestaurant();
  const { date } = useWhen();
  const duty = dutyOf(timeZone);
  const { destinations, from, to } = analysis;
  const day = (isoDay: string): string => date(new Date(`${isoDay}T12:00:00Z`));
  return (
    <section aria-labelledby="waste-streams" className="border-t border-line pt-4">
      <h2 id="waste-streams" className="text-heading">
        {m.waste_streams()}
      </h2>
      <table className="mt-1 w-full max-w-line text-body">
        <tbody>
          {destinations.map(({ key, weightG, unweighed }) => {
            const known = wasteDestinations.find((one) => one === key);
            return (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {known ? (
                    <Link to="/waste/entries" search={{ from, to, destination: known }} className="text-link focus-ring">
                      {destinationWord(known)}
                    </Link>
                  ) : (
                    m.waste_unknown()
                  )}
                </th>
                <td className="py-2 text-right">
                  {m.waste_kilograms({ weight: shownNumber(Number(weightG) / 1000) })}
                  {unweighed > 0 && (
                    <span className="ml-2 text-small text-ink-2">{m.waste_stream_unweighed({ count: String(unweighed) })}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {duty && (
        <p className="mt-2 max-w-line text-small text-ink-2">
          {m.waste_duty_england({
            from: day(duty.validFrom),
            employees: String(duty.employeesFrom),
            small: day(duty.smallValidFrom),
            law: duty.law,
            smallLaw: duty.smallLaw,
            looked: day(duty.lookedUpOn),
          })}{' '}
          {m.waste_duty_elsewhere()} {!duty.isConfirmed && m.waste_duty_confirm()}{' '}
          <a href={duty.source} target="_blank" rel="noreferrer" className="text-link focus-ring">
            {m.waste_duty_source()}
          </a>{' '}
          <a href={duty.figuresSource} target="_blank" rel="noreferrer" className="text-link focus-ring">
            {m.waste_duty_figures_source()}
          </a>
        </p>
      )}
    </section>
  );
};
