import { Check, Minus } from 'lucide-react';
import { useCallback, type ComponentProps, type ReactNode, type Ref } from 'react';

import { classNames } from './class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Beside the box; without it give an `aria-label`. */
  readonly children?: ReactNode;
  /** Some, but not all, of what the box stands for. */
  readonly mixed?: boolean;
};

export const Checkbox = ({ children, mixed = false, className, ref, ...input }: CheckboxProps) => {
  // "Mixed" exists as a property only, so it is set on the element itself.
  const box = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = mixed;
      handOver(ref, element);
    },
    [mixed, ref],
  );
  return (
    <label className={classNames('inline-flex min-h-6 items-start gap-2.5 text-body touch:min-h-11 touch:items-center', className)}>
      <span className="relative mt-0.5 inline-flex size-[1.125rem] shrink-0 touch:mt-0">
        <input
          {...input}
          ref={box}
          type="checkbox"
          className="peer size-full appearance-none rounded-chip border border-line-strong bg-teff-raise focus-ring motion-quick checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink aria-invalid:border-wrong"
        />
        <Check className={mark(mixed ? '' : 'peer-checked:block')} strokeWidth={3} aria-hidden />
        <Minus className={mark(mixed ? 'block!' : '')} strokeWidth={3} aria-hidden />
      </span>
      {children !== undefined && <span>{children}</span>}
    </label>
  );
};

const mark = (when: string) => classNames('pointer-events-none absolute inset-0.5 hidden size-3.5 text-teff', when);

const handOver = (ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};
