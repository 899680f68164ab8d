import { Copy, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';

import { m } from '../generated/messages/web/messages.js';
import { attempt } from '../platform/web/refusal.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { showToast } from './toast.ts';

export type LinkCardProps = {
  readonly link: string;
  /** What whoever gets it can do with it, in a sentence. */
  readonly hint: string;
};

/** A link to hand on: to copy, to share, or to be read off this screen by another phone's camera. */
export const LinkCard = ({ link, hint }: LinkCardProps) => {
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast({ title: m.ui_link_copied() });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-ink-2">{hint}</p>
      <img src={picture} alt={m.ui_link_picture()} className="size-56 self-center rounded-control" />
      <TextField label={m.ui_link()} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        {/* Without https a browser neither copies nor shares for a page; the link itself can still be chosen. */}
        {'clipboard' in navigator && (
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {m.ui_link_copy()}
          </Button>
        )}
        {'share' in navigator && (
          <Button icon={<Share2 aria-hidden />} onClick={() => void attempt(navigator.share({ url: link }))}>
            {m.ui_link_share()}
          </Button>
        )}
      </div>
    </div>
  );
};
