import type { ComponentType, ReactNode } from 'react';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Stack } from '../../../ui/Stack/Stack';
import { useNoBalcao } from '../balcao/useBalcao';
import type { CarteirasDaCompraProps } from './carteira/CarteirasDaCompra';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from '../usePrecoDaCompra';
import { type MeiosConhecidos, useMeiosConhecidos } from './useMeiosConhecidos';
import { VoltarAosPassageiros } from './VoltarAosPassageiros';

export interface PagamentoEtapaProps {
  /** The counter's payment, loaded for operators only. */
  Balcao: ComponentType;
  /** The offer of a boleto, loaded for travellers. */
  Boleto: ComponentType;
  /** The wallets, loaded in browsers that have some. */
  Carteiras: ComponentType<CarteirasDaCompraProps>;
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
  const meios = useMeiosConhecidos();
  const isFree = preco?.totalCentavos === 0;
  const tomador = reserva && <Tomador pedidoId={null} />;
  const livre = <NadaAPagar canGoBack={reserva !== null} />;
  if (noBalcao) return <NoBalcao Tomador={Tomador}>{isFree ? livre : <Balcao />}</NoBalcao>;
  if (isFree && !reserva) return livre;
  if (!reserva && pedidoId !== null) {
    return (
      <Stack gap={5}>
        <PagamentoDoPedido pedidoId={pedidoId} Cartao={Cartao} />
        <OutrosMeios {...{ Carteiras, Boleto, meios }}>
          <Tomador pedidoId={pedidoId} />
        </OutrosMeios>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      {reserva && <Credito />}
      {isFree ? (
        <>
          {livre}
          {tomador}
        </>
      ) : (
        <>
          <PagamentoStep totalCentavos={preco?.totalCentavos ?? null} Cartao={Cartao} />
          <OutrosMeios {...{ Carteiras, Boleto, meios }}>
            {tomador}
            <VoltarAosPassageiros />
          </OutrosMeios>
        </>
      )}
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

interface OutrosMeiosProps extends Pick<PagamentoEtapaProps, 'Carteiras' | 'Boleto'> {
  meios: MeiosConhecidos;
  /** Stands below them. */
  children: ReactNode;
}

/** The wallets, where the browser and the shop have some, the boleto, and what stands below: nothing moves it then. */
function OutrosMeios({ Carteiras, Boleto, meios, children }: OutrosMeiosProps) {
  const { isKnown, hasCarteiras, onCarteiras } = meios;
  return (
    <>
      {hasCarteiras && <Carteiras onKnown={onCarteiras} />}
      {isKnown && (
        <>
          <Boleto />
          {children}
        </>
      )}
    </>
  );
}
