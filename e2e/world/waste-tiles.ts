/** A tile of the waste log that holds at least one of its unit, so that one of it is a touch away. Which tiles there are hangs on the hour. */
export const atLeastOneOnHand = /[^\d.][1-9][\d,]*(\.\d+)? \S+ on hand/;
