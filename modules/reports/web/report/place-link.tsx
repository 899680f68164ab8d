import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type PlaceLinkProps = {
  /** A path of this app with its search, or null where a figure leads nowhere. */
  readonly place: string | null;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The way from a figure down to what makes it. */
export const PlaceLink = ({ place, className = '', children }: PlaceLinkProps) =>
  place === null ? (
    <span>{children}</span>
  ) : (
    // The server says where; the router knows its places by patterns that a path as data cannot be checked against.
    <Link to={place as '/'} className={`rounded-chip focus-ring ${className}`}>
      {children}
    </Link>
  );
