/** Addresses that the server answers itself: for them the kept shell must not stand in, or nobody could ever pay there. */
export const serverPaths = /^\/(api|rpc|live|dev|files|calendar|portal|sandbox|healthz|readyz)([/?]|$)/;
