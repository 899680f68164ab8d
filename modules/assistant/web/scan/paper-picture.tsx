import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import type { PaperBox } from '../../rules/read/paper-word.ts';
import type { ScannedPicture } from '../photo/use-photo.ts';

/** A word fills so much of the width at most; more would only be blurred. */
const zoomMax = 3;
const boxShare = 0.7;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A paper is looked through line by line; of anything else one detail is compared. */
const heights = { PAPER: 'h-44 md:h-[70dvh]', DETAIL: 'h-44 md:h-80' } as const;

export type PaperPictureProps = {
  readonly picture: ScannedPicture;
  readonly box: PaperBox | null;
  readonly of: keyof typeof heights;
};

/** The picture with the place that is looked at in its middle, marked; the whole width of it where none is. */
export const PaperPicture = ({ picture, box, of }: PaperPictureProps) => {
  const { url, width, height } = picture;
  const zoom = box ? Math.min(zoomMax, Math.max(1, (boxShare * width) / Math.max(1, box.x1 - box.x0))) : 1;
  const middle = box ? { x: (box.x0 + box.x1) / 2 / width, y: (box.y0 + box.y1) / 2 / height } : { x: 0.5, y: 0 };
  return (
    <div className={classNames('relative overflow-hidden rounded-control border border-line bg-teff-sunk', heights[of])}>
      <div
        className={classNames('absolute left-1/2', box ? 'top-1/2' : 'top-0')}
        style={{ width: percent(zoom), transform: `translate(${percent(-middle.x)}, ${percent(-middle.y)})` }}
      >
        <img src={url} alt={m.assistant_scan_picture()} className="block w-full" />
        {box && (
          <span
            aria-hidden
            className="absolute rounded-chip border-2 border-line-strong"
            style={{
              left: percent(box.x0 / width),
              top: percent(box.y0 / height),
              width: percent((box.x1 - box.x0) / width),
              height: percent((box.y1 - box.y0) / height),
            }}
          />
        )}
      </div>
    </div>
  );
};
