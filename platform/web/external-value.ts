import { useSyncExternalStore } from 'react';

/** A value that lives outside components and tells them when it changed. */
export type ExternalValue<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const externalValue = <Value>(initial: Value): ExternalValue<Value> => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useExternalValue = <Value>(value: ExternalValue<Value>): Value => useSyncExternalStore(value.subscribe, value.get);
