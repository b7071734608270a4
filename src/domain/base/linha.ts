/** A typed text as one line of the wire: tabs and other white space, which a paste brings along, become single spaces. */
export const toLinha = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
