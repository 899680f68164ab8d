import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export type TabOption<Value extends string> = { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode };

export type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly TabOption<Value>[];
  readonly value: Value;
  /** The open tab belongs in the address; the caller puts it there. */
  readonly onChange: (value: Value) => void;
};

export const Tabs = <Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => {
      const chosen = tabs.find((tab) => tab.value === next);
      if (chosen) onChange(chosen.value);
    }}
  >
    <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-10 shrink-0 border-b-[3px] border-transparent px-3 text-body text-ink-2 focus-ring motion-quick hover:text-ink data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink touch:min-h-12"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-6 focus-ring">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
