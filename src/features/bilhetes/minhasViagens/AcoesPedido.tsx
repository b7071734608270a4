import { abaDoPedido, isPagavel, itensVivos } from '../../../domain/agencia/abasPedidos';
import { comprarDeNovoLink } from '../../../domain/compra/comprarDeNovo';
import { isPendenteDeConclusao } from '../../../domain/compra/pedido';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useBilhetesAvaliaveisQuery } from '../../../store/api/bilhetes';
import { Button } from '../../../ui/Button/Button';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { t } from '../../../words/t';

/** Actions of an order, most urgent first. */
export function AcoesPedido({ pedido, now }: { pedido: Pedido; now: Date }) {
  const aba = abaDoPedido(pedido, now);
  if (aba === 'pendentes') return <Pendente pedido={pedido} now={now} />;
  const hasTickets = pedido.itens.some(({ bilheteId }) => bilheteId !== null);
  return (
    <>
      {aba !== 'canceladas' && (
        <LinkButton variant="secondary" href={`${rotas.minhasViagens.path}?pedido=${pedido.id}`}>
          {t('Ver bilhete')}
        </LinkButton>
      )}
      {aba === 'passadas' && <Avaliar pedido={pedido} />}
      <NovosBilhetes pedido={pedido} />
      {aba !== 'proximas' && (
        <LinkButton variant="secondary" href={comprarDeNovoLink(pedido, now)}>
          {t('Comprar de novo')}
        </LinkButton>
      )}
      {hasTickets && <Recibo pedido={pedido} />}
      {aba === 'proximas' && itensVivos(pedido).length > 1 && <CancelarTudo pedidoId={pedido.id} />}
    </>
  );
}

/** The way to rate the first trip of the order that has no rating yet. */
function Avaliar({ pedido }: { pedido: Pedido }) {
  const emit = useEmit();
  const { data } = useBilhetesAvaliaveisQuery();
  const bilheteId = data?.find((id) => pedido.itens.some((item) => item.bilheteId === id));
  if (!bilheteId) return null;
  return (
    <Button variant="secondary" onClick={() => emit('AvaliacaoAberta', { bilheteId })}>
      {t('Avaliar viagem')}
    </Button>
  );
}

function Pendente({ pedido, now }: { pedido: Pedido; now: Date }) {
  const emit = useEmit();
  const { id, situacao } = pedido;
  if (isPagavel(pedido, now)) {
    return (
      <>
        {pedido.boletoVence ? (
          <LinkButton href={`${rotas.pagamentoBoleto.path}?pedido=${id}`}>{t('Ver boleto')}</LinkButton>
        ) : (
          <LinkButton href={`${rotas.pagamentoPix.path}?pedido=${id}`}>{t('Continuar pagamento')}</LinkButton>
        )}
        <Button variant="quiet" onClick={() => emit('CancelamentoAberto', { tipo: 'pedido', id })}>
          {t('Desistir do pedido')}
        </Button>
      </>
    );
  }
  if (!isPendenteDeConclusao(situacao)) return null;
  return (
    <Button variant="secondary" onClick={() => emit('dockConcluirPedido', { pedidoId: id })}>
      {pedido.emissao ? t('Tentar emitir de novo') : t('Atualizar pedido')}
    </Button>
  );
}

/** Links to the replacement tickets. */
function NovosBilhetes({ pedido }: { pedido: Pedido }) {
  const novos = [...new Set(pedido.itens.flatMap(({ novoPedidoId }) => novoPedidoId ?? []))];
  return novos.map((id, i) => (
    <LinkButton key={id} variant="secondary" href={`${rotas.minhasViagens.path}?pedido=${id}`}>
      {novos.length === 1 ? t('Ver novo bilhete') : t('Ver novo bilhete {n}', { n: i + 1 })}
    </LinkButton>
  ));
}

function Recibo({ pedido: { id, localizador } }: { pedido: Pedido }) {
  const emit = useEmit();
  return (
    <Button variant="quiet" icon={<DownloadIcon />} onClick={() => emit('ReciboPedido', { pedidoId: id, localizador })}>
      {t('Baixar recibo')}
    </Button>
  );
}

function CancelarTudo({ pedidoId }: { pedidoId: string }) {
  const emit = useEmit();
  return (
    <Button variant="quiet" onClick={() => emit('CancelamentoAberto', { tipo: 'pedido', id: pedidoId })}>
      {t('Cancelar todas as passagens')}
    </Button>
  );
}
