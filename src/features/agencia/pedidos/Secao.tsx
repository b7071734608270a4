import type { ReactNode } from 'react';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

/** A titled part of an order's details. */
export function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section aria-label={titulo}>
      <Stack gap={3}>
        <Heading level={3} size="lg">
          {titulo}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
