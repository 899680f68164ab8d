import { FieldErrorText, type FieldError } from '../field-error.tsx';

/** What stands against sending a form and belongs to no field of it, above its button; nothing where nothing does. */
export const FaultLine = ({ error }: { readonly error: FieldError | undefined }) =>
  error ? (
    <div role="alert">
      <FieldErrorText error={error} />
    </div>
  ) : null;
