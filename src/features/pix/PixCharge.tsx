import { novaCompraLink } from '../../domain/compra';
import { formatCentavos } from '../../domain/dinheiro';
import { rotas } from '../../domain/rotas';
import type { Pedido } from '../../domain/wire/pedidos';
import { useEmit } from '../../events/useEmit';
import { usePedidoQuery } from '../../store/api/pedidos';
import type { PixState } from '../../store/pix';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { SessionExpiredIllustration } from '../../ui/Illustration/SessionExpiredIllustration';
import { Inline } from '../../ui/Inline/Inline';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { PixPanel } from '../../ui/PixPanel/PixPanel';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';

export interface PixChargeProps {
  pedidoId: string;
  pix: PixState;
}

/** No change of the device's time moves it. */
const now = (): number => performance.now();

/** The charge, and what became of it. */
export function PixCharge({ pedidoId, pix }: PixChargeProps) {
  const emit = useEmit();
  const pedido = usePedidoQuery(pedidoId).data;
  switch (pix.phase) {
    case 'waiting':
      return <Aberta pedido={pedido} pix={pix} onPaid={() => emit('dockConcluirPedido', { pedidoId })} />;
    case 'confirmed':
      return <Confirmada pix={pix} onAsk={() => emit('dockConcluirPedido', { pedidoId })} />;
    case 'expired':
      return <Expirada pix={pix} onPaid={() => emit('dockConcluirPedido', { pedidoId })} />;
    case 'failed':
      return (
        <ErrorState title="Não conseguimos abrir o pagamento" onRetry={() => emit('NovoPixPedido')}>
          {pix.aviso}
        </ErrorState>
      );
    case 'over':
      return <Encerrada aviso={pix.aviso} pedido={pedido} />;
    default:
      return <Skeleton label="Gerando o código Pix" shape="card" count={2} />;
  }
}

interface AbertaProps {
  pedido: Pedido | undefined;
  pix: PixState;
  onPaid: () => void;
}

function Aberta({ pedido, pix: { cobranca, fim, conferindo, aviso }, onPaid }: AbertaProps) {
  if (!cobranca) return null;
  return (
    <PixPanel
      copiaECola={cobranca.pixCopiaECola}
      total={pedido ? formatCentavos(pedido.totalCentavos) : '…'}
      expiresAt={fim}
      now={now}
      status={conferindo ? 'Perguntando ao banco…' : (aviso ?? 'Aguardando o pagamento')}
      checking={conferindo}
      onPaid={onPaid}
    />
  );
}

function Confirmada({ pix, onAsk }: { pix: PixState; onAsk: () => void }) {
  return (
    <Stack>
      <Alert kind="success" title="Pagamento confirmado" announce>
        Estamos emitindo o seu bilhete. Esta página avança sozinha.
      </Alert>
      <Skeleton label="Emitindo bilhete" shape="card" />
      <div>
        <Button variant="secondary" loading={pix.conferindo} onClick={onAsk}>
          Verificar agora
        </Button>
      </div>
    </Stack>
  );
}

function Expirada({ pix, onPaid }: { pix: PixState; onPaid: () => void }) {
  const emit = useEmit();
  return (
    <Alert
      kind="warning"
      title="O código Pix expirou"
      announce
      action={
        <Inline>
          <Button variant="accent" onClick={() => emit('NovoPixPedido')}>
            Gerar novo código Pix
          </Button>
          <Button variant="secondary" loading={pix.conferindo} onClick={onPaid}>
            Já paguei
          </Button>
        </Inline>
      }
    >
      {pix.aviso}
    </Alert>
  );
}

function Encerrada({ aviso, pedido }: { aviso: string | null; pedido: Pedido | undefined }) {
  return (
    <EmptyState
      title="Este pagamento foi encerrado"
      illustration={<SessionExpiredIllustration />}
      action={
        <Inline>
          {pedido && <LinkButton href={buyAgainLink(pedido)}>Escolher poltronas novamente</LinkButton>}
          <LinkButton href={rotas.minhasViagens.path} variant="secondary">
            Ver minhas viagens
          </LinkButton>
        </Inline>
      }
    >
      {aviso}
    </EmptyState>
  );
}

/** The same trips, to be bought anew. */
function buyAgainLink({ itens }: Pedido): string {
  const ways = [0, 1].flatMap((trecho) => itens.find((item) => item.trecho === trecho) ?? []);
  return novaCompraLink(
    ways.map(({ viagemId, partida, chegada }) => ({
      viagemId,
      localidadeOrigem: partida.localidade.id,
      localidadeDestino: chegada.localidade.id,
      poltronas: [],
    })),
  );
}
