import { m } from '../../../../generated/messages/web/messages.js';
import { PasswordField } from '../../../../ui/password-field.tsx';

export type PinFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (pin: string) => void;
};

/** The digits by which somebody is to enter at the shared tablets; never filled in by a browser. */
export const PinField = ({ isWrong, onChange, ...field }: PinFieldProps) => (
  <PasswordField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    error={isWrong ? { message: m.restaurants_pin_text() } : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
);
