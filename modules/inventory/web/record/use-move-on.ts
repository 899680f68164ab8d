import { useEffect, type RefObject } from 'react';

/** Enter goes to the next field of a form; from the last it sends the form. */
export const useMoveOn = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const moveOn = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const fields = [...element.querySelectorAll<HTMLElement>('input:not([type=radio]), select')];
      const next = fields[fields.indexOf(event.target) + 1];
      if (next) next.focus();
      else element.requestSubmit();
    };
    element.addEventListener('keydown', moveOn);
    return () => element.removeEventListener('keydown', moveOn);
  }, [form]);
};
