import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectEmbarque } from '../../../store/bilhetes/embarque';
import { useAppSelector } from '../../../store/hooks';
import { CodeScanner } from '../../../ui/CodeScanner/CodeScanner';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { CargaDaViagem } from './CargaDaViagem';
import { ColarCodigo } from './ColarCodigo';
import { Lidos } from './Lidos';
import { Resposta } from './Resposta';
import { ViagemCard } from './ViagemCard';

/** Boarding: codes are scanned and judged here, online or offline. */
export function EmbarquePage() {
  const emit = useEmit();
  const { viagem, lidos, carga = [], fila, resultado } = useAppSelector(selectEmbarque);
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('viagem');
  useEffect(() => {
    emit('EmbarqueAberto');
    return () => emit('EmbarqueFechado');
  }, [emit]);
  useEffect(() => {
    if (asked && /^\d{1,18}$/.test(asked)) emit('ViagemEmbarqueEscolhida', { viagemId: asked });
  }, [emit, asked]);
  return (
    <Page title={rotas.embarque.titulo} width="form">
      <Stack gap={6}>
        {resultado && <Resposta key={resultado.n} julgamento={resultado} carga={carga} />}
        <CodeScanner
          name="Código de embarque"
          otherwise="Cole o código no campo abaixo."
          onCode={(codigo) => emit('CodigoEmbarqueLido', { codigo })}
        />
        <ColarCodigo />
        <ViagemCard viagem={viagem} lidos={Object.keys(lidos).length} fila={fila.length} />
        <CargaDaViagem carga={carga} lidos={lidos} />
        <Lidos lidos={lidos} />
      </Stack>
    </Page>
  );
}
