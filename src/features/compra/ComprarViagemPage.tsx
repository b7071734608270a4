import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { etapaPossivel, etapasCompra, parseCompra, rotulosEtapa, type EtapaCompra } from '../../domain/compra';
import { rotas } from '../../domain/rotas';
import { useEmit } from '../../events/useEmit';
import { selectCompra } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stepper } from '../../ui/Stepper/Stepper';
import { AcaoCompra } from './AcaoCompra';
import { AvisoCompra } from './AvisoCompra';
import './compra.css';
import { EtapaTitulo } from './EtapaTitulo';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { PassageirosStep } from './PassageirosStep';
import { PoltronasStep } from './PoltronasStep';
import { ResumoCompra } from './ResumoCompra';

/** Buying a trip, from the seats to the payment. The step stands in the address, so the way back is the browser's own. */
export function ComprarViagemPage() {
  const emit = useEmit();
  const { search } = useLocation();
  const { trechos, reserva, prontos, pedidoId, envio, aviso } = useAppSelector(selectCompra);
  useEffect(() => {
    emit('CompraAberta');
    return () => emit('CompraFechada');
  }, [emit]);

  const etapa = etapaPossivel(parseCompra(search)?.etapa ?? 'poltronas', {
    reservado: reserva !== null,
    prontos: prontos !== null,
    pedido: pedidoId !== null,
  });
  if (trechos.length === 0 || envio === 'retomando') {
    return (
      <Page title={rotas.comprarViagem.titulo}>
        <Skeleton label="Carregando sua compra" shape="card" count={3} />
      </Page>
    );
  }
  return (
    <Page title={rotas.comprarViagem.titulo}>
      <div className="it-compra">
        <Stepper steps={etapasCompra.map((id) => rotulosEtapa[id])} current={etapasCompra.indexOf(etapa)} />
        {aviso && <AvisoCompra aviso={aviso} etapa={etapa} />}
        <div className="it-compra__body">
          <section aria-labelledby="etapa-da-compra">
            <EtapaTitulo key={etapa} etapa={etapa} />
            <Etapa etapa={etapa} />
          </section>
          <ResumoCompra action={<AcaoCompra etapa={etapa} />} />
        </div>
      </div>
    </Page>
  );
}

function Etapa({ etapa }: { etapa: EtapaCompra }) {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  if (etapa === 'poltronas') return <PoltronasStep />;
  if (etapa === 'passageiros') return <PassageirosStep />;
  if (!reserva && pedidoId !== null) return <PagamentoDoPedido pedidoId={pedidoId} />;
  return <PagamentoStep totalCentavos={reserva?.preco.totalCentavos ?? null} canGoBack />;
}
