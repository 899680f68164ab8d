import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';

/** A line of an invoice that an address may name: whoever comes by it sees that line first. */
export const NamedLine = ({
  lineId,
  className,
  children,
}: {
  readonly lineId: string;
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const id = `line-${lineId}`;
  const isNamed = useLocation({ select: ({ hash }) => hash === id });
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li ref={line} id={id} aria-current={isNamed || undefined} className={`${className} aria-[current]:bg-teff-sunk`}>
      {children}
    </li>
  );
};
