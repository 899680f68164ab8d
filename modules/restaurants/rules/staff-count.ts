/**
 * More people than any one restaurant has.
 *
 * @unit people
 */
export const staffCountMax = 9999;

/** Whether what somebody typed is a number of people that a restaurant may say it expects to have. */
export const isStaffCount = (typed: string): boolean => /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= staffCountMax;
