/** Meta's codes for a number that WhatsApp does not reach: unknown, not allowed, or without its terms accepted. */
const SEM_WHATSAPP = [131_026, 131_030, 131_021];

/** Whether an error says that a number has to be reached another way. */
export const isSemWhatsapp = (code: number): boolean => SEM_WHATSAPP.includes(code);
