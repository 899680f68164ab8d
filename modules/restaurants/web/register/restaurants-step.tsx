import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { restaurantsPerSignUpMax } from '../../contract/register.contract.ts';
import { blankRestaurant, type RegisterForm } from './register-form.ts';
import { RestaurantFields } from './restaurant-fields.tsx';
import { RestaurantPreview } from './restaurant-preview.tsx';
import { faultsIn } from './wizard-steps.ts';

export type RestaurantsStepProps = {
  readonly draft: DraftForm<RegisterForm>;
  /** One is gone, and what was said of it with it. */
  readonly onRemoved: () => void;
};

/** Each restaurant under a tab of its own; one that stops the step comes to the front. */
export const RestaurantsStep = ({ draft, onRemoved }: RestaurantsStepProps) => {
  const { form } = draft;
  const [wanted, setWanted] = useState(0);
  const restaurants = form.watch('restaurants');
  const faulty = new Set(faultsIn(2, form.watch()).map(({ path }) => Number(path.split('.')[1])));
  const shown = Math.min(wanted, restaurants.length - 1);
  const here = restaurants[shown];

  const add = () => {
    form.setValue('restaurants', [...form.getValues('restaurants'), blankRestaurant()]);
    setWanted(restaurants.length);
  };
  const remove = () => {
    form.clearErrors('restaurants');
    form.setValue(
      'restaurants',
      form.getValues('restaurants').filter((_one, index) => index !== shown),
    );
    setWanted(Math.max(0, shown - 1));
    onRemoved();
  };

  return (
    <div className="flex flex-col gap-6">
      <p className="-mt-4 text-body text-ink-2">{m.restaurants_details_hint()}</p>
      <div role="group" aria-label={m.restaurants_details()} className="flex gap-1 overflow-x-auto border-b border-line">
        {restaurants.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={index === shown}
            onClick={() => setWanted(index)}
            className="flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-body text-ink-2 focus-ring hover:text-ink aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink"
          >
            <StatusIcon status={faulty.has(index) ? 'not-counted' : 'good'} className="size-4" />
            {name.trim() || m.restaurants_nth({ number: index + 1 })}
          </button>
        ))}
        {restaurants.length < restaurantsPerSignUpMax && (
          <Button kind="quiet" icon={<Plus aria-hidden />} onClick={add} className="touch:min-h-11">
            {m.restaurants_add()}
          </Button>
        )}
      </div>
      <OtherFaults faulty={faulty} shown={shown} onGo={setWanted} isTold={form.getFieldState('restaurants', form.formState).invalid} />
      {here && <RestaurantFields key={here.id} draft={draft} index={shown} staffHint={m.restaurants_expected_staff_hint()} />}
      {restaurants.length > 1 && (
        <Button kind="row" icon={<Trash2 aria-hidden />} onClick={remove} className="self-start">
          {m.restaurants_remove_one({ name: here?.name.trim() || m.restaurants_nth({ number: shown + 1 }) })}
        </Button>
      )}
      {here && <RestaurantPreview restaurant={here} />}
    </div>
  );
};

type OtherFaultsProps = {
  readonly faulty: ReadonlySet<number>;
  readonly shown: number;
  readonly onGo: (index: number) => void;
  readonly isTold: boolean;
};

/** Where the restaurant in sight is complete and another is not, the way there. */
const OtherFaults = ({ faulty, shown, onGo, isTold }: OtherFaultsProps) => {
  const [other] = faulty;
  if (!isTold || faulty.has(shown) || other === undefined) return null;
  return (
    <button type="button" onClick={() => onGo(other)} className="text-link self-start text-body text-wrong focus-ring">
      {m.restaurants_go_to_nth({ number: other + 1 })}
    </button>
  );
};
