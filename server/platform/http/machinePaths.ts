/** Addresses that supervisors and collectors ask for: no person waits for them, and they tell of this process alone. */
export const MACHINE_PATHS: ReadonlySet<string> = new Set(['/api/vivo', '/api/pronto', '/api/saude', '/metrics']);
