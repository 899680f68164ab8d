/** In this tab alone: a reset in one tab is no reason for another to stay where it is. */
const key = 'maed.recovery';

/** Whether a password is being recovered in this tab; a session that ends meanwhile leads nowhere else. */
export const isRecoveryInProgress = (): boolean => sessionStorage.getItem(key) !== null;

/** A reset link led here. */
export const noteRecovery = (): void => sessionStorage.setItem(key, 'yes');

/** It ended, one way or the other. */
export const endRecovery = (): void => sessionStorage.removeItem(key);
