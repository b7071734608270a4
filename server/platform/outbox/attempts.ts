/** Attempts to send a message, after which it is given up for a person to look at. */
export const MAX_ATTEMPTS = 10;
