import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { dropAllDrafts, isNothingTyped, openDrafts, readDraft } from '../../platform/web/draft-storage.ts';
import { TextField } from '../text-field.tsx';
import { useDraftForm, type FieldIssue } from './use-draft-form.ts';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'REQUIRED')),
  password: z.string().check(z.minLength(8, 'TOO_SHORT')),
});
const defaults = { email: '', password: '' };
const secrets = ['password'] as const;

let sent: unknown;
let refuse: (issues: readonly FieldIssue[]) => void = () => undefined;

const SignUp = () => {
  const { form, field, showIssues } = useDraftForm({
    schema,
    defaults,
    secrets,
    draftKey: 'sign-up',
    describe: (code, values) => ({ title: code, message: `for ${values.email}` }),
  });
  refuse = showIssues;
  return (
    <form onSubmit={form.handleSubmit((values) => (sent = values))}>
      <TextField label="Email" {...field('email')} />
      <TextField label="Password" {...field('password')} />
      <button type="submit">Send</button>
    </form>
  );
};

const type = (label: string, value: string) => act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const submit = () => act(async () => fireEvent.click(screen.getByText('Send')));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(async () => {
  await openDrafts();
  await dropAllDrafts();
  sent = undefined;
});
afterEach(cleanup);

describe('a form loses nothing', () => {
  test('what was typed is there after a reload, a password never', async () => {
    render(<SignUp />);
    await type('Email', 'hanna@example.com');
    await type('Password', 'Secret-12');
    cleanup();
    render(<SignUp />);
    expect(valueOf('Email')).toBe('hanna@example.com');
    expect(valueOf('Password')).toBe('');
    expect(readDraft('sign-up')).toEqual({ email: 'hanna@example.com' });
  });

  test('typed and taken out again, nothing is kept', async () => {
    render(<SignUp />);
    await type('Email', 'hanna@example.com');
    await type('Email', '');
    expect(isNothingTyped()).toBe(true);
  });

  test('the error stands beside its field in words, and what was typed stays', async () => {
    render(<SignUp />);
    await type('Password', 'short');
    await submit();
    expect(sent).toBeUndefined();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('TOO_SHORT.').closest('div')?.textContent).toContain('for');
    expect(valueOf('Password')).toBe('short');
  });

  test('a refusal of the server is shown at the field it is about', async () => {
    render(<SignUp />);
    await type('Email', 'hanna@example.com');
    await type('Password', 'Secret-12');
    await submit();
    expect(sent).toEqual({ email: 'hanna@example.com', password: 'Secret-12' });
    await act(async () => refuse([{ path: 'email', code: 'EMAIL_TAKEN' }]));
    expect(screen.getByText('EMAIL_TAKEN.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });
});
