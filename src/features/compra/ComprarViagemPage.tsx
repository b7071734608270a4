import { type ComponentType, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  etapaPossivel,
  etapasCompra,
  type LinkCompra,
  rotulosEtapa,
  type TrechoCompra,
} from '../../domain/compra/compra';
import { etapaComTela, etapaDoLink, type EtapaComTela } from '../../domain/compra/fases/etapaDoLink';
import { faixaDaCompra } from '../../domain/compra/sentidos/palavrasTrecho';
import { parseCompra } from '../../domain/compra/parseCompra';
import { rotas } from '../../domain/base/rotas';
import { useEmit } from '../../events/useEmit';
import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { Columns } from '../../ui/Columns/Columns';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { Stepper } from '../../ui/Stepper/Stepper';
import { AberturaDaCompra } from './AberturaDaCompra';
import { AcaoCompra } from './AcaoCompra';
import { EtapaTitulo } from './EtapaTitulo';
import { FaixaDaViagem } from './FaixaDaViagem';
import { ReservaVencida } from './ReservaVencida';
import { ResumoCompra } from './ResumoCompra';
import { useTrechosDaCompra } from './poltronas/useTrechosDaCompra';
import { translated } from '../../words/t';

export interface ComprarViagemPageProps {
  etapas: Record<EtapaComTela, ComponentType>;
  /** Called when a step is on screen, to prefetch the next one. */
  onEtapa?: (etapa: EtapaComTela) => void;
}

/** The purchase from seats to payment. The step stands in the address, so back is the browser's. */
export function ComprarViagemPage({ etapas, onEtapa }: ComprarViagemPageProps) {
  const emit = useEmit();
  const { search } = useLocation();
  const { trechos, reserva, prontos, pedidoId, envio, aviso } = useAppSelector(selectCompra);
  useEffect(() => {
    emit('CompraAberta');
    return () => emit('CompraFechada');
  }, [emit]);

  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') emit('CompraRevista');
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [emit]);

  const link = useMemo(() => parseCompra(search), [search]);
  const possivel = etapaPossivel(link?.etapa ?? 'poltronas', {
    reservado: reserva !== null,
    prontos: prontos !== null,
    pedido: pedidoId !== null,
  });
  const etapa = etapaComTela(possivel);
  const isOpening = trechos.length === 0 || envio === 'retomando';
  useEffect(() => {
    if (!isOpening) onEtapa?.(etapa);
  }, [etapa, isOpening, onEtapa]);
  if (isOpening) return <Abertura link={link} />;
  const Etapa = etapas[etapa];
  return (
    <Page title={translated(rotas.comprarViagem.titulo)} titleHidden dense>
      <Stack gap={4}>
        <FaixaDaViagem />
        <Stepper steps={etapasCompra.map((id) => translated(rotulosEtapa[id]))} current={etapasCompra.indexOf(etapa)} />
        {aviso?.tipo === 'vencida' && <ReservaVencida mensagem={aviso.mensagem} />}
        <Columns shape="summary">
          <section aria-labelledby="etapa-da-compra">
            <Stack gap={5}>
              <EtapaTitulo key={etapa} etapa={etapa} />
              <Etapa />
            </Stack>
          </section>
          <ResumoCompra etapa={etapa} action={<AcaoCompra etapa={etapa} />} />
        </Columns>
      </Stack>
    </Page>
  );
}

/** The purchase before its state is known, as its address tells it. */
function Abertura({ link }: { link: LinkCompra | null }) {
  const descritos = useTrechosDaCompra(link?.trechos ?? SEM_TRECHOS);
  return <AberturaDaCompra etapa={link ? etapaDoLink(link) : 'poltronas'} faixa={faixaDaCompra(descritos)} />;
}

const SEM_TRECHOS: readonly TrechoCompra[] = [];
