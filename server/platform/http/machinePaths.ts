/** What supervisors and collectors ask for: no person waits for it, and it tells of this process alone. */
export const MACHINE_PATHS: ReadonlySet<string> = new Set(['/api/vivo', '/api/pronto', '/api/saude', '/metrics']);
