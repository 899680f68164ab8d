import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { floatClass } from './overlay-parts.tsx';

export type MenuProps = {
  /** The control that opens it; it must take a ref and button properties. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** Open as soon as it is there: for one that is fetched by the click on its control. */
  readonly startsOpen?: boolean;
};

/** A menu that is open as soon as it is there: by the press that wanted it. */
export const MenuDrawing = ({ trigger, children, align = 'start' }: Omit<MenuProps, 'startsOpen'>) => (
  <Radix.Root modal={false} defaultOpen>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={classNames(floatClass, 'z-popover min-w-52 max-w-80 p-1.5')}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

const itemClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-body outline-none select-none ' +
  'data-highlighted:bg-teff-sunk data-disabled:text-ink-3 touch:min-h-12 [&>svg]:size-4 [&>svg]:shrink-0';

export type MenuItemProps = {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  /** A second, quieter line. */
  readonly detail?: ReactNode;
};

export const MenuItem = ({ children, onSelect, icon, detail }: MenuItemProps) => (
  <Radix.Item className={itemClass} onSelect={onSelect}>
    {icon}
    <MenuWords detail={detail}>{children}</MenuWords>
  </Radix.Item>
);

export type MenuChoiceProps = MenuItemProps & { readonly checked: boolean };

/** Switched on or off by itself; what is on is ticked. */
export const MenuChoice = ({ children, onSelect, icon, detail, checked }: MenuChoiceProps) => (
  <Radix.CheckboxItem className={itemClass} checked={checked} onCheckedChange={onSelect}>
    {icon}
    <MenuWords detail={detail}>{children}</MenuWords>
    <Check className={checked ? '' : 'invisible'} aria-hidden />
  </Radix.CheckboxItem>
);

export type MenuOneOfProps = {
  /** The value of the option that is chosen. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** Options. */
  readonly children: ReactNode;
};

/** A set of which exactly one is chosen. */
export const MenuOneOf = ({ chosen, onChoose, children }: MenuOneOfProps) => (
  <Radix.RadioGroup value={chosen} onValueChange={onChoose}>
    {children}
  </Radix.RadioGroup>
);

export type MenuOptionProps = Omit<MenuItemProps, 'onSelect'> & { readonly value: string };

/** One of a set; the chosen one is ticked. */
export const MenuOption = ({ value, children, icon, detail }: MenuOptionProps) => (
  <Radix.RadioItem className={itemClass} value={value}>
    {icon}
    <MenuWords detail={detail}>{children}</MenuWords>
    <span className="size-4 shrink-0">
      <Radix.ItemIndicator>
        <Check className="size-4" aria-hidden />
      </Radix.ItemIndicator>
    </span>
  </Radix.RadioItem>
);

const MenuWords = ({ children, detail }: { readonly children: ReactNode; readonly detail: ReactNode }) => (
  <span className="min-w-0 flex-1">
    <span className="block truncate">{children}</span>
    {detail !== undefined && <span className="block truncate text-small text-ink-3">{detail}</span>}
  </span>
);

export const MenuHeading = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-micro text-ink-3">{children}</Radix.Label>
);

export const MenuRule = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
