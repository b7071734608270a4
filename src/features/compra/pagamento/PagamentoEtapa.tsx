import type { ComponentType, ReactNode } from 'react';
import { useMeiosQuery } from '../../../store/api/meios';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Stack } from '../../../ui/Stack/Stack';
import { useNoBalcao } from '../balcao/useBalcao';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from '../usePrecoDaCompra';
import { VoltarAosPassageiros } from './VoltarAosPassageiros';

export interface PagamentoEtapaProps {
  /** The counter's payment, loaded for operators only. */
  Balcao: ComponentType;
  /** The offer of a boleto, loaded for travellers. */
  Boleto: ComponentType;
  /** The wallets, loaded in browsers that have some. */
  Carteiras: ComponentType;
  /** The card payment, loaded when a card is chosen. */
  Cartao: ComponentType;
  /** The person's credit, loaded for travellers with a hold. */
  Credito: ComponentType;
  /** The company that is invoiced: of this order, or of the purchase while there is none. */
  Tomador: ComponentType<{ pedidoId: string | null }>;
}

/** Payment step: of the hold, of a restored order, or the counter's. */
export function PagamentoEtapa({ Balcao, Boleto, Carteiras, Cartao, Credito, Tomador }: PagamentoEtapaProps) {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const preco = usePrecoDaCompra();
  const noBalcao = useNoBalcao();
  const isFree = preco?.totalCentavos === 0;
  const livre = <NadaAPagar canGoBack={reserva !== null} />;
  if (noBalcao) return <NoBalcao Tomador={Tomador}>{isFree ? livre : <Balcao />}</NoBalcao>;
  if (isFree && !reserva) return livre;
  if (!reserva && pedidoId !== null) {
    return (
      <Stack gap={5}>
        <PagamentoDoPedido pedidoId={pedidoId} Cartao={Cartao} />
        <OutrosMeios {...{ Carteiras, Boleto }} />
        <Tomador pedidoId={pedidoId} />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      {reserva && <Credito />}
      {isFree ? (
        livre
      ) : (
        <>
          <PagamentoStep totalCentavos={preco?.totalCentavos ?? null} Cartao={Cartao} />
          <OutrosMeios {...{ Carteiras, Boleto }} />
        </>
      )}
      {reserva && <Tomador pedidoId={null} />}
      {!isFree && <VoltarAosPassageiros />}
    </Stack>
  );
}

/** The counter's payment below the company on the invoice, which the customer says first. */
function NoBalcao({ Tomador, children }: Pick<PagamentoEtapaProps, 'Tomador'> & { children: ReactNode }) {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  return (
    <Stack gap={6}>
      {(reserva || pedidoId !== null) && <Tomador pedidoId={reserva ? null : pedidoId} />}
      {children}
    </Stack>
  );
}

/** The wallets, where the browser and the shop have some, and the boleto. */
function OutrosMeios({ Carteiras, Boleto }: Pick<PagamentoEtapaProps, 'Carteiras' | 'Boleto'>) {
  const { data: meios } = useMeiosQuery();
  return (
    <>
      {'PaymentRequest' in window && !!meios?.carteiras.length && <Carteiras />}
      <Boleto />
    </>
  );
}
