import { conselhoDe } from '../../../domain/administracao/alertas';
import { idade } from '../../../domain/administracao/idade';
import { quando } from '../../../domain/base/quando';
import type { AlertaAberto } from '../../../domain/wire/administracao/alertas';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Heading } from '../../../ui/Text/Heading';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** One alert with its buttons, whose names say which alert they are of. */
export function UmAlerta({ alerta }: { alerta: AlertaAberto }) {
  const { id, invariante, significado, detalhe, localizador, desde, ciente, reenviavel } = alerta;
  const emit = useEmit();
  const clock = useClock();
  const { sending } = useSubmission('alerta');
  const qual = <VisuallyHidden>{`do alerta “${detalhe}”`}</VisuallyHidden>;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Heading level={2}>{significado}</Heading>
        {invariante && <StatusBadge kind="danger">Regra quebrada</StatusBadge>}
        {ciente === null && <StatusBadge kind="warning">Ninguém viu ainda</StatusBadge>}
      </Inline>
      <DescriptionList
        items={[
          { label: 'O que aconteceu', value: detalhe },
          ...(localizador === null ? [] : [{ label: 'Pedido', value: localizador }]),
          { label: 'Aberto', value: `${idade(desde, clock.now())}, em ${quando(desde)}` },
          { label: 'O que fazer', value: conselhoDe(alerta) },
          ...(ciente === null ? [] : [{ label: 'Ciente', value: `${ciente.por}, em ${quando(ciente.em)}` }]),
        ]}
      />
      {(ciente === null || reenviavel) && (
        <Inline>
          {reenviavel && (
            <Button size="small" disabled={sending} onClick={() => emit('MensagemReenviada', { id })}>
              Enviar de novo {qual}
            </Button>
          )}
          {ciente === null && (
            <Button variant="secondary" size="small" disabled={sending} onClick={() => emit('AlertaVisto', { id })}>
              Estou ciente {qual}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
