import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LocationLimitNotice } from '../../../subscription/web/parts.ts';
import { useCan, useMaybeRestaurant } from '../current-restaurant.tsx';
import { RestaurantFields } from '../register/restaurant-fields.tsx';
import { RestaurantPreview } from '../register/restaurant-preview.tsx';
import { useAddRestaurant } from './use-add-restaurant.ts';

/** One more restaurant of one's account, with the fields of the sign-up; whoever adds it works there from then on. */
export const AddRestaurantScreen = () => {
  const restaurantId = useMaybeRestaurant()?.id;
  const maySee = useCan('subscription.view');
  if (restaurantId === undefined) return null;
  return (
    <section className="flex max-w-[44rem] flex-col gap-6">
      <header>
        <h1 className="text-title">{m.restaurants_add_title()}</h1>
        <p className="text-body text-ink-2">{m.restaurants_add_hint()}</p>
      </header>
      {maySee ? (
        <LocationLimitNotice restaurantId={restaurantId}>
          <AddForm />
        </LocationLimitNotice>
      ) : (
        <Banner status="may-not" title={m.restaurants_refusal_no_account()} />
      )}
    </section>
  );
};

const AddForm = () => {
  const { draft, notice, isSending, send } = useAddRestaurant();
  const [typed] = draft.form.watch('restaurants');
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RestaurantFields draft={draft} index={0} />
      {typed && <RestaurantPreview restaurant={typed} />}
      {notice !== null && <Banner status="wrong" title={notice} />}
      <Button kind="primary" type="submit" className="self-start" busyLabel={isSending ? m.restaurants_adding() : undefined}>
        {m.restaurants_add_one()}
      </Button>
    </form>
  );
};
