import { m } from '../../../../generated/messages/web/messages.js';
import type { DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { emailLengthMax } from '../../../accounts/rules/email-address.ts';
import type { RegisterForm } from './register-form.ts';

/** Who signs up. */
export const PersonFields = ({ draft: { form, field } }: { readonly draft: DraftForm<RegisterForm> }) => (
  <div className="flex flex-col gap-5">
    <Segment
      label={m.restaurants_title()}
      value={form.watch('title')}
      onChange={(title) => form.setValue('title', title)}
      options={[
        { value: 'owner', label: m.restaurants_owner() },
        { value: 'manager', label: m.restaurants_manager() },
      ]}
    />
    <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
      <TextField label={m.restaurants_first_name()} autoComplete="given-name" {...field('firstName')} />
      <TextField label={m.restaurants_last_name()} autoComplete="family-name" {...field('lastName')} />
    </div>
    <TextField
      label={m.restaurants_email()}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={emailLengthMax + 1}
      {...field('email')}
    />
    <PasswordField
      label={m.restaurants_password()}
      hint={m.restaurants_password_hint()}
      autoComplete="new-password"
      {...field('password')}
    />
    <PasswordField label={m.restaurants_confirm_password()} autoComplete="new-password" {...field('confirmPassword')} />
  </div>
);
