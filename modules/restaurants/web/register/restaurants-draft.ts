import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import type { RegisterForm, RestaurantForm } from './register-form.ts';

/** A field of one of the restaurants of a form. */
export type RestaurantPath = `restaurants.${number}.${keyof RestaurantForm}`;

/** A form with restaurants in it, whatever else it asks: the sign-up, and one more restaurant. */
export type RestaurantsDraft = {
  readonly field: (name: RestaurantPath) => ReturnType<DraftForm<RegisterForm>['field']>;
  readonly form: {
    readonly getValues: (name: RestaurantPath) => string;
    readonly setValue: (name: RestaurantPath, value: string) => void;
  };
};
