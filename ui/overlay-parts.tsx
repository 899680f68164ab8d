import { X } from 'lucide-react';

import { m } from '../generated/messages/web/messages.js';
import { IconButton } from './icon-button.tsx';

/** What lies between an overlay and the page behind it: darker than the page by day and by night, so that what floats is in front. */
export const scrimClass = 'fixed inset-0 bg-scrim animate-panel';

/** The edge and ground of what floats: a line and a halo of the ground, never a shadow. */
export const floatClass =
  'rounded-popover border border-line-strong bg-teff-raise text-body text-ink outline-[8px] outline-teff/70 animate-panel';

export const CloseButton = ({ onClick }: { readonly onClick?: () => void }) => (
  <IconButton label={m.ui_close()} onClick={onClick} className="-my-1.5 -mr-2">
    <X aria-hidden />
  </IconButton>
);
