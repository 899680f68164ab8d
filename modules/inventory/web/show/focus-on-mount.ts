/** As a ref: the cursor stands in this field as it appears, because the person came to fill it in. Focus moves once. */
export const focusOnMount = (element: HTMLInputElement | null): void => element?.focus();
