/**
 * The data that a browser clears at sign-out, since the device may be shared with other people: stored answers
 * and pages, the back-forward cache included. Not "storage", which would delete the device's own record
 * (`dispositivo`), which the clean-up keeps; nor "cookies", since those of the sign-in pages are deleted by name.
 */
export const CLEAR_ON_SIGN_OUT = { 'clear-site-data': '"cache"' };
