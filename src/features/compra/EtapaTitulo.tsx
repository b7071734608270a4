import { useLayoutEffect, useRef } from 'react';
import type { EtapaCompra } from '../../domain/compra/compra';
import { Heading } from '../../ui/Text/Heading';
import { titulosEtapa } from './titulosEtapa';
import { translated } from '../../words/t';

/** Heading of a step; on a phone the seats take its room, and the progress above names the step. It receives the focus when the step follows another, like a new page's heading. */
export function EtapaTitulo({ etapa }: { etapa: EtapaCompra }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the step is drawn: drawn first, one shorter than the last brings the foot into sight until the focus scrolls it away.
  useLayoutEffect(() => {
    if (etapa !== 'poltronas') heading.current?.focus();
  }, [etapa]);
  return (
    <Heading ref={heading} id="etapa-da-compra" level={2} size="xl" focusable hiddenOnPhone={etapa === 'poltronas'}>
      {translated(titulosEtapa[etapa])}
    </Heading>
  );
}
