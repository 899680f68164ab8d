import {
  BadgeCheck,
  CircleCheck,
  CircleDashed,
  ClockAlert,
  CloudCheck,
  CloudOff,
  Hourglass,
  Info,
  Lock,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

/** A state of a thing; each has one shape, one colour and, from the caller, one word. */
export type Status =
  | 'wrong'
  | 'soon'
  | 'good'
  | 'counted'
  | 'not-counted'
  | 'information'
  | 'waiting'
  | 'no-connection'
  | 'up-to-date'
  | 'old'
  | 'may-not';

const icons: Readonly<Record<Status, LucideIcon>> = {
  wrong: OctagonAlert,
  soon: TriangleAlert,
  good: CircleCheck,
  counted: BadgeCheck,
  'not-counted': CircleDashed,
  information: Info,
  waiting: Hourglass,
  'no-connection': CloudOff,
  'up-to-date': CloudCheck,
  old: ClockAlert,
  'may-not': Lock,
};

/** Text colour of a state on the ground and on its own wash. */
export const statusText: Readonly<Record<Status, string>> = {
  wrong: 'text-wrong',
  soon: 'text-turmeric',
  good: 'text-gomen',
  counted: 'text-gomen',
  'not-counted': 'text-ink-3',
  information: 'text-enset',
  waiting: 'text-enset',
  'no-connection': 'text-enset',
  'up-to-date': 'text-ink-2',
  old: 'text-turmeric',
  'may-not': 'text-ink-2',
};

/** Ground of a banner or a tag in this state. */
export const statusWash: Readonly<Record<Status, string>> = {
  wrong: 'bg-wrong-wash',
  soon: 'bg-turmeric-wash',
  good: 'bg-gomen-wash',
  counted: 'bg-gomen-wash',
  'not-counted': 'bg-teff-sunk',
  information: 'bg-enset-wash',
  waiting: 'bg-enset-wash',
  'no-connection': 'bg-enset-wash',
  'up-to-date': 'bg-teff-sunk',
  old: 'bg-turmeric-wash',
  'may-not': 'bg-teff-sunk',
};

export type StatusIconProps = { readonly status: Status; readonly className?: string };

/** The shape of a state; the word stands beside it, so it is silent for screen readers. */
export const StatusIcon = ({ status, className = 'size-4' }: StatusIconProps) => {
  const Icon = icons[status];
  return <Icon aria-hidden className={`shrink-0 ${statusText[status]} ${className}`} />;
};
