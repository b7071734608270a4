import { rmSync } from 'node:fs';

export default function embeddedTeardown(): void {
  const file = process.env.TEST_EMBEDDED_IMAGE;
  if (file !== undefined) rmSync(file, { force: true });
}
