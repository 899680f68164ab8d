import { registerFormSchema, restaurantFormSchema, type RegisterForm } from './register-form.ts';

/** What each step of the wizard asks, in the order of its fields. */
const fieldsOfStep = [
  ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
  ['count'],
  ['restaurants'],
  ['hasAcceptedTerms'],
] as const satisfies readonly (readonly (keyof RegisterForm)[])[];

/** The last step, which sends. */
export const lastStep: number = fieldsOfStep.length - 1;

/** The fields of a step. */
export const fieldsOf = (step: number): readonly (keyof RegisterForm)[] => fieldsOfStep[step] ?? [];

/** One thing that is wrong: where, as a path with dots, and the code of its words. */
export type Fault = { readonly path: string; readonly code: string };

/** The fields of a restaurant as they stand on the screen. What is wrong between two of them is found after all others. */
const restaurantFields = Object.keys(restaurantFormSchema.shape);

const placeOf = ({ path }: Fault): number => {
  const [, restaurant = '0', field = ''] = path.split('.');
  return Number(restaurant) * restaurantFields.length + restaurantFields.indexOf(field);
};

/** What is wrong in one step, in the order of its fields. */
export const faultsIn = (step: number, values: RegisterForm): readonly Fault[] => {
  const { error } = registerFormSchema.safeParse(values);
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), code: message }));
  return fieldsOf(step).flatMap((field) =>
    faults.filter(({ path }) => path === field || path.startsWith(`${field}.`)).toSorted((left, right) => placeOf(left) - placeOf(right)),
  );
};

/** The first step in which something is wrong; null when all of it may be sent. */
export const firstFaultyStep = (values: RegisterForm): number | null => {
  const step = fieldsOfStep.findIndex((_fields, index) => faultsIn(index, values).length > 0);
  return step === -1 ? null : step;
};
