import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

import { m } from '../generated/messages/web/messages.js';
import { StatusIcon } from './status.tsx';
import type { Toast } from './toast-content.ts';
import { isToastOpen, noteToastDismissed, rememberToast } from './toast-memory.ts';

/** The place of the toast on the screen: a new one takes it over, so there is never a pile. */
let place = 1;
const undoMs = 10_000;
const usualMs = 5_000;

let mounted = false;
let shown = 0;

const mount = () => {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      duration={Number.POSITIVE_INFINITY}
      offset={{ bottom: 'calc(1.25rem + var(--toast-lift, 0rem))' }}
      mobileOffset={{ bottom: 'calc(5rem + var(--toast-lift, 0rem))', left: '1rem', right: '1rem' }}
      className="z-toast! font-sans!"
    />,
  );
};

export const present = (content: Toast): void => {
  if (content.isNews && isToastOpen()) return;
  mount();
  rememberToast(content);
  shown += 1;
  // A key of its own per toast, so that the timer and the bar of the one before don't carry over.
  toast.custom(() => <ToastCard key={shown} content={content} />, { id: place, unstyled: true, onDismiss: leave });
};

/** Whoever came into a place that is just being left would leave with it: the next toast gets another. */
const leave = ({ id }: { readonly id: number | string }): void => {
  if (id !== place) return;
  place += 1;
  noteToastDismissed();
};

const dismiss = (): void => {
  const id = place;
  toast.dismiss(id);
  leave({ id });
};

const ToastCard = ({ content }: { readonly content: Toast }) => {
  const { title, description, status = 'good', onUndo } = content;
  const action = onUndo ? { label: m.ui_undo(), onPress: onUndo } : content.action;
  const durationMs = content.durationMs ?? (onUndo ? undoMs : usualMs);
  useEffect(() => {
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return (
    <div className="relative flex min-h-11 w-[22rem] max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 overflow-clip rounded-tile bg-ink px-4 py-2.5 text-body text-teff">
      <StatusIcon status={status} className="size-[1.125rem] text-teff!" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{title}</span>
        {description && <span className="block text-small opacity-85">{description}</span>}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismiss();
            action.onPress();
          }}
          className="-my-1 ml-auto inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-semibold focus-ring touch:min-h-11"
        >
          {onUndo && <Undo2 className="size-4" aria-hidden />}
          {action.label}
        </button>
      )}
      {onUndo && <span aria-hidden className="absolute inset-x-0 bottom-0 h-[3px] animate-drain bg-teff/60" />}
    </div>
  );
};
