import { OctagonAlert } from 'lucide-react';

import { m } from '../generated/messages/web/messages.js';

/** What is wrong with a field: a title where the product has one, and a sentence that never blames. */
export type FieldError = { readonly title?: string | undefined; readonly message?: string | undefined };

/** The shape, the title and the sentence under a field. */
export const FieldErrorText = ({ error: { title, message } }: { readonly error: FieldError }) => (
  <p className="flex items-start gap-1.5 text-small text-wrong">
    <OctagonAlert className="mt-px size-4 shrink-0" aria-hidden />
    <span>
      {title && <b className="font-semibold">{m.ui_sentence({ text: title })}</b>} {message}
    </span>
  </p>
);
