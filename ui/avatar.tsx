import { useState } from 'react';

import { classNames } from './class-names.ts';

export type AvatarProps = {
  readonly name: string;
  /** Where the picture is; initials stand where there is none, or none that can be shown now. */
  readonly src?: string | null | undefined;
  readonly size?: keyof typeof sizes;
};

const sizes = { small: 'size-8 text-micro', large: 'size-20 text-title' } as const;

/** A person's face or initials. Their name always stands beside it, so that it says nothing to a screen reader. */
export const Avatar = ({ name, src, size = 'small' }: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const shape = classNames('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size]);
  if (src && src !== failed) {
    return <img src={src} alt="" decoding="async" onError={() => setFailed(src)} className={classNames(shape, 'object-cover')} />;
  }
  return (
    <span aria-hidden className={classNames(shape, 'bg-berbere-wash font-semibold')}>
      {initialsOf(name)}
    </span>
  );
};

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, word.codePointAt(0) === word.charCodeAt(0) ? 1 : 2))
    .join('');
