/**
 * What a browser forgets of this origin when somebody signs out, for the device may be another person's too: answers
 * and pages it keeps, the back-forward cache among them. Not "storage", which would take the device's own record
 * (`dispositivo`) along, the one thing that the clean-up keeps; nor "cookies", for those of the sign-in pages end by name.
 */
export const CLEAR_ON_SIGN_OUT = { 'clear-site-data': '"cache"' };
