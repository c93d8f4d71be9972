/** A mistake the operator can fix before the program can start: shown as it is, without a stack. */
export class StartError extends Error {}
